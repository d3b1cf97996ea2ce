### Heroes: det som sägs i städer och på marknadsplatser. Svenska.
###
### Det som skickas med, utöver det som play.ftl nämner:
###   $building                namnet på en byggnad ur map.ftl
###   $price, $goods           mängder som man säger dem: 12 guld och 1 värdesak
###   $tier                    brons, silver eller guld
###   $place, $field           namnet på en plats, och var den ligger: C3

## What is asked

prompt-people = Rekrytera och förstärk så många enheter som du har råd med.
prompt-make-room = Din armé är för stor: vilken enhet skickar du bort?
prompt-buy-shown = Neutrala enheter erbjuder sin tjänst: rekryterar du någon?
prompt-reinforce-one = Vilken enhet förstärker du?
prompt-city-hall = En resursrunda börjar: vad ger ditt stadshus dig?
prompt-cover = Mörkrets täcke: vilket kort kastar du för att dra ett annat?
prompt-cover-before-fight = Mörkrets täcke: ska fienden förlora ett slumpvis valt kort före striden?
prompt-turn-begins = Din tur börjar: vilken av dina byggnader använder du?
prompt-vortex = Manavirvel: vilket kort kastar du?
prompt-vortex-search = Manavirvel: vilket kort ur din lek tar du?
prompt-trade = Marknadsplats: byt så ofta du vill, eller ta i stället bort ett kort.
prompt-raise-gold = Guldet räcker inte: vad byter du?
prompt-arrange-unit = Vilken enhet flyttar du på ditt bräde?
prompt-arrange-place = Vart?
prompt-more-spells = Magikernas skrå har fler: köper du en besvärjelse till?

## What may be picked

# $building, $price
option-build = Bygg { $building } för { $price }
# $unit, $price
option-recruit-for = Rekrytera { $unit } (Fåtal) för { $price }
# $unit
option-recruit-free = Rekrytera { $unit } (Fåtal) utan kostnad
# $unit, $price
option-reinforce-for = Förstärk { $unit } till Kompani för { $price }
# $unit
option-dismiss = Skicka bort { $unit }
# $place, $field, $n (number): gold
option-hire = Rekrytera din sekundärhjälte för { $n } guld: { $place }, { $field }
# $n (number): gold
option-book = Köp en besvärjelse för { $n } guld
# $card, $n (number): gold
option-smelt = Smedja: ta bort { $card } ur spelet för { $n } guld
# $n (number): gold
option-forge = Smedja: betala { $n } guld och leta igenom föremålen
option-cover = Mörkrets täcke: byt upp till två kort
option-steal = Fienden förlorar ett slumpvis valt kort
# $tier
option-summon = Frambesvärjelsens portal: en neutral enhet, { $tier }
option-vortex = Manavirvel: kasta ett kort och leta igenom din lek
option-amplify = Nekromantiförstärkare: ta Nekromanti ur förmågeleken
# $card
option-recall = Nekromantiförstärkare: ta { $card } från din kasthög
# $n (number)
option-hall-gold = Ta { $n } guld
option-hall-valuable = Ta 1 värdesak
option-hall-movement-main = Din huvudhjälte får 1 förflyttningspoäng
option-hall-movement-secondary = Din sekundärhjälte får 1 förflyttningspoäng
# $price, $goods
option-trade = { $price } mot { $goods }
# $card, $n (number): gold
option-remove-for = Ta bort { $card } ur spelet för { $n } guld
option-show-units = Se vilka neutrala enheter som är till salu
option-pass-people = Det räcker
option-arrange = Ställ om dina enheter
# $unit, $place
option-move-unit = { $unit }: { $place }
# $unit, $place
option-place-taken = { $place }, i byte mot { $unit }
# $n (number)
place-back = bakre raden, ruta { $n }
# $n (number)
place-front = främre raden, ruta { $n }
option-pass-arrange-unit = Låt dem stå
option-pass-more-spells = Det är allt
option-pass-buy-shown = Rekrytera ingen
option-pass-reinforce-one = Förstärk ingen
option-pass-cover = Inga fler: dra
option-pass-cover-before-fight = Inte nu
option-pass-turn-begins = Använd inget mer
option-pass-trade = Det räcker

## The same on a button

# $building, $price
label-build = { $building }, { $price }
# $unit, $price
label-for = { $unit }, { $price }
# $place, $field
label-hire = { $place }, { $field }

## What happened

# $seat, $price
event-paid = { $seat } betalar { $price }.
# $seat, $building
event-built = { $seat } bygger { $building }.
# $seat
event-hired = En andra hjälte kommer in på kartan för { $seat }.
# $seat, $unit
event-unit-shown = { $unit } erbjuder { $seat } sin tjänst.
# $seat, $unit
event-unit-dismissed = { $unit } lämnar armén under { $seat }.
# $seat
event-found-nothing = { $seat } hittar inte kortet.
# $seat
event-came-unseen = { $seat } anfaller under Mörkrets täcke.
