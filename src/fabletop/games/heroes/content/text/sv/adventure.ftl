### Heroes: what is said on the map, beside towns and trading posts. Swedish.
###
### What is passed in, beside what play.ftl names:
###   $field                   a field by its name and place: Väderkvarn (C3)
###   $tile, $tiles            a tile by its kind and letter: närbricka G; or a list of letters
###   $hero                    the name of a hero, or "Sekundärhjälten (Catherine)"
###   $price, $what            amounts as one says them: 12 guld och 1 värdesak
###   $level                   the numeral of a guard: II
###   $token, $project         what a scenario calls it

## Names

# $seat
name-secondary = Sekundärhjälten ({ $seat })
# $place (text), $at (text)
name-field = { $place } ({ $at })
# $tile (text), $at (text)
name-tile = { $tile } { $at }
# $hero, $n (number)
hero-points =
    { $n ->
        [one] { $hero } har 1 förflyttningspoäng
       *[other] { $hero } har { $n } förflyttningspoäng
    }
# $seat, $n (number)
hero-points-secondary =
    { $n ->
        [one] sekundärhjälten ({ $seat }) har 1 förflyttningspoäng
       *[other] sekundärhjälten ({ $seat }) har { $n } förflyttningspoäng
    }
resource-gold = guld
resource-materials = byggnadsmaterial
resource-valuables = värdesaker
face-experience = 1 erfarenhet
face-artifact = leta igenom (2) föremålen
# $n (number)
face-dice =
    { $n ->
        [one] 1 resurstärning
       *[other] { $n } resurstärningar, 1 räknas
    }
building-kind-city-hall = Stadshuset
building-kind-citadel = Citadell
building-kind-mage-guild = Magikernas skrå
building-kind-bronze-dwelling = bronsbostad
building-kind-silver-dwelling = silverbostad
building-kind-gold-dwelling = guldbostad
building-kind-special-1 = fraktionens första byggnad
building-kind-special-2 = fraktionens andra byggnad

## What is asked

# $heroes (text)
prompt-main = Din tur: { $heroes }. Vad gör du?
prompt-main-nobody = Din tur: ingen av dina hjältar är på kartan. Vad gör du?
prompt-main-apart = Din hjälte kan inte stanna på det här fältet: vart går den vidare?
prompt-town-window = En strid väntar: använder du din stad först?
# $hero, $field
prompt-town-window-attack = { $hero } ska strida om { $field }: använder du din stad först?
# $hero, $field
prompt-town-window-defend = { $hero } anfaller { $field }: använder du din stad före striden?
# $n (number), $most (number)
prompt-refresh = Din tur börjar med { $n } kort på handen och din gräns är { $most }: kasta vad du vill, dra sedan upp till gränsen eller behåll handen.
# $n (number), $most (number)
prompt-refresh-empty = Din tur börjar utan kort på handen: drar du upp till din gräns på { $most }, eller inget alls?
# $n (number), $most (number)
prompt-refresh-over = Din tur börjar med { $n } kort på handen, men din gräns är { $most }: vilket kort kastar du?
# $tile
prompt-turn-tile = Du har upptäckt { $tile }: åt vilket håll ligger den?
prompt-turn-start-tile = Åt vilket håll ligger din startbricka?
prompt-starting-bonus = Vilken startbonus tar du?
prompt-first-unit = Vilken enhet börjar du med?
prompt-join-unit = Vilken enhet ansluter sig till dig?
# $dice (text), $n (number)
prompt-take-die-resource =
    { $n ->
        [one] Du har slagit { $dice }: vilket resultat tar du?
       *[other] Du har slagit { $dice }: ta { $n } resultat, vilket först?
    }
# $dice (text), $n (number)
prompt-take-die-treasure =
    { $n ->
        [one] Skattärningarna visar { $dice }: vilken utför du?
       *[other] Skattärningarna visar { $dice }: utför { $n } av dem, vilken först?
    }
