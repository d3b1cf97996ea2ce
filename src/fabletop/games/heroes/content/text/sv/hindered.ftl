### Heroes: varför något inte går att göra nu. Svenska.
###
### What is passed in: $unit is the name of a unit, a plural; $hero the name of a hero; $price and $purse amounts as one says them;
### $need is what it takes and $have what is there.

## Städer

# $price, $purse
hindered-price = Det kostar { $price }, och du har { $purse }.
hindered-built = Du har redan byggt den här rundan.
hindered-peopled = Du har redan använt din befolkningsmarkör den här rundan.
hindered-booked = Du har redan köpt besvärjelser den här rundan.
# $building
hindered-building = Först måste detta byggas: { $building }.
hindered-scenario = Scenariot tillåter det inte.
hindered-attacked-builds = Den som anfalls bygger inget före striden.
hindered-buying = Avsluta först rekryteringen och förstärkningen.
hindered-not-both = Befolkningsmarkören används till enheter eller till en hjälte, inte till båda.
# $unit
hindered-few-first = Du måste ha den mindre gruppen innan du kan förstärka: { $unit }.
# $unit
hindered-taken = En spelare har redan den här enheten: { $unit }.
hindered-hero-there = Din sekundärhjälte är redan på kartan.
hindered-hero-away = Du har just förlorat din sekundärhjälte, som tidigast kommer tillbaka nästa tur.
hindered-own-turn = Det gör man under sin egen tur.
hindered-no-home = Du har varken stad eller bosättning.
hindered-post-taken = Där står redan en hjälte.
hindered-guild-new = Skrået säljer inga besvärjelser i den runda då det byggs.
hindered-no-spells = Det finns inga besvärjelser kvar att köpa.
hindered-traded = Man tar bort ett kort i stället för att byta, och du har redan bytt.
hindered-keeps = Statistikkort, specialiteter, startförmågan och Magisk pil kan inte tas bort här.

## Kartan

# $hero
hindered-passing = En hjälte som bara passerar måste gå vidare först: { $hero }.
# $hero
hindered-no-movement = Inga förflyttningspoäng är kvar: { $hero }.
# $need (number), $have (number)
hindered-tired = En hjälte gör högst { $need } saker under en tur, och den här har gjort { $have }.
hindered-blocked = Det här fältet är spärrat: ingen går in där.
hindered-wall = Kanten mellan de två fälten är stängd.
hindered-no-way = Ingen känd väg leder dit.
# $need (number), $have (number)
hindered-far =
    Det är { $need } fält bort, och du har { $have ->
        [one] 1 förflyttningspoäng
       *[other] { $have } förflyttningspoäng
    }.
# $need (number), $have (number)
hindered-steps =
    Det är { $need } fält bort: gå ett fält i taget, du har { $have ->
        [one] 1 förflyttningspoäng
       *[other] { $have } förflyttningspoäng
    }.
hindered-friend = Där står en egen eller allierad hjälte: man får passera med en poäng till, men inte stanna.
hindered-part-first = Två hjältar delar fältet och måste först skiljas åt.
hindered-sanctuary = En hjälte är i helgedomen: andra får inte stanna där.
hindered-idle = Det ger inget att besöka platsen igen.
hindered-by-moving = En plats besöks genom att man går in på fältet.
hindered-visited = Platsen har besökts och är tom för alla.
hindered-flagged = Platsen bär redan din eller en allierads flagga.
hindered-tile-far = Inget fält på den här brickan ligger bredvid hjälten.
hindered-known = Man utforskar från ett fält där ingen annan bricka bredvid är känd.

## Kort

hindered-only-map = Det spelas på kartan, inte i strid.
hindered-only-combat = Det spelas i strid.
hindered-own-unit = Det spelas medan en av dina enheter är aktiv.
hindered-blow = Det spelas när ett anfall har förklarats.
hindered-rolled = Det spelas när anfallstärningen har slagits.
hindered-fatal = Det spelas när ett anfall skulle besegra en av dina enheter.
hindered-casting = Det spelas medan en besvärjelse läses.
hindered-after-cast = Det spelas direkt efter en egen besvärjelse.
hindered-enemy-cast = Det spelas när fienden läser en besvärjelse.
hindered-between = Det spelas innan en enhet aktiveras.
hindered-on-map = Det spelas på kartan under din egen tur.
hindered-before-guards = Det spelas före en strid mot väktare.
hindered-after-victory = Det spelas efter en seger för din huvudhjälte.
hindered-end-of-turn = Det spelas i slutet av din tur.
hindered-purchase = Det spelas när du rekryterar enheter eller köper en besvärjelse.
hindered-no-commander = Din huvudhjälte leder inte striden, så du får inte använda kortet.
# $need (number), $have (number)
hindered-spell-limit =
    Du får läsa { $need ->
        [one] 1 besvärjelse
       *[other] { $need } besvärjelser
    } per stridsrunda, och har läst { $have }.
