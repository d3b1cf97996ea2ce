### Heroes: varför en bra spelare väljer som den gör, med några ord. Svenska.
###
### Det som skickas in:
###   $pick, $why             ett alternativ som det erbjuds, och ett av skälen nedan
###   $unit, $field, $seat    namnet på en enhet (oftast i plural), på ett fält, på en spelare
###   $goods, $resource       en mängd av något, och namnet på en resurs
###   $n                      ett tal; i ”av 100” en andel, och 100 är alltid

advice = { $pick }: { $why }

why-only = det finns inget annat val
why-thumb = bäst enligt tumregeln
why-sum = många små saker talar för det
why-nothing-left = inget annat är värt att göra

## I en strid

why-wins-fight = { $n ->
    [100] vinner striden direkt
   *[other] vinner striden direkt i { $n } fall av 100
 }
why-fells-first = { $n ->
    [100] fäller { $unit } innan de slår till
   *[other] fäller { $unit } innan de slår till i { $n } fall av 100
 }
why-fells = { $n ->
    [100] fäller { $unit }
   *[other] fäller { $unit } i { $n } fall av 100
 }
why-saves = annars faller troligen { $unit }
why-halves = vänder { $unit } till Fåtal
why-paralyses = paralyserar { $unit }
why-reinforces = gör { $unit } till Kompani
why-wounds = gör ungefär { $n } skada på { $unit }
why-unanswered = gör ungefär { $n } skada på { $unit } utan att få svar
why-reaches = för att anfalla { $unit } därifrån
why-heals = läker { $unit } med ungefär { $n }
why-frees = befriar { $unit }
why-breaks-wall = öppnar en väg genom muren
why-draws = drar { $n ->
    [one] ett kort
   *[other] { $n } kort
 }
why-morale = bättre moral
why-power = { $n } mer styrka till besvärjelsen
why-braces = { $unit } blir svårare att skada
why-awaits = korten är värda mer senare

why-term-own-health = mer av din armé blir kvar
why-term-own-power = din armé behåller mer av sin styrka
why-term-own-speed = för att få agera först
why-term-own-tempo = fler av dina enheter kan slå härnäst
why-term-own-shooters = det håller dina skyttar fria
why-term-own-reach = det för dig närmare fienden
why-term-own-answers = fler av dina enheter kan slå tillbaka
why-term-own-braced = för ett bättre försvar
why-term-own-paralysed = färre av dina enheter är paralyserade
why-term-own-hand = för en bättre hand
why-term-own-morale = för bättre moral
why-term-own-walls = det bevarar dina murar
why-term-own-boons = för det som varar på dina enheter
why-term-foe-health = mindre av fienden blir kvar
why-term-foe-power = fienden förlorar mer av sin styrka
why-term-foe-speed = det hindrar fienden från att agera först
why-term-foe-tempo = färre fiender kan slå härnäst
why-term-foe-shooters = det stör fiendens skyttar
why-term-foe-reach = det håller fienden borta
why-term-foe-answers = färre fiender kan slå tillbaka
why-term-foe-braced = innan fienden försvarar sig bättre
why-term-foe-paralysed = fler fiender är paralyserade
why-term-foe-hand = det kostar fienden kort
why-term-foe-morale = det kostar fienden moral
why-term-foe-walls = det kostar fienden murar
why-term-foe-boons = det tar ifrån fienden det som varar på dess enheter

## På kartan och i staden

why-wins = { $n ->
    [100] vinner partiet direkt
   *[other] vinner partiet direkt i { $n } fall av 100
 }
why-out = { $seat } är ute ur spelet
why-points = { $n ->
    [one] en poäng mot målet
   *[other] { $n } poäng mot målet
 }
why-stage = ett steg närmare målet
why-token = tar det som målet handlar om
why-token-home = för det dit målet vill ha det
why-takes = { $field } blir din
why-takes-first = { $field } blir din innan { $seat } hinner dit
why-takes-here = den blir din
why-takes-first-here = den blir din innan { $seat } hinner dit
why-income = mer { $resource } vid varje inkomst
why-level = tar din hjälte till nivå { $n }
why-hires = en hjälte till på kartan
why-artifact = ger ett kort
why-experience = erfarenhet till din hjälte
why-goods = ger ungefär { $goods }
why-movement = { $n } mer förflyttning
why-visits = för det som platsen ger
why-land = upptäcker nytt land
why-army = armén blir { $n } % starkare
why-hall = { $n } mer guld vid varje inkomst
why-citadel = låter dig göra dina enheter till Kompani
why-guild = låter dig köpa besvärjelser
why-dwelling = { $n ->
    [1] låter dig rekrytera bronsenheter
    [2] låter dig rekrytera silverenheter
   *[other] låter dig rekrytera guldenheter
 }
why-way = på väg mot { $field }
why-way-first = på väg mot { $field } innan { $seat } hinner dit
why-news = mot land som ingen har sett

## Enligt tumregeln

why-strongest = den starkaste enhet du har råd med
why-strong-first = den starkaste enheten först
why-ready = de står bra som de står
why-behind = skyttar står bäst bakom
why-ahead = kämpar står bäst framför
why-best-card = det nyttigaste av de här korten
why-lies-near = för det som är mest värt närmast dig
why-good-hand = handen är bra som den är
why-least = kortet som du behöver minst
why-ways-out = lämnar flest vägar ut
why-fill-hand = för en full hand
why-look-deck = bättre att få välja bland flera
why-look-pile = bättre än ett osett kort
