locale = sv
attacker = angripare
defender = försvarare
guards = Väktare
by-book = spelar efter reglerna
by-ai = AI-hjälte
level-n = nivå { $n }
field = Stridsbräde
order = Ordning
round-n = Runda { $n }
order-told = { $name }, initiativ { $n }, { $state }
order-done = har agerat
order-now = agerar nu
order-next = har kvar att agera
space-at = led { $rank }, fil { $file }
wall = Mur
gate = Port
rubble = Ruin
unit-told = { $name }, { $size }, anfall { $attack }, försvar { $defence }, { $left } av { $health } liv, initiativ { $initiative }
acting = agerar
acting-short = agerar
acted = har agerat den här rundan
retaliated = har slagit tillbaka den här rundan
paralysed = paralyserad
defending = försvarar sig
stat-attack = Anfall
stat-defence = Försvar
stat-power = Styrka
stat-knowledge = Kunskap
stat-health = Liv
stat-initiative = Initiativ
crowns =
    { $n ->
        [one] experteffekt
       *[other] experteffekter
    }
crowns-why = Experteffekter som är kvar den här rundan
spells-left =
    { $n ->
        [one] besvärjelse kvar
       *[other] besvärjelser kvar
    }
spells-why = Besvärjelser som ännu får läsas den här stridsrundan
morale-good = positiv moral
morale-bad = negativ moral
morale-none = ingen moral
gold = guld
valuables = värdesaker
movement = förflyttning
gold-left = guld kvar
in-play = I spel
card-on = { $card } på { $unit }
fallen = Fallna
hand = Kort på hand
hand-n = { $n } kort på hand
deck = Kortlek
discard = Kasthög
your-hand = Din hand
empty-hand = Inga kort på hand
ways = Sätt att använda { $card }
deeds = Vad du kan göra
against = mot
strikes-back = slår tillbaka mot
damage = skada
damage-n = { $n } skada
attack-n = anfall { $n }
defence-n = försvar { $n }
power-n = styrka { $n }
key-space = Blanksteg
weigh = Vad du väger
weigh-nothing = Peka på en enhet för att läsa den.
preview = Utsikter
blow = Anfallet
blow-back = Vedergällningen
now-acting = Agerar nu
looked-at = Betraktas
no-powers = Inga specialförmågor.
die-told = tärning { $die }, { $chance } av hundra
fate-falls = besegrad
fate-flips = { $pack } blir { $few }
fate-unhurt = oskadd
fate-hurt = { $left } av { $health } liv kvar
guarded = { $n } om skölden håller
strike-back = { $unit } slår tillbaka för { $damage }. Dina { $mine } har { $left } liv.
strike-back-maybe = { $unit } slår tillbaka för { $damage } om de överlever ({ $chance } %). Dina { $mine } har { $left } liv.
no-strike-back = { $unit } slår inte tillbaka.
again = De skjuter två gånger.
burn = Eldskölden bränner för { $n }.
roll-attack = Slå anfallet
would-strike = { $mine } (anfall { $attack }) slår mot { $unit } (försvar { $defence }). Inget sker förrän du bekräftar.
no-die = Ingen tärning slås.
before-die = Tärningen är inte slagen än.
braced = Försvarsmarkör: på +1 stoppar den en skada.
expert = expert
hurt-n = { $n } skada, { $left } liv kvar
power-costs = Styrka för varje grad: { $costs }
army = Armé
army-choose = Välj en enhet och sedan en ruta
army-place = Välj en upplyst ruta
army-first = Välj vem som står först
army-empty = Alla enheter är placerade.
muster = Samla din armé
muster-how = Rekrytera { $few } och förstärk till { $pack }. Fem enheter går ut på fältet.
owned = i din armé
found = Välj ett kort
from-pile = från kasthögen
choose-hero = Välj din hjälte
specialty = Specialitet:
others-choose = En annan spelare väljer hjälte.

