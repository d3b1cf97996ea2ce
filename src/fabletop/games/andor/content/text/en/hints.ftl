### Andor: what a good player would do, when somebody asks for advice. English.
###
### $hero is the hero who is asked, $to where to go now, $field where all this is to happen, and $heroes the $n heroes
### who should be there too.

# $n (number), $name
advice-place = field { $n } ({ $name })
# $hero, $to, $foe, $n (number), $heroes
advice-go-fight =
    { $n ->
        [0] { $hero } would go to { $to } to fight { $foe }.
       *[other] { $hero } would go to { $to } to fight { $foe } together with { $heroes }.
    }
# $hero, $to, $token
advice-go-open = { $hero } would go to { $to } to turn up: { $token }.
# $hero, $to, $item
advice-go-fetch = { $hero } would go to { $to } to fetch: { $item }.
# $hero, $to, $item
advice-go-bring = { $hero } would go to { $to } to deliver: { $item }.
# $hero, $to
advice-go-drink = { $hero } would go to { $to } to drink at the spring.
# $hero, $to
advice-go-pull = { $hero } would go to { $to } to pull the wagon.
# $hero, $to
advice-go-meet = { $hero } would go to { $to }, where a goal waits.
# $hero, $to
advice-go-leave = { $hero } would go to { $to } to get away from here.
# $hero, $to
advice-go-eat = { $hero } would go to { $to } to eat and sleep there.
# $field
advice-way = That is on the way to { $field }.
# $hero, $foe
advice-fight = { $hero } would fight { $foe } now.
# $hero, $field
advice-wait = { $hero } would wait for an hour on { $field }: others are on their way.
# $hero, $field
advice-pull = { $hero } would pull the wagon to { $field }.
# $hero, $field
advice-stop = { $hero } would stop on { $field }.
# $hero
advice-end-day = { $hero } would end the day: nothing here is worth another hour.
# $option (text): as it is offered
advice-choose = The choice would be: { $option }.
# $hero, $item
advice-take = { $hero } would take: { $item }.
# $hero, $item
advice-drop = { $hero } would leave here: { $item }.
# $hero, $item
advice-give = { $hero } would hand over: { $item }.
# $hero, $item
advice-use = { $hero } would use: { $item }.
# $hero, $book
advice-cast = { $hero } would cast: { $book }.
# $hero
advice-spring = { $hero } would drink at the spring here.

## Why: the reasons of the planner

# $n (number)
advice-why-odds = About { $n } of 100 such fights are won.
# $n (number)
advice-why-now-or-never = About { $n } of 100 such fights are won, but it is now or never.
# $n (number)
advice-why-break = About { $n } of 100 such rounds are won.
# $n (number)
advice-why-better-die = A later die beats it in { $n } of 100 cases.
# $n (number)
advice-why-worse-die = A later die would beat it in only { $n } of 100 cases.
# $n (number)
advice-why-turned = That makes { $n } more.
advice-why-decides = This foe decides the legend: now is the time.
advice-why-saved = Things that are used up are kept for a foe that decides the legend.
advice-why-strength-stays = Strength stays; willpower comes back in other ways.
advice-why-weary = Whoever is so weary rolls few dice.
advice-why-strong-enough = Nobody needs more strength.
advice-why-smith = The dwarf makes two of the first one each day.
advice-why-weakest = That is who has the least.
advice-why-best-off = It leaves you all best off.
