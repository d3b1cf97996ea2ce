### Village: varför en bra spelare väljer som den gör, med några ord. Svenska.
###
### Det som skickas in:
###   $pick, $why    ett alternativ som det erbjuds, och ett av skälen nedan
###   $card, $seat   namnet på ett kort, på en spelare
###   $n             ett tal; i ”av 100” en andel

advice = { $pick }: { $why }

why-only = det finns inget annat val
why-thumb = bäst enligt tumregeln
why-sum = många små saker talar för det
why-nothing-left = inget annat är värt att göra
why-wins = vinner partiet direkt i { $n } fall av 100
why-fells = fäller { $seat } i { $n } fall av 100
why-survives = annars faller du före din nästa tur i { $n } fall av 100
why-kills-first = dödar { $card } innan monstret attackerar
why-kills = dödar { $card }
why-slays = dräper { $card }
why-level = tar dig till nivå { $n }
why-tames = { $card } låter sig oftast tämjas
why-loots = tar { $card } gratis
why-draws = drar först { $n ->
    [one] ett kort
   *[other] { $n } kort
 }
why-sets = skickar { $card } på { $seat }
why-guards = { $card } skyddar dig
why-guards-friend = { $card } skyddar { $seat }
why-hurts = tar ungefär { $n } liv från { $seat }
why-wears = { $card } tar emot slag åt dig
why-sharpens = dina vapen slår { $n } hårdare
why-poisons = förgiftar { $seat }
why-mind = { $n } mer intelligens den här turen
why-denies = { $card } är borta innan andra köper
why-breaks = slår sönder { $seat }s { $card }
why-discards = { $seat } kastar kort
why-gold = { $n } guld den här turen
why-purchase = ger guld till { $card }
why-cures = befriar dig från gift
why-wounds = tar ungefär { $n } liv från { $card }
why-heals = ungefär { $n } liv till dig
why-heals-friend = ungefär { $n } liv till { $seat }
why-rid = din lek slipper { $card }
why-sheathes = sparar { $card } till en senare tur
why-experience = { $n } erfarenhet
why-deck-attack = din lek slår hårdare
why-deck-gold = mer guld i senare turer
why-deck = en bättre lek
why-least = ditt minst nyttiga kort
why-strikes = gör ungefär { $n } skada
why-foresees = det kostar inget
why-vision-keep = förtrollningen är värd att köpa
why-vision-sink = förtrollningen är inte värd att köpa

## Vad den egna sidan har mer av efteråt, eller fienderna mindre av

why-term-own-deck = för en starkare lek
why-term-own-life = det lämnar dig mer liv
why-term-own-walls = för bättre rustning
why-term-own-poison = det lämnar dig mindre gift
why-term-own-level = för mer erfarenhet
why-term-own-monsters = det lämnar färre monster framför dig
why-term-own-guards = för fler egna väktare
why-term-own-hand = för en bättre nästa hand
why-term-foe-deck = det lämnar fienderna en svagare lek
why-term-foe-life = det kostar fienderna mer liv
why-term-foe-walls = det kostar fienderna rustning
why-term-foe-poison = mer gift åt fienderna
why-term-foe-level = det lämnar fienderna mindre erfarenhet
why-term-foe-monsters = fler monster framför fienderna
why-term-foe-guards = det kostar fienderna väktare
why-term-foe-hand = det lämnar fienderna en sämre hand