map-keys = Karta. Dra i den, eller använd skift och piltangenterna; plus och minus ändrar storleken, C visar hjälten, M visar allt
map-centre = Visa hjälten
map-whole = Hela kartan
map-nearer = Närmare
map-farther = Längre bort
map-inset = Översikt: tryck för att gå dit
map-round = Runda
map-rounds = Runda { $n } av { $of }
map-astrologers = astrologerna talar
map-resources = resursrunda
map-square = fyrkant: astrologerna talar
map-happens = Vad som händer när
map-happens-start = När den börjar: { $effects }
map-happens-end = När den slutar: { $effects }
map-lasts-now = genast
map-lasts-until-next = till nästa förkunnelse
map-lasts-next-income = vid nästa inkomst
map-goals = Mål
map-special = Vad som är särskilt här
map-wins-now = vinner genast
map-wins-round = vinner vid en rundas slut
map-wins-end = vinner när partiet slutar
map-ends-now = genast
map-ends-round = vid rundans slut
map-loses = förlorar
map-have = { $have } av { $need }
map-most-points = Flest poäng
map-score = { $n } poäng
map-you = Du
allies = Allierade
allies-give = Ge
allies-swap = Erbjud ett kort mot ett annat
swap-theirs = { $name } erbjuder
swap-yours = Du ger
swap-none = Du har varken besvärjelser eller föremål på handen.
map-ally = allierad
map-together = Tillsammans
map-ai-turn = { $name } går vidare.
map-ai-skip = valfri tangent: hoppa över
map-turn = står på tur
map-buildings =
    { $n ->
        [one] { $n } byggnad
       *[other] { $n } byggnader
    }
map-out = Ute ur spelet
map-homeless = Utan hem sedan runda { $n }
map-no-army = Inga enheter
map-moves = { $n } steg
map-secondary = sekundärhjälte
map-treasury = Skattkista
map-income = nästa inkomst { $n }
map-income-short = +{ $n } inkomst
materials = material
map-fight = Om du strider här
map-cards = { $n } { $tier }kort
map-drawn = Dras när du går in.
map-odds = Chans?
map-odds-about = Ungefär { $n } % att vinna (en uppskattning)
map-odds-short = { $n } %
map-guard = väktare { $n }
map-owner = Flagga: { $name }
map-yours = Din flagga
map-used = Redan besökt
map-stands = { $hero } ({ $name }) står här
map-left = { $n } steg kvar efteråt
map-point = Peka på ett fält för att läsa om det.
map-back = Tillbaka
map-way = { $n } steg dit
map-way-quiet = På vägen händer ingenting.
map-way-fight = På vägen händer ingenting; vid dess slut väntar en strid.
map-go-far = Gå dit, { $n } steg
map-go-fight = Gå och strid, { $n } steg
map-reveal = Upptäck
map-add = Ny bricka
map-row = Öppna brickor, nästa först
map-row-next = Nästa
map-row-starting = Start
map-row-near = Nära
map-row-far = Fjärran
map-row-centre = Mitt
map-lay = Lägg här
map-swing = Vrid
map-down = { $kind }, nedvänd, väktare { $levels }
map-face-down = nedvänd
map-down-text = Ingen vet än vad som finns där. Väktare av nivå { $levels }.
map-down-centre = Landets hjärta. Väktare av nivå { $levels }.
map-turning = Vrid brickan
map-turns = Sex vridningar
map-turn-n = Vridning { $n } av 6
map-turn-not = Vridning { $n } av 6, inte tillåten
map-turn-refused = Så skulle brickan inte hänga ihop med det kända landet så väl som den kan.
map-one-turn = Bara den här vridningen hänger ihop med det kända landet.
map-turn-left = Vrid åt vänster
map-turn-right = Vrid åt höger
map-turn-free = öppet
map-walled = avspärrad
map-set-down = Lägg den så
map-peek = Titta överst i en lek
map-town = Stad
map-town-open = Öppna staden
map-hand = Hand ({ $n })
map-sheet = Din hjälte
map-tab-field = Fältet
map-tab-army = Armé
map-tab-town = Stad
map-tab-hand = Hand
tile-starting = Startbricka
tile-far = Fjärranbricka
tile-near = Närbricka
tile-centre = Mittbricka
tier-bronze = brons
tier-silver = silver
tier-gold = guld
tier-azure = azur
town-title = Din stad
town-other = Staden
town-close = Tillbaka till kartan
town-within =
    { $n ->
        [0] just nu finns det inget du kan köpa
        [one] du har råd med { $n } sak
       *[other] du har råd med { $n } saker
    }
