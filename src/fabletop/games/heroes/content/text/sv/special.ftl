### Heroes: scenariernas särskilda regler, och vad de frågar och berättar. Svenska.

## Särskilda regler, så som de berättas före partiet

# $buildings (text)
special-rule-no-building = Ingen får bygga: { $buildings }.
special-rule-no-secondary-heroes = Det finns inga sekundärhjältar.
# $n (text)
special-rule-level-cap = Huvudhjältar når inte över nivå { $n }.
special-rule-no-fights-between-players = Spelares hjältar slåss inte mot varandra.
special-rule-no-retaking-flags = En annan spelares flagga räknas som din egen.
# $n (number)
special-rule-no-entering-rival-start-tiles = Ingen beträder en fiendes startbricka före runda { $n }.
special-rule-no-entering-rival-start-tiles-ever = Ingen beträder en fiendes startbricka.
special-rule-income-every-round = Inkomst betalas varje runda.
special-rule-ignore-closed-edges = Startbrickor har inga stängda kanter.
# $places (text)
special-rule-no-skip = Här slipper ingen striden mot väktarna: { $places }.
# $places (text)
special-rule-no-retreat = Här går striden mot väktarna till sitt slut: { $places }.
# $place (text), $guards (text)
special-rule-own-guard = { $place } har egna väktare. { $guards }.
# $place (text), $units (text), $guards (text)
special-rule-own-guard-of = { $place } har egna väktare, som dras när spelet börjar bland: { $units }. { $guards }.
# $hero (text), $units (text), $guards (text)
special-drawn = { $hero }: så många av { $units } dras när spelet börjar. { $guards }.
# $difficulty (text), $cards (text)
special-guard = { $difficulty }: { $cards }
# $n (text), $tier (text)
special-guard-cards = { $n } { $tier }
# $places (text)
special-rule-unguarded = Ingen vaktar: { $places }.
# $tiers (text)
special-rule-trading-post-recruits = En marknadsplats kan visa neutrala enheter i stället ({ $tiers }), och du får köpa vilka du vill.
# $token (text)
special-rule-carrier = Ingen helgedom skyddar den som bär { $token }.
# $token (text)
special-rule-carrier-slow = Den som bär { $token } får ingen extra förflyttning.
# $token (text)
special-rule-carrier-besieges = Bara den som bär { $token } får gå in i en fiendestad.
# $token (text)
special-rule-carrier-spared = Den som besegras medan den bär { $token } betalar inget guld och förlorar ingen moral, och en sekundärhjälte går till sin stad i stället för att lämna kartan.
# $token (text)
special-rule-carrier-leads = En sekundärhjälte som bär { $token } får använda dina kort i sina strider.
# $token (text)
special-rule-carrier-out-of-reach = Ingen anfaller den som bär { $token } från sin egen startstad.
special-rule-gifts = Spelarna får ge varandra resurser.
special-rule-guards-by-ai = Väktarna strider enligt AI:ns regler.
special-rule-lose-when-eliminated = Om en är ute har alla förlorat.
special-rule-split-decks = Föremålen ligger i lekar med mindre, större och reliker, besvärjelserna i grundläggande och avancerade. Hemma och på fjärranbrickor letar man bara i de första, på närbrickor i två, i mitten i alla.
special-rule-face-down-supply = Ingen ser på brickorna i förrådet.
# $tiles (text)
special-rule-once-for-each = Här får varje spelare besöka varje plats en gång: { $tiles }.
special-rule-no-gold-for-defeat = Den som blir besegrad behåller sitt guld.
special-rule-fallen-return = Den som besegrar en huvudhjälte eller väktare VII får tillbaka en fallen enhet, eller dess Kompani.
# $places (text)
special-rule-return-to = En besegrad huvudhjälte får återvända till en plats där du satt din flagga: { $places }.
# $places (text)
special-rule-encircled = Här ställer du upp till fyra enheter i mittraden, och väktarna står i hörnen: { $places }.
# $places (text)
special-rule-walk-past = Här släpper väktarna förbi dig om du går vidare genast: { $places }.
special-rule-towns-stand = En stad som någon går in i förblir sin ägares.
# $n (number)
special-rule-sudden-death =
    { $n ->
        [one] Om poängen är lika efter sista rundan spelas 1 till: den som tar ledningen vinner.
       *[other] Om poängen är lika efter sista rundan spelas upp till { $n } till: den som tar ledningen vinner.
    }