# $dice (text), $n (number)
prompt-take-die-one = Tärningen visar { $dice }: ta resultatet eller slå om?
prompt-garden = Mystiska trädgården: vad tar du?
prompt-tree = Kunskapens träd: betalar du för 2 erfarenhet?
# $deck (text)
prompt-may-search = Letar du igenom (2) { $deck }?
# $deck (text), $price
prompt-may-search-for = Betalar du { $price } för att leta igenom (2) { $deck }?
prompt-tomb = Krigarens grav: öppnar du den?
prompt-spring = Magiska källan: vilket kort i din kasthög tar du till handen?
# $n (number)
prompt-put-back = Magiska källan: vilket av de { $n } korten ligger underst?
prompt-witch = Häxans hydda: ger du upp en förmåga, eller tittar du på en ny?
prompt-witch-card = Häxans hydda: tar du den här förmågan?
prompt-witch-again = Häxans hydda: ger du upp en förmåga för att dra en ny?
# $hero, $field, $level
prompt-hire-guard = { $hero } möter väktare, { $field }: vem av dem vinner din diplomati?
# $n (number)
prompt-swap-cards = { $n ->
    [one] Byt ett kort till: vilket kastar du för att dra ett nytt?
   *[other] Byt upp till { $n } kort: vilket kastar du för att dra lika många?
}
prompt-observe = Vilken bricka ser du härifrån?
prompt-pandoras-box = Pandoras ask: vilka tärningar slår du?
# $field
prompt-settle = { $field } är din: vad ger den dig?
# $field
prompt-settle-first = { $field } är din, och du är dess första ägare: vad ger den dig?
# $hero, $field
prompt-give-up = { $hero } anfaller din sekundärhjälte, { $field }: strider du?
# $hero, $field, $level, $n (number): gold
prompt-pay-for-defence = { $hero } anfaller { $field }: betalar du { $n } guld för att din armé ska försvara platsen?
# $hero
prompt-refuge = { $hero } måste fly: till vilken av dina platser?
# $hero, $field, $level
prompt-skip-fight = Väktare { $level } på { $field }: spelar { $hero } ett kort för att komma förbi utan strid?
prompt-after-victory = Seger: spelar du ett kort för att förstärka en enhet?
prompt-late-steps = Slutet av din tur: går en hjälte vidare till ett tomt fält?
prompt-late-step = Till vilket tomt fält går din hjälte vidare?
# $n (number)
prompt-choose-mover =
    { $n ->
        [one] Vilken hjälte får 1 förflyttningspoäng?
       *[other] Vilken hjälte får { $n } förflyttningspoäng?
    }
# $n (number)
prompt-choose-flyer = Vilken hjälte flyger?
# $n (number)
prompt-portal = Vilken hjälte tar sig hem, och vart?
prompt-look-from = Vilken hjälte ser sig omkring?
# $n (number)
prompt-choose-enemy =
    { $n ->
        [one] Vilken fiende förlorar ett slumpvis kort?
       *[other] Vilken fiende förlorar { $n } slumpvisa kort?
    }
prompt-plague = Fruktansvärd pest: vilket av dina kompanier blir ett fåtal?
# $hero, $field, $level
prompt-swap-guard = Svängig satyr: byter du ut en av väktarna på { $field }?
# $text
prompt-choose-effects-event = { $text } Vad väljer du?
# $field
prompt-choose-effects-place = { $field }: vad väljer du?
prompt-choose-effects-bonus = Vilken startbonus väljer du?
# $text (text), $asked (text): what happened, and what is asked because of it
prompt-because-event = { $text } { $asked }
# $field (text), $asked (text)
prompt-because-place = { $field }: { $asked }
prompt-reveal-by-event = Vilken bricka upptäcker du?
# $n (number)
prompt-unflag =
    { $n ->
        [one] Vilken av dina flaggor förlorar du?
       *[other] Du förlorar { $n } av dina flaggor: vilken först?
    }
prompt-build-by-event = Vad bygger du?

## What may be picked

