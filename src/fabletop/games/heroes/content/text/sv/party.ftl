### Heroes: hjältar som ingen styr, och spelare som spelar tillsammans. Svenska.

## AI-hjältar

# $hero (text), $field (text)
event-ai-aims-hero = { $hero } jagar hjälten på { $field }.
# $hero (text), $field (text)
event-ai-aims-holding = { $hero } ger sig av mot { $field }.
# $hero (text), $field (text)
event-ai-aims-town = { $hero } marscherar mot { $field }.
# $hero (text), $field (text)
event-ai-aims-goal = { $hero } drar mot { $field }.
# $hero (text), $field (text)
event-ai-aims-post = { $hero } går tillbaka till sin post på { $field }.
# $hero (text), $n (number)
event-wandered =
    { $n ->
        [one] { $hero } flyger 1 fält.
       *[other] { $hero } flyger { $n } fält.
    }
# $hero (text)
event-wandered-back = { $hero } vänder om.
# $hero (text)
event-wandered-rests = { $hero } sover bort kvällen.
# $hero (text), $field (text)
event-ai-arrived = { $hero } dyker upp på { $field }.
# $hero (text), $unit (text)
event-ai-joined = { $hero } får förstärkning: { $unit }.
# $field (text), $level (text)
event-town-attacked = Väktare av svårighet { $level } anfaller { $field }!
event-party-lost = Spelet är förlorat.

## Att spela tillsammans

group-party = Allierade
# $seat (text), $what (text)
option-give = Ge { $what } till { $seat }
# $seat (text), $what (text)
label-give = { $what } → { $seat }
# $seat (text), $card (text)
option-offer-swap = Erbjud { $seat } { $card } mot ett annat kort
# $seat (text), $card (text)
label-offer-swap = { $card } → { $seat }
# $card (text)
option-put-against = Ge { $card } i utbyte
# $card (text)
option-agree-to-swap = Ta { $card }
option-pass-answer-swap = Byt inte
option-pass-agree-to-swap = Behåll ditt eget kort
# $ally (text), $card (text)
prompt-answer-swap = { $ally } erbjuder { $card }. Vilket kort ger du i utbyte?
# $ally (text), $card (text), $other (text)
prompt-agree-to-swap = { $ally } ger { $other } mot { $card }. Byter du?
# $seat (text), $other (text), $what (text)
event-gave-resources = { $seat } ger { $what } till { $other }.
# $seat (text), $other (text), $card (text)
event-swap-offered = { $seat } erbjuder { $other } { $card }.
# $seat (text), $other (text)
event-swapped = { $seat } och { $other } byter kort.

prompt-who-goes-first = Vem av er går först den här rundan?
# $seat (text)
option-goes-first = { $seat } går först
# $seat (text)
event-goes-first = { $seat } går först i sitt lag den här rundan.

## Att duka ett bord

mode-solo = Ensam
    .text = Ett kapitel ur en berättelse för en spelare, mot hjältar som ingen styr.
mode-cooperative = Tillsammans
    .text = En till tre hjältar delar ett mål, och vinner eller förlorar tillsammans.
mode-alliance = Allians
    .text = Två mot två: allierade vinner eller förlorar tillsammans, och lagen turas om. En fraktion får spelas av två.
setting-carried = Från förra kapitlet

## Vad AI-hjältarna har för sig
ai-plan-standard = Anfaller en hjälte på sin egen bricka, tar gruvor och bosättningar där och marscherar annars mot närmaste stad.
ai-plan-stay = Stannar där den är.
ai-plan-guard-tile = Vaktar sin bricka: anfaller den som kommer dit och går sedan tillbaka till sin post.
ai-plan-hunt = Jagar närmaste hjälte, var den än är.
ai-plan-hunt-token = Jagar den som bär på bytet; dessförinnan plundrar den sin bricka och marscherar mot närmaste stad.
ai-plan-grab = Tar alla uppvända gruvor och bosättningar, en efter en, och marscherar sedan mot närmaste stad.
# $place (text)
ai-plan-to-goal = Plundrar sin bricka och tar sig till den här platsen: { $place }.
# $n (number), $place (text)
ai-plan-wander = I slutet av varje runda säger två anfallstärningar och { $n } till hur långt den flyger: mot närmaste hjälte, stad eller bosättning, över blockerade fält och nedvända brickor. Under 0 går den ett fält tillbaka, mot den här platsen: { $place }. Den som anfalls måste slåss till slutet; en stad som faller och en bosättning utan hjälte mister sin flagga.