# $places (text)
special-rule-doubled = Det du väljer här räknas dubbelt: { $places }.
special-rule-spoils = Den som besegrar en huvudhjälte får ta ett föremål ur dess kasthög i stället för guldet.
special-rule-resource-cards-aside = Förmågor och föremål som ger resurser ligger för sig.
special-rule-free-defence = Din armé försvarar dina platser utan guld, och med dina kort.
# $n (text)
special-rule-swift-from-level = Från nivå { $n } hos din huvudhjälte har alla dina hjältar 1 förflyttningspoäng mer varje tur.
# $places (text)
special-rule-recruit-beaten = Den som besegrar väktarna här får rekrytera en av dem gratis: { $places }.
# $places (text)
special-rule-last-guard = Den sista av de här platserna har en guldenhet till bland sina väktare, och den striden går varken att undvika eller avbryta: { $places }.
# $place (text), $n (number), $guards (text)
special-rule-garrison =
    { $n ->
        [one] En garnison håller { $place } mot 1 spelare: fem av den slåss åt gången, och de som lever kommer igen. { $guards }.
       *[other] En garnison håller { $place } mot { $n } spelare: fem av den slåss åt gången, och de som lever kommer igen. { $guards }.
    }
# $places (text)
special-rule-guarded-for-each = Var och en av er måste besegra väktarna här, vem som än gjort det förut: { $places }.
# $n (number)
special-rule-sealed =
    { $n ->
        [one] En bricka är förseglad: ingen går in på den eller upptäcker den förrän något händer.
       *[other] { $n } brickor är förseglade: ingen går in på dem eller upptäcker dem förrän något händer.
    }
# $n (number)
special-rule-guard-deck = Väktare strider med en AI-lek på { $n } kort.
# $n (number), $places (text)
special-rule-guard-deck-at = Väktare här strider med en AI-lek på { $n } kort: { $places }.
# $tile (text), $places (text)
special-tile = Här har bricka { $tile }: { $places }.
# $place (text), $text (text)
special-place-visit = { $place }: { $text }.
# $place (text), $text (text)
special-place-first = { $place }, för den som är först: { $text }.
# $place (text), $text (text)
special-place-held = { $place }, för ägaren vid varje rundas slut: { $text }.
# $place (text), $text (text)
special-place-instead = { $place }, om du vill, i stället för vad den ger: { $text }.
# $place (text), $level (text)
special-field = { $place } (väktare { $level })
# $place (text)
special-field-open = { $place }
# $place (text), $tile (text)
place-on-tile = { $place } på { $tile }
# $tier (text)
unit-word-neutral = en neutral enhet av ditt eget slag, { $tier }
# $n (number)
effect-last-turns =
    { $n ->
        [one] Alla har 1 tur till, sedan är partiet slut
       *[other] Alla har { $n } turer till, sedan är partiet slut
    }
# $n (number), $round (number)
effect-last-turns-until =
    { $n ->
        [one] Alla har 1 tur till, sedan är partiet slut; från runda { $round } slutar det genast
       *[other] Alla har { $n } turer till, sedan är partiet slut; från runda { $round } slutar det genast
    }
# $what (text), $materials (number), $valuables (number)
effect-tribute = Betala en tribut på { $what }; 1 material räknas som { $materials } guld och 1 värdesak som { $valuables }; den som inte kan har förlorat
effect-take-aside-any = Ta ett föremål av dem som ligger för sig
effect-take-aside-minor = Ta ett mindre föremål av dem som ligger för sig
effect-take-aside-major = Ta ett större föremål av dem som ligger för sig
effect-take-aside-relic = Ta en relik av dem som ligger för sig
effect-take-aside-ability = Ta en förmåga av dem som ligger för sig
# $places (text)
effect-send-home = Hjälten går hem från { $places }
# $token (text)
effect-return-token = Åter till sin plats: { $token }
# $places (text)
effect-move-between = Din hjälte får gå till en annan av dina platser: { $places }
# $token (text)
effect-pass-token = Din andra hjälte får ta { $token }
# $n (number)
effect-movement-visitor =
    { $n ->
        [one] Den här hjälten får 1 förflyttningspoäng
       *[other] Den här hjälten får { $n } förflyttningspoäng
    }