# $hero, $field
option-step = { $hero } går till { $field }
# $hero, $field
option-land = { $hero } landar på { $field }
# $hero, $field
option-late-step = { $hero } går vidare till { $field }
# $hero, $field
option-portal-home = { $hero } tar sig till { $field }
# $hero, $field
option-revisit = { $hero } besöker { $field } igen
# $tile
option-reveal = Upptäck { $tile }
# $tiles
option-add = Lägg till en fjärranbricka bredvid { $tiles }
# $n (number): degrees
option-turn = Vrid den { $n }° medurs
option-turn-not = Låt den ligga som den är
option-end-turn = Avsluta turen
# $what (text)
option-take-face = Ta { $what }
# $what (text)
option-reroll-die-morale = Slå om { $what } med din moral
# $what (text)
option-reroll-die-luck = Slå om { $what } med Tur
# $what (text)
option-reroll-die-weasel = Slå om { $what } med Snabb vessla
option-bonus-dice-easy = Slå 2 resurstärningar och ta båda resultaten
option-bonus-dice-normal = Slå 2 resurstärningar och ta 1 resultat
option-bonus-dice-hard = Slå 1 resurstärning och ta resultatet
option-bonus-dice-impossible = Slå ingen tärning
option-bonus-artifact-easy = Leta igenom (2) föremålsleken två gånger
option-bonus-artifact-normal = Leta igenom (2) föremålsleken
option-bonus-artifact-hard = Ta lekens första mindre föremål
option-bonus-artifact-impossible = Ta inget föremål
option-bonus-artifact-easy-minor = Ta 2 mindre föremål
option-bonus-artifact-normal-minor = Ta 1 mindre föremål
option-bonus-artifact-hard-minor = Ta 1 mindre föremål
option-bonus-artifact-impossible-minor = Ta inget föremål
# $what
option-gain = Ta { $what }
# $price
option-pay-tree = Betala { $price } för 2 erfarenhet
# $deck (text)
option-search-deck = Leta igenom (2) { $deck }
# $deck (text), $price
option-search-deck-for = Betala { $price } och leta igenom (2) { $deck }
option-open-tomb = Öppna graven
# $card
option-put-beneath = Lägg { $card } underst
option-see-ability = Titta på lekens översta förmåga
option-roll-two-resource = Slå 2 resurstärningar och ta 1 resultat
option-roll-two-treasure = Slå 2 skattärningar och utför 1
# $what
option-yields = { $what } mer vid varje inkomst
option-reinforces = Förstärk 1 brons- eller silverenhet för halva priset
option-reinforces-free = Förstärk 1 brons- eller silverenhet gratis
option-fight = Strid
option-give-up = Ge upp hjälten
# $n (number): gold
option-pay-for-defence = Betala { $n } guld: din armé försvarar
option-yield = Låt den tas
# $n (number)
option-draw-up =
    { $n ->
        [one] Dra 1 kort
       *[other] Dra { $n } kort
    }
option-keep-hand = Behåll handen som den är
option-nomads = Dina nomader leder en hjälte vidare
# $unit
option-weaken = { $unit } blir ett fåtal
# $unit, $tier (text)
option-swap = Byt { $unit } mot en annan enhet, { $tier }
# $unit
option-first-unit = Börja med { $unit }
option-join-unit = { $unit } ansluter sig
# $project, $price, $n (number), $most (number)
option-stage = Betala { $price } för steg { $n } av { $most }: { $project }
# $token, $hero
option-hand-over = Lämna { $token } till { $hero }
# $building (text)
option-build-free = Bygg { $building } gratis
# $building (text), $price
option-build-event = Bygg { $building } för { $price }
option-pass-town-window = Till striden
option-pass-tree = Betala inget
option-pass-may-search = Leta inte
option-pass-tomb = Låt den vara stängd
option-pass-spring = Ta inget
option-pass-witch = Ingetdera
option-pass-witch-again = Ge inte upp någon
option-pass-hire-guard = Ingen av dem
option-pass-swap-cards = Byt inga fler
option-pass-skip-fight = Spela inget
option-pass-after-victory = Spela inget
option-pass-late-steps = Stanna
option-pass-swap-guard = Byt ut ingen
option-pass-build-by-event = Bygg inget

## The same on buttons

# $text (text)
label-second = Sekundärhjälten: { $text }
# $place (text)
label-revisit = Besök igen: { $place }
# $tile (text), $tiles
label-add = Ny { $tile } bredvid { $tiles }

## Headings of the options

group-go = Gå
group-explore = Utforska
group-build = Bygg
group-hire = Sekundärhjälte
group-town = Stad
group-scenario = Scenario

## What to know about an option

# $hero
hint-enemy-hero = { $hero } står där: strid
# $seat
hint-enemy-place = Den tillhör { $seat }, vars armé kan försvara den
# $level, $cards (text)
hint-guard = Väktare { $level }: { $cards }
# $level, $cards (text)
hint-guard-flees = Väktare { $level } flyr för dig
hint-own-flag = Den är redan din
hint-nothing = Inget att besöka
# $n (number)
hint-point =
    { $n ->
        [one] 1 förflyttningspoäng, din sista
       *[other] 1 av { $n } förflyttningspoäng
    }