town-later = först kommer det du tillfrågas om
town-tokens = Rundans markörer
town-token-build = Bygga
town-token-people = Folk
town-token-spells = Besvärjelser
town-used = använd
town-ready = redo
town-used-why = Använd i den här rundan
town-ready-why = Kan användas en gång i den här rundan
town-tab-build = Bygga
town-tab-people = Folk
town-tab-spells = Besvärjelser
town-build = Bygg en
town-build-how = en byggnad per runda
town-people = Rekrytera och förstärka
town-people-how = så många du vill med en användning av markören
town-built = byggd
town-affordable = du har råd
town-short = saknas: { $what }
town-gold = { $n } guld
town-materials =
    { $n ->
        [one] { $n } material
       *[other] { $n } material
    }
town-valuables =
    { $n ->
        [one] { $n } värdesak
       *[other] { $n } värdesaker
    }
town-have = du har { $face }
town-stands = { $name }
town-needs = kräver { $name }
town-hero = Sekundärhjälte
town-hero-what = Går på kartan åt dig, utan egna kort och egen armé.
town-book = Besvärjelsebok
town-book-what = Leta igenom (2) besvärjelserna, behåll en.
town-do = Gör det
town-treasury = Skattkista
town-income = Nästa inkomst
town-income-then = Du kommer att ha
town-income-why = Den kommer med nästa resursrunda, med dina gruvor och bosättningar inräknade. Ett stadshus ger sin gåva utöver det.
faction-castle = Castle
faction-dungeon = Dungeon
faction-necropolis = Necropolis
faction-neutral = Neutral
tier-name-bronze = Brons
tier-name-silver = Silver
tier-name-gold = Guld
panel-keep =
    { $n ->
        [one] { $n } tärning räknas.
       *[other] { $n } tärningar räknas, en i taget.
    }
panel-reroll-morale = Slå om: moral
panel-reroll-luck = Slå om: Tur
panel-reroll-weasel = Slå om: veckan
panel-you-have = Du har
panel-remove = Eller ge upp ett kort
panel-remove-how = i stället för att handla; det lämnar spelet
panel-level = { $name } når nivå { $n }
panel-search = Leta igenom
panel-search-abilities = Leta igenom förmågorna
panel-search-spells = Leta igenom besvärjelserna
panel-search-artifacts = Leta igenom föremålen
panel-hand = handgräns { $n }
panel-expert =
    { $n ->
        [one] { $n } experteffekt per runda
       *[other] { $n } experteffekter per runda
    }
panel-left =
    { $n ->
        [one] { $n } kort i leken
       *[other] { $n } kort i leken
    }
panel-look-how = Se i leken, eller ta det som ligger öppet på dess hög: du väljer innan du ser.
panel-search-how = Det du lämnar läggs öppet på lekens hög, där andra kan ta det.
panel-astrologers = Astrologernas runda { $n }
panel-cards-left =
    { $n ->
        [one] { $n } kort kvar
       *[other] { $n } kort kvar
    }
panel-ride-on = Rid vidare
panel-rounds = Rundor
panel-difficulty = Svårighet
panel-easy = lätt
panel-normal = normal
panel-hard = svår
panel-impossible = omöjlig
panel-start = Du börjar med
panel-begin = Till kartan
panel-window = Det du bygger och köper nu räknas i striden.
ended-goal = Målet är nått:
ended-undone = Det som inte fick hända har hänt:
ended-late = Den sista rundan är över och målet nåddes inte.
ended-points = Poäng
ended-holdings = Gruvor och bosättningar
ended-buildings = Byggnader
ended-artifacts = Föremål
ended-level = Hjältens nivå
ended-secondaries = Besegrade sekundärhjältar
ended-main-hero = En huvudhjälte besegrad
ended-scenario = För scenariot
ended-won = Vunna på vägen
ended-team = Laget tillsammans
ended-team-won = vann
ended-team-lost = förlorade
ended-all = Totalt
ended-cubes = Tagna kuber
ended-fights = Vunna strider
ended-lost = Förlorade strider
ended-earned = Intjänat guld
ended-treasure = Skattkistan vid slutet
panel-close = Stäng