effect-remove-card = Du får ta bort ett kort på handen ur spelet
# $n (number)
effect-fewer-cards =
    { $n ->
        [one] Din handgräns är 1 lägre i din nästa tur
       *[other] Din handgräns är { $n } lägre i din nästa tur
    }
effect-repeat-visit = Få en gång till det som ett fält med svart kub ger
# $level (text)
effect-fall-to-level = Din huvudhjälte går tillbaka till nivå { $level }
# $guards (text)
effect-attack-town-by = En armé står framför din stad. { $guards }
# $guards (text)
effect-ambush = En av er, bland dem som vunnit minst antal bakhåll, måste slåss. { $guards }
# $hero (text), $units (text)
effect-ai-army = { $hero } leder nu: { $units }
effect-unseal = Ett sigill bryts: brickan får beträdas
# $places (text)
effect-go-to = Din hjälte får gå till { $places }
# $morale (text), $text (text)
effect-morale-or = { $morale }; om moral inte rör dig: { $text }
limit-richest = Efter den sista rundan vinner den som kunde betala högst tribut.
limit-most-won = Efter den sista rundan vinner flest av scenariots poäng.

## Vad som frågas

prompt-fallen = Seger: vem av dina fallna kommer tillbaka?
# $unit
option-regain = { $unit } kommer tillbaka
# $unit
option-regain-pack = { $unit } blir ett Kompani igen
option-pass-fallen = Låt de fallna vila
prompt-take-aside = Vilket av korten som ligger för sig tar du?
# $n (number)
prompt-tribute-valuables = En tribut på { $n } guld: hur många värdesaker ger du?
# $n (number)
prompt-tribute-materials = En tribut på { $n } guld: hur många material ger du?
# $what
option-tribute = Ge { $what }
option-tribute-none = Ge inga
# $hero, $field, $level
prompt-pass-by = Väktare { $level } på { $field } släpper förbi { $hero }: strider du?
option-pass-by = Gå vidare förbi väktarna
prompt-move-between = Vart går din hjälte?
option-pass-move-between = Stanna här
prompt-pass-token = Vilken hjälte får det som den här bär?
option-pass-pass-token = Behåll det
# $hero, $field, $level
prompt-choose-gift = { $field }: vad får du här?
option-as-usual = Det som platsen alltid ger
prompt-spoils = Seger: tar du guldet eller ett föremål?
option-take-gold = Ta guldet
prompt-remove-card = Vilket kort på handen lämnar spelet?
option-pass-remove-card = Behåll alla
prompt-repeat-visit = Vilken plats ger sin gåva en gång till?
prompt-go-to = Går din hjälte dit?
prompt-meet-ambush = Ett bakhåll: vem av er möter det?
# $seat
option-seat = { $seat } går
option-pass-go-to = Stanna här
prompt-recruit-beaten = Seger: vilken av de besegrade väktarna ansluter sig?
option-pass-recruit-beaten = Låt dem gå
# $hero, $field, $level
prompt-defend-free = { $hero } anfaller { $field }: försvarar din armé det?

## Vad som hände

# $seat, $n (number)
event-end-called = Slutet är nära: turen för { $seat } i runda { $n } är den sista.
# $seat, $n (number)
event-fell-to-level = { $seat } går tillbaka till nivå { $n }.
# $n (number)
event-ambushed =
    { $n ->
        [one] Ett bakhåll: 1 enhet spärrar vägen!
       *[other] Ett bakhåll: { $n } enheter spärrar vägen!
    }
# $tile
event-unsealed = Ett sigill bryts: { $tile } får beträdas.
# $seat, $hero
event-ai-unmasked = { $hero } fäller masken: det här är en helt annan armé.