hint-late-step = Inget besöks där
# $n (number)
hint-supply =
    { $n ->
        [one] 1 bricka i ditt förråd
       *[other] { $n } brickor i ditt förråd
    }
# $tiles
hint-joins = ansluter till { $tiles }
# $tiles
hint-opens = öppen mot { $tiles }
hint-joins-none = ansluter inte till någon bricka
# $n (number)
hint-end-turn =
    { $n ->
        [one] 1 förflyttningspoäng går förlorad
       *[other] { $n } förflyttningspoäng går förlorade
    }
# $what
hint-yields-first = Dessutom { $what } genast
hint-yields = Så länge den är din
# $n (number)
hint-hand =
    { $n ->
        [one] 1 kort på handen
       *[other] { $n } kort på handen
    }
hint-give-up = Fienden får en kub, och det hjälten höll ligger öppet.
hint-yield = Fienden tar den utan strid.
hint-pay-for-defence = Din armé strider utan hjälte och utan kort.
hint-open-tomb = Leta igenom (2) föremålsleken två gånger, få sedan negativ moral två gånger.
hint-keep = Du drar inget.
hint-draw-up = Upp till din handgräns.
hint-nomads = Inget besöks där.

## What a scenario has happen

price-free = gratis
price-half = för halva priset
price-printed = för det tryckta priset
place-word-visitable = alla besöksbara platser
place-word-own-town = din egen stad
place-word-enemy-town = en fiendestad
place-word-ai-town = AI:ns stad
place-word-spot = det utmärkta fältet
# $tier (text)
unit-word-cheapest = din billigaste enhet, { $tier }
# $tier (text)
unit-word-second = din näst billigaste enhet, { $tier }
# $tier (text)
unit-word-dearest = din dyraste enhet, { $tier }
# $tier (text)
unit-word-chosen = en valfri enhet, { $tier }
unit-word-carried = armén du behöll
# $what
effect-gain = Få { $what }
# $what
effect-pay = Betala { $what }
# $what, $text (text)
effect-pay-or = Betala { $what }; om du inte kan: { $text }
# $n (number), $keep (number)
effect-roll-resource =
    { $n ->
        [one] Slå 1 resurstärning
       *[other] Slå { $n } resurstärningar och ta { $keep }
    }
# $n (number), $keep (number)
effect-roll-treasure =
    { $n ->
        [one] Slå 1 skattärning
       *[other] Slå { $n } skattärningar och utför { $keep }
    }
# $x (number), $n (number), $deck (text)
effect-search =
    { $n ->
        [one] Leta igenom ({ $x }) { $deck }
       *[other] Leta igenom ({ $x }) { $deck } { $n } gånger
    }
# $x (number), $n (number), $deck (text)
effect-search-into-deck =
    { $n ->
        [one] Leta igenom ({ $x }) { $deck }, till din lek
       *[other] Leta igenom ({ $x }) { $deck } { $n } gånger, till din lek
    }
# $n (number)
effect-experience = Få { $n } erfarenhet
effect-morale-positive = Få positiv moral
effect-morale-negative = Få negativ moral
# $n (number)
effect-movement-main =
    { $n ->
        [one] Din huvudhjälte får 1 förflyttningspoäng
       *[other] Din huvudhjälte får { $n } förflyttningspoäng
    }
# $n (number)
effect-movement-chosen =
    { $n ->
        [one] En av dina hjältar får 1 förflyttningspoäng
       *[other] En av dina hjältar får { $n } förflyttningspoäng
    }
# $n (number)
effect-movement-each =
    { $n ->
        [one] Var och en av dina hjältar får 1 förflyttningspoäng
       *[other] Var och en av dina hjältar får { $n } förflyttningspoäng
    }
# $n (number)
effect-draw =
    { $n ->
        [one] Dra 1 kort
       *[other] Dra { $n } kort
    }