hindered-spell-late = Besvärjelser läses innan enheten flyttar eller anfaller, och aldrig som svar.
# $faction
hindered-faction = Bara den här fraktionen får använda det: { $faction }.
# $need (number), $have (number)
hindered-level = Experteffekten kräver nivå { $need }, och din hjälte har nivå { $have }.
# $need (number), $have (number)
hindered-crowns = Du har använt { $have } av { $need } experteffekter den här rundan.
# $need (number), $have (number)
hindered-discards =
    Du måste kasta { $need ->
        [one] 1 annat kort
       *[other] { $need } andra kort
    }, och har { $have }.
hindered-attacked = Enheten har anfallit: inga fler kort spelas för den.
hindered-defence-only = Under fiendens tur spelas kort bara till försvar.
# $need (number), $have (number)
hindered-power = Det kräver { $need } kraft, och din hand ger { $have }.
hindered-no-target = Det finns inget att rikta det mot just nu.
hindered-no-effect = Det skulle inte göra något just nu.

## Strid

# $unit
hindered-struck = Har redan anfallit: { $unit }.
# $unit
hindered-ranged-moved = En distansenhet anfaller inte efter att ha flyttat: { $unit }.
# $unit
hindered-ranged-close = Med en fiende intill anfaller en distansenhet bara angränsande fiender; här { $unit }.
# $unit
hindered-not-adjacent = Anfaller bara angränsande fiender: { $unit }. Flytta först intill.
hindered-off-board = Det står bredvid brädet, och bara de på brädet beskjuts.
# $unit
hindered-ranged-wall = Distansenheter förstör varken murar eller portar: { $unit }.
# $unit
hindered-wall-far = Förstör bara det som är intill: { $unit }.
# $unit
hindered-moved = Har redan flyttat: { $unit }.
# $unit
hindered-struck-first = Bara distansenheter flyttar efter ett anfall: { $unit }.
hindered-occupied = Rutan är upptagen.
# $unit, $need (number), $have (number)
hindered-space-far = Det är { $need } rutor bort, och { $have } är tillåtet: { $unit }.
# $unit, $need (number), $have (number)
hindered-way-blocked =
    Hinder är i vägen: går inte att nå på { $have ->
        [one] 1 ruta
       *[other] { $have } rutor
    } med { $unit }.
hindered-tower = Tornet kan inte försvara sig.
# $unit
hindered-tower-safe = Tornet står bredvid brädet: bara distansenheter når det, inte { $unit }.
# $unit
hindered-struck-defend = Man försvarar sig i stället för att anfalla: { $unit }.
# $unit
hindered-rose = Har just lämnat tillbaka sin försvarsmarkör: { $unit }.
hindered-no-player = Man ger upp bara mot en annan spelares hjälte.
hindered-no-hero = Ingen hjälte leder din sida.
hindered-begun = Bara innan den aktiva enheten flyttar eller anfaller.
hindered-holds-town = Den som försvarar en stad måste stanna och strida.
hindered-kept = Ett kort håller dig kvar i striden.
hindered-no-refuge = Du har ingen stad eller bosättning att ta dig till.
hindered-attacked-by-guards = Den som anfalls av väktare måste stanna och strida.
# $unit
hindered-acted = Har redan agerat den här rundan: { $unit }.
# $unit
hindered-paralysed = Är förlamad och hoppar över sin nästa aktivering: { $unit }.
# $unit
hindered-tied = Har samma initiativ och kommer senare: { $unit }.
# $unit, $need (number), $have (number)
hindered-slower = Först kommer { $unit } med initiativ { $need }; här är det { $have }.
# $unit
hindered-next = Först måste den här aktiveringen ta slut: { $unit }.
