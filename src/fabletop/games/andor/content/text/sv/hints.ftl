### Andor: vad en god spelare skulle göra när någon ber om råd. Svenska.
###
### $hero är hjälten som tillfrågas, $to vart den går nu, $field var allt ska ske, och $heroes de $n hjältar som också
### bör vara där.

# $n (number), $name
advice-place = fält { $n } ({ $name })
# $hero, $to, $foe, $n (number), $heroes
advice-go-fight =
    { $n ->
        [0] { $hero } skulle gå till { $to } för att strida mot { $foe }.
       *[other] { $hero } skulle gå till { $to } för att strida mot { $foe } tillsammans med { $heroes }.
    }
# $hero, $to, $token
advice-go-open = { $hero } skulle gå till { $to } för att vända upp: { $token }.
# $hero, $to, $item
advice-go-fetch = { $hero } skulle gå till { $to } för att hämta: { $item }.
# $hero, $to, $item
advice-go-bring = { $hero } skulle gå till { $to } för att lämna: { $item }.
# $hero, $to
advice-go-drink = { $hero } skulle gå till { $to } för att dricka ur källan.
# $hero, $to
advice-go-pull = { $hero } skulle gå till { $to } för att dra vagnen.
# $hero, $to
advice-go-meet = { $hero } skulle gå till { $to }, där ett mål väntar.
# $hero, $to
advice-go-leave = { $hero } skulle gå till { $to } för att komma härifrån.
# $hero, $to
advice-go-eat = { $hero } skulle gå till { $to } för att äta och sova där.
# $field
advice-way = Det ligger på vägen till { $field }.
# $hero, $foe
advice-fight = { $hero } skulle strida mot { $foe } nu.
# $hero, $field
advice-wait = { $hero } skulle vänta en timme på { $field }: andra är på väg.
# $hero, $field
advice-pull = { $hero } skulle dra vagnen till { $field }.
# $hero, $field
advice-stop = { $hero } skulle stanna på { $field }.
# $hero
advice-end-day = { $hero } skulle avsluta dagen: inget här är värt en timme till.
# $option (text): som det erbjuds
advice-choose = Det bästa valet vore: { $option }.
# $hero, $item
advice-take = { $hero } skulle ta med: { $item }.
# $hero, $item
advice-drop = { $hero } skulle lämna här: { $item }.
# $hero, $item
advice-give = { $hero } skulle lämna över: { $item }.
# $hero, $item
advice-use = { $hero } skulle använda: { $item }.
# $hero, $book
advice-cast = { $hero } skulle läsa förtrollningen: { $book }.
# $hero
advice-spring = { $hero } skulle dricka ur källan här.

## Why: the reasons of the planner

# $n (number)
advice-why-odds = Ungefär { $n } av 100 sådana strider vinns.
# $n (number)
advice-why-now-or-never = Ungefär { $n } av 100 sådana strider vinns, men det är nu eller aldrig.
# $n (number)
advice-why-break = Ungefär { $n } av 100 sådana ronder vinns.
# $n (number)
advice-why-better-die = En senare tärning slår den i { $n } fall av 100.
# $n (number)
advice-why-worse-die = En senare tärning skulle bara slå den i { $n } fall av 100.
# $n (number)
advice-why-turned = Det ger { $n } mer.
advice-why-decides = Den här fienden avgör legenden: nu är det dags.
advice-why-saved = Sådant som förbrukas sparas till en fiende som avgör legenden.
advice-why-strength-stays = Styrkan blir kvar; viljestyrka får man tillbaka på annat sätt.
advice-why-weary = Den som är så trött slår få tärningar.
advice-why-strong-enough = Ingen behöver mer styrka.
advice-why-smith = Dvärgen gör två av den första varje dag.
advice-why-weakest = Det är den som har minst.
advice-why-best-off = Så står ni alla bäst rustade.