# $tiers (text), $price (text)
effect-reinforce = Förstärk 1 enhet ({ $tiers }) { $price }
# $units (text)
effect-join = Ansluter sig till din armé: { $units }
# $tiers (text), $price (text)
effect-recruit-neutral = Rekrytera 1 neutral enhet ({ $tiers }) { $price }
# $buildings (text), $price (text)
effect-build = Bygg { $buildings } { $price }
# $resource (text), $n (text)
effect-income = Inkomst av { $resource }: { $n }
# $places (text)
effect-clear-cubes = Svarta kuber lämnar kartan: { $places }
effect-reveal-all = Alla brickor upptäcks
effect-reveal-adjacent = Upptäck en bricka bredvid din hjältes
effect-reveal-any-one = Upptäck vilken bricka du vill
# $n (number), $places (text)
effect-unflag =
    { $n ->
        [one] Förlora 1 flagga: { $places }
       *[other] Förlora { $n } flaggor: { $places }
    }
# $hero (text), $n (number), $places (text)
effect-unflag-ai =
    { $n ->
        [one] { $hero } förlorar 1 flagga: { $places }
       *[other] { $hero } förlorar { $n } flaggor: { $places }
    }
# $n (number)
effect-attack-town = Väktare av svårighet { $n } anfaller din stad
# $hero (text)
effect-ai-arrives = { $hero } dyker upp
# $hero (text), $units (text)
effect-ai-joins = { $hero } får förstärkning: { $units }
# $hero (text), $n (number)
effect-ai-moves = { $hero } går { $n } steg längre den här rundan
# $n (number)
effect-points =
    { $n ->
        [one] Få 1 poäng
       *[other] Få { $n } poäng
    }
effect-end-win = Partiet är vunnet
effect-end-lose = Partiet är förlorat

limit-all-lose = Ingen vinner efter den sista rundan.
limit-party-loses = Hjältarna förlorar efter den sista rundan.
limit-party-wins = Hjältarna vinner efter den sista rundan.
limit-most-points = Efter den sista rundan vinner flest poäng.
limit-holder-wins = Efter den sista rundan vinner den som har platsen.
nothing = inget

## Setting up a table

mode-clash = Sammandrabbning
    .text = Två eller tre hjältar utforskar en karta, bygger upp sina städer och spelar om ett scenarios mål.
setting-scenario = Scenario
setting-optional = Valfria regler
optional-secondary_hero = Sekundärhjältar
    .text = Alla börjar med en sekundärhjälte, i staden bredvid huvudhjälten. Lättare.
optional-least_damage = Inget hugg förgäves
    .text = Varje anfall gör minst 1 skada. Lättare.
optional-single_dice = Snåla tärningar
    .text = Skattärningar och resurstärningar ger 1 resurs, aldrig mer. Svårare.
optional-more_astrologers = Talföra astrologer
    .text = Astrologerna talar i varje runda från och med den andra. En variant.
optional-plain_attacks = Anfall utan tur
    .text = Anfallstärningen avgör förmågor men ändrar inte längre skadan. En variant.
optional-no_rerolls = Som det faller
    .text = Ingen slår om sina egna tärningar. Svårare.
optional-double_income = Rikt land
    .text = Gruvor och bosättningar ger dubbelt så mycket. Lättare.
optional-no_bonus = Ingen startbonus
    .text = Spelet börjar utan bonus. Svårare.
optional-free_rounds = Långa strider
    .text = En runda till mot väktare kostar ingen förflyttningspoäng. Lättare.
optional-fresh_fields = Nya fält
    .text = Svarta kuber lämnar kartan i runda 4, 8 och 12; väktarna kommer tillbaka med det de vaktar. En variant.
optional-no_astrologers = Tysta stjärnor
    .text = Astrologerna talar aldrig. En variant.
optional-captured_towns = Erövrade städer
    .text = Den som håller en erövrad stad använder dess byggnader; ägaren får under tiden ingenting av den. Svårare.
optional-free_trade = Fri handel
    .text = Resurser byts när som helst; en marknadsplats ger 1 föremål, en enda gång. Lättare.
optional-to_discard = Till kasthögen
    .text = Kort som du får hamnar i din kasthög och inte på handen. En variant.

## What happened

# $n (number)
event-round-started = Runda { $n } börjar.
# $n (number)
event-round-started-resource = Runda { $n } börjar, en resursrunda.
# $n (number)
event-round-started-astrologers = Runda { $n } börjar, och astrologerna talar.
# $seat
event-turn-began = { $seat }: turen börjar.
# $seat
event-turn-ended = { $seat } avslutar turen.
# $seat, $n (text)
event-rolled-for-start = { $seat } slår { $n }.
# $seat
event-begins = { $seat } börjar.
# $seat, $resource (text), $n (text)
event-income-moved = Inkomst för { $seat }, { $resource }: { $n } på mätaren.
# $seat, $n (number): gold
event-defence-paid = { $seat } betalar { $n } guld, och armén försvarar platsen.
# $seat, $enemy
event-cube-taken = { $seat } tar en kub av { $enemy }.
# $seat, $n (number)
event-points-won =
    { $n ->
        [one] { $seat } får 1 poäng.
       *[other] { $seat } får { $n } poäng.
    }
