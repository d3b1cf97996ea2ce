### Heroes: scenariernas särskilda regler, och vad de frågar och berättar. Svenska.

## Särskilda regler, så som de berättas före partiet

# $buildings (text)
special-rule-no-building = Ingen får bygga: { $buildings }.
special-rule-no-secondary-heroes = Det finns inga andrahjältar.
# $n (text)
special-rule-level-cap = Huvudhjältar når inte över nivå { $n }.
special-rule-no-fights-between-players = Spelares hjältar slåss inte mot varandra.
special-rule-no-retaking-flags = En annan spelares flagga räknas som din egen.
# $n (number)
special-rule-no-entering-rival-start-tiles = Ingen beträder någon annans startbricka före runda { $n }.
special-rule-no-entering-rival-start-tiles-ever = Ingen beträder någon annans startbricka.
special-rule-income-every-round = Inkomst betalas varje runda.
special-rule-ignore-closed-edges = Startbrickor har inga stängda kanter.
# $places (text)
special-rule-no-skip = Här slipper ingen striden mot väktarna: { $places }.
# $places (text)
special-rule-no-retreat = Här går striden mot väktarna till sitt slut: { $places }.
# $place (text), $guards (text)
special-rule-own-guard = { $place } har en egen vakt. { $guards }.
# $difficulty (text), $cards (text)
special-guard = { $difficulty }: { $cards }
# $n (text), $tier (text)
special-guard-cards = { $n } { $tier }
# $places (text)
special-rule-unguarded = Ingen vaktar: { $places }.
# $tiers (text)
special-rule-trading-post-recruits = En handelsstation kan visa neutrala enheter i stället ({ $tiers }), och du får köpa vilka du vill.
# $token (text)
special-rule-carrier = Ingen fristad skyddar den som bär { $token }.
special-rule-gifts = Spelarna får ge varandra resurser.
special-rule-guards-by-ai = Väktarna slåss enligt AI:ns regler.
special-rule-lose-when-eliminated = Om en är ute har alla förlorat.
special-rule-split-decks = Artefakter och besvärjelser ligger i lekar efter sällsynthet och nivå.
special-rule-face-down-supply = Ingen ser på brickorna i förrådet.
# $tiles (text)
special-rule-once-for-each = Här får varje spelare besöka varje plats en gång: { $tiles }.
special-rule-no-gold-for-defeat = Den som blir slagen behåller sitt guld.
special-rule-fallen-return = Den som slår en huvudhjälte eller en vakt VII får tillbaka en fallen enhet, eller dess Pack.
# $places (text)
special-rule-return-to = En slagen huvudhjälte får återvända till en plats där du satt din flagga: { $places }.
# $tile (text), $places (text)
special-tile = På bricka { $tile } finns också: { $places }.
# $place (text), $level (text)
special-field = { $place } (vakt { $level })
# $place (text)
special-field-open = { $place }
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

## Vad som frågas

prompt-fallen = Seger: vem av dina fallna kommer tillbaka?
# $unit
option-regain = { $unit } kommer tillbaka
# $unit
option-regain-pack = { $unit } blir ett Pack igen
option-pass-fallen = Låt de fallna vila

## Vad som hände

# $seat, $n (number)
event-end-called = Slutet är nära: turen för { $seat } i runda { $n } är den sista.