# $seat, $token
event-token-taken = { $seat } tar { $token }.
# $seat, $token
event-token-brought = { $seat } har burit { $token } till rätt plats!
# $seat, $token
event-token-dropped = { $seat } lämnar { $token } efter sig.
# $seat, $token
event-token-lost = { $seat } förlorar { $token } för alltid.
# $seat, $project, $n (number), $most (number)
event-stage-paid = { $seat } betalar steg { $n } av { $most }: { $project }.
# $text (text)
event-happened = { $text }
# $seat
event-won = { $seat } har vunnit!
event-limit-reached = Den sista rundan är över.
# $seat
event-eliminated = { $seat } är ute ur spelet.
# $seat, $unit
event-weakened = { $unit } ({ $seat }) blir ett fåtal.
# $seat
event-army-raised = { $seat } har ingen enhet kvar: den första armén kommer tillbaka.
# $seat, $dice (text), $n (number)
event-treasure-rolled =
    { $n ->
        [one] { $seat } slår en skattärning: { $dice }.
       *[other] { $seat } slår { $n } skattärningar: { $dice }.
    }
# $seat, $dice (text), $n (number)
event-treasure-rolled-resource =
    { $n ->
        [one] { $seat } slår en resurstärning: { $dice }.
       *[other] { $seat } slår { $n } resurstärningar: { $dice }.
    }
# $name (text), $text (text)
event-proclaimed = Astrologerna förkunnar { $name }: { $text }
# $seat, $tile
event-tile-revealed = { $seat } upptäcker { $tile }.
# $seat, $tile, $n (number): degrees
event-tile-turned = Brickan vrids { $n }°: { $tile }.
# $seat, $tile, $n (number): degrees
event-tile-turned-not = Brickan ligger kvar som den är: { $tile }.
# $hero, $field
event-walked = { $hero } går till { $field }.
# $hero, $field
event-put-on = { $hero } står på { $field }.
# $hero
event-left-map = { $hero } lämnar kartan.
# $hero, $n (number)
event-got-movement =
    { $n ->
        [one] { $hero } får 1 förflyttningspoäng.
       *[other] { $hero } får { $n } förflyttningspoäng.
    }
# $hero, $n (number)
event-got-movement-fewer =
    { $n ->
        [one] { $hero } förlorar 1 förflyttningspoäng.
       *[other] { $hero } förlorar { $n } förflyttningspoäng.
    }
# $hero, $field
event-visited = { $hero } besöker { $field }.
# $seat, $hero, $field
event-flagged = { $field } tillhör nu { $seat }.
# $hero, $field
event-fight-announced = { $hero } ska strida om { $field }.

## The table in the terminal

# $n (number), $most (number)
table-round-of = runda { $n } av { $most }
table-players = Spelare
table-levels = nivå
table-treasury = skattkista
table-income = inkomst
table-cubes = kuber
table-score = poäng
table-out = ute ur spelet
table-price = priser och skattkistor: guld / byggnadsmaterial / värdesaker
table-town = Din stad
table-building = byggnad
table-cost = pris
table-needs = kräver
table-effect = vad den gör
table-people = Dina enheter
table-unit = enhet
table-tier = enhetsnivå
table-few = Fåtal
table-pack = till Kompani
table-market = Marknadsplats
table-give = du ger
table-get = du får
# $price (text)
table-costs = Pris: { $price } (guld / byggnadsmaterial / värdesaker).
table-build-ready = du kan ännu bygga
table-build-used = byggt den här rundan
table-people-ready = du kan ännu rekrytera
table-people-used = rekryterat den här rundan
table-book-ready = du kan ännu köpa en besvärjelse
table-book-used = besvärjelse köpt den här rundan
# $sign (text)
table-main-hero = { $sign } huvudhjälte
# $sign (text)
table-second-hero = { $sign } sekundärhjälte
# $sign (text)
table-flag = { $sign } flagga
# $sign (text)
table-cube = { $sign } besökt
