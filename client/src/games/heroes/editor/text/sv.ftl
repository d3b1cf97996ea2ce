### Scenarioverkstaden för Heroes. Svenska.

title = Scenarioverkstad
lead = Lägg brickor ur lådan, säg vad som ska vinnas och spela direkt. Allt sparas i den här webbläsaren; en länk eller en fil tar det till andra.
new = En ny karta
open-file = Öppna en fil…
unread = Filen gick inte att läsa.
mine = Mina egna
copies = En kopia av …
# $name (text)
forget = Kasta { $name }
box = Brickor i lådan
must-hold = En bricka måste ha
# $place (text)
must-hold-hint = Klicka på en nedvänd bricka: den får { $place }.
back-starting = En spelares startbricka
back-far = Fjärranbricka, nedvänd
back-near = Närbricka, nedvänd
back-centre = Mittbricka, nedvänd
# $tile (text)
tile-named = Bricka { $tile }
# $n (number)
tile-number = Nummer { $n }
# $n (number)
left = { $n } kvar
laid = lagd
in-hand = i handen
# $n (number)
seat = Plats { $n }
# $place (text)
holds = har { $place }
# $r (number), $q (number)
lay-at = Lägg den här ({ $q }, { $r })
canvas = Kartan. Piltangenterna går mellan brickor och lediga platser, Skift och pilar flyttar den, plus och minus förstorar.
# $tile (text)
hand-tile = { $tile }: Q, E vrider, ett klick lägger
# $tile (text)
hand-back = { $tile }: ett klick lägger
hand-empty = Ta en bricka ur lådan, eller välj en på kartan
keys-turn = Q, E vrider
keys-lift = Del lyfter
nearer = Närmare
farther = Längre bort
whole = Hela kartan
turn-left = Vrid åt vänster
turn-right = Vrid åt höger
face-down = Vänd ner
face-up = Vänd upp
move = Flytta
hand-move = Klicka där den ska ligga
lift = Lyft
hold-nothing = Får ha vad som helst
undo = Ångra
redo = Gör om
saved = sparat
not-saved = inte sparat: webbläsaren behåller inget
which-map = Karta för
# $n (number)
for-players = { $n } spelare
checker = Kontrollen
checking = kontrollerar …
# $n (number)
found = { $n ->
    [0] inget är fel · kontrollerar medan du skriver
    [one] 1 fel · kontrollerar medan du skriver
   *[other] { $n } fel · kontrollerar medan du skriver
}
show = Visa
# $tiles (number), $players (number), $rounds (number), $most (number)
sound = Stämmer: { $tiles } brickor för { $players } spelare, { $rounds } rundor av { $most }.
not-yet = Rätta först det som kontrollen visar
at-map = Karta
# $players (number)
at-layout = Karta för { $players }
# $players (number), $n (number)
at-tile = Karta för { $players }, bricka { $n }
# $n (number)
at-tile-only = Karta, bricka { $n }
# $n (number)
at-victory = Seger { $n }
# $n (number)
at-defeat = Förlust { $n }
# $n (number)
at-event = Händelse { $n }
# $n (number)
at-ai = AI-hjälte { $n }
at-start = Start
at-rules = Specialregler
at-places = Platser
at-points = Poäng
at-players = Spelare
at-mode = Läge
at-goal = Mål
at-rounds = Rundor
at-at-limit = Efter sista rundan
at-factions = Fraktioner
at-name = Namn
at-story = Berättelse
at-tokens = Markörer
at-projects = Byggen
at-spots = Namngivna fält
scenario = Scenariot
name = Namn
story = Berättelse
mode = Läge
players = Spelare
rounds = Rundor
fewer = En mindre
more = En till
# $n (number)
at-most = högst { $n }
goal = Handlar om
limit = Vid slutet
begin-with = Börja med
income = Inkomst
units = Enheter
buildings = Byggnader
map-more = Mer om kartan
lattice = Rutnät
pool = Fjärranbrickor i handen
lattice-a = ett sätt (a)
lattice-b = andra sättet (b)
lattice-mixed = båda
goals = Mål
victory = Seger:
defeat = Förlust:
add-victory = En seger
add-defeat = En förlust
when = När
in-words = Med ord
condition = Villkor
add-condition = Ett villkor
events = Händelser
round-line = Rundor
# $n (number), $round (number)
round-with = Runda { $round }, händelser: { $n }
# $rounds (text)
rounds-of = Runda { $rounds }:
# $rounds (text)
rounds-end = Slutet av runda { $rounds }:
when-so = När det är så:
add-event = Lägg till en händelse
every-from = Från runda
every-step = Var … runda
# $n (number)
effect = Effekt { $n }
add-effect = En effekt
# $n (number)
choice = Val { $n }
add-choice = Ett val
# $n (number)
unit = Enhet { $n }
add-unit = En enhet
add-place = + en plats
take-off = Ta bort
remove = Ta bort
none = som vanligt
ai-heroes = AI-hjältar
add-ai = En AI-hjälte
faction = Fraktion
level = Nivå
army = Armé
deck-might = Styrkekort
deck-magic = Magikort
deck-skill = Färdighetskort
skill = Färdighet
spells = Besvärjelser
on-tile = På bricka
on-field = På fält
plan = Plan
plan-to = Går till
when-beaten = När den besegras
rules = Specialregler
as-text = Som text
as-text-lead = Hela filen. Det som inget formulär känner till ändras här, och förblir annars som det är.
take-text = Ta över
# $n (number)
line = Rad { $n }
no-map = Det finns ingen karta i den.
share = Dela
share-link = Länk
share-link-lead = Länken innehåller hela scenariot: den som öppnar den kan läsa, spela eller ändra en kopia. Inget sparas på servern.
copy-link = Kopiera
copied = Kopierad
download = Som fil
download-map = Karta till gemenskapens redigerare
left-out = Utelämnat där:
# $n (number)
play = Spela, { $n ->
    [one] 1 plats
   *[other] { $n } platser
}
gold-mine = guldgruva
condition-captured = intagna startstäder
condition-flags = egna flaggor på platser
condition-beaten = en hjälte besegrades
condition-lost-fight = förlorade strider
condition-eliminated = någon är utslagen
condition-cubes = fraktionskuber från dem
condition-token-at = en markör fördes dit
condition-token-lost = en markör förstördes
condition-carries = en markör bärs
condition-visited = olika besökta platser
condition-hero-at = en hjälte står där
condition-fights-won = vunna strider
condition-holds = så mycket i skattkistan
condition-points = scenariots poäng
condition-project-done = ett bygge är klart
condition-level = huvudhjältens nivå
condition-round = en runda har börjat
condition-difficulty = spelet är svårt nog
condition-tiles-known = uppvända brickor
condition-tributes-covered = alla tributer kan betalas
condition-all = alla dessa
condition-any = någon av dessa
condition-not = inte
effect-gain = få resurser
effect-pay = betala, annars
effect-choose = välj en av dessa
effect-roll = slå tärningar
effect-search = leta i en lek
effect-experience = erfarenhet
effect-morale = moral
effect-movement = mer förflyttning
effect-draw = dra kort
effect-reinforce = förstärk en enhet
effect-join = enheter ansluter
effect-recruit-neutral = rekrytera en neutral enhet
effect-build = bygg en byggnad
effect-income = inkomst för gott
effect-clear-cubes = platser kan besökas igen
effect-reveal = vänd upp brickor
effect-unflag = ta bort flaggor
effect-attack-town = väktare anfaller staden
effect-ai-arrives = en AI-hjälte anländer
effect-ai-joins = enheter ansluter till en AI-hjälte
effect-ai-moves = en AI-hjälte går längre
effect-ai-army = en AI-hjälte får en annan armé
effect-points = scenariots poäng
effect-end = spelet slutar
effect-last-turns = de sista turerna
effect-tribute = en tribut
effect-take-aside = ta ett undanlagt kort
effect-send-home = hjältar går hem
effect-return-token = en markör går tillbaka
effect-move-between = gå mellan sådana platser
effect-pass-token = lämna över en markör
effect-remove-card = ta bort ett kort på handen
effect-fewer-cards = färre kort nästa tur
effect-repeat-visit = upprepa en plats gåva
effect-fall-to-level = falla till en nivå
effect-unseal = öppna en förseglad bricka
effect-go-to = gå till en plats
effect-ambush = ett bakhåll
slot-whose = vems
slot-who = vem
slot-by = av vem
slot-from = från vem
slot-at-least = minst
slot-place = plats
slot-places = platser
slot-token = markör
slot-project = bygge
slot-hero = hjälte
slot-against = mot
slot-gold = guld
slot-materials = material
slot-valuables = värdesaker
slot-to = för vem
slot-of = av vem
slot-on = vems stad
slot-for = för vem
slot-else = annars
slot-lost = om det förloras
slot-unmoved = om opåverkad
slot-one-of = val
slot-die = tärning
slot-dice = tärningar
slot-keep = behåll
slot-times = gånger
slot-deck = lek
slot-x = kort att se
slot-into = vart
slot-n = hur många
slot-kind = slag
slot-tiers = enhetsnivåer
slot-price = pris
slot-units = enheter
slot-kinds = byggnader
slot-resource = resurs
slot-steps = steg
slot-tiles = vilka
slot-tile = brickans nummer
slot-count = hur många
slot-level = nivå
slot-ai = AI-hjälte
slot-result = utgång
slot-until = till runda
slot-card = kort
slot-guard = väktare
choice-die-resource = resurstärning
choice-die-treasure = skattärning
choice-deck-artifact = föremål
choice-deck-spell = besvärjelser
choice-deck-ability = förmågor
choice-into-hand = handen
choice-into-deck = leken
choice-kind-positive = positiv
choice-kind-negative = negativ
choice-tiles-all = alla brickor
choice-tiles-adjacent = en bredvid hjälten
choice-tiles-any-one = vilken som helst
choice-result-win = vinst
choice-result-lose = förlust
choice-card-any = valfritt föremål
choice-card-minor = mindre föremål
choice-card-major = större föremål
choice-card-relic = relik
choice-card-ability = förmåga
goal-capture = inta städer
goal-grail = graalen
goal-hold = hålla platser
goal-build = bygga
goal-race = en kapplöpning
goal-survive = överleva
goal-slay = fälla någon
goal-escort = föra något i säkerhet
goal-gather = samla
goal-points = poäng
trigger-rounds = i början av rundor
trigger-every = med jämna mellanrum
trigger-when = när något är så
trigger-round-end = i slutet av rundor
time-at-once = genast
time-round-end = i slutet av en runda
time-at-limit = när spelet slutar
plan-standard = enligt regelboken
plan-stay = stannar
plan-guard-tile = vaktar sin bricka
plan-hunt = jagar hjältar
plan-hunt-token = jagar en bärare
plan-grab = tar gruvor och bosättningar
plan-to-goal = går någonstans
plan-wander = strövar som tärningarna visar
fate-removed = lämnar spelet
fate-home = kommer hem
field-C = mitten
field-TR = uppe till höger
field-R = höger
field-BR = nere till höger
field-BL = nere till vänster
field-L = vänster
field-TL = uppe till vänster
slot-name = namn
slot-at = ligger vid
slot-one-per = hur många
slot-carried-by = bärs av
slot-movement = förflyttning
slot-on-loss = vid förlorad strid
slot-tires = den som tar den har ingen förflyttning kvar
slot-where = byggs vid
slot-per-round = etapper per runda
slot-stages = etapper och deras pris
slot-field = fält
slot-once-per = hur ofta
slot-do = för den som besöker
slot-first = för den som kommer först
slot-held = för ägaren, i slutet av varje runda
slot-instead = i stället för det platsen ger
slot-per = för
slot-hero-level = hjältens första nivå
slot-secondary-hero = alla börjar med en sekundärhjälte
slot-guild-search = sökning i magikernas skrå
slot-level-search = sökning på de första nivåerna
slot-players = för så många spelare
slot-town = egen stad: bricka
slot-citadel = dess stad har ett citadell
slot-waits = väntar tills en händelse hämtar den
slot-drawn = dras ur dess armé, bara neutrala enheter
slot-covers = kort på dess enheter
slot-from-round = från runda
slot-points = förflyttningspoäng
slot-pool-holds = brickor på handen har
slot-S = startbrickor
slot-F = fjärranbrickor
slot-N = närbrickor
slot-C = mittbrickor
slot-faction = fraktion
slot-campaign = kampanj
slot-order = kapitel nummer
slot-sanctuary = helgedomar skyddar bäraren
slot-more-movement = bäraren kan få mer förflyttning
slot-only-besieger = bara bäraren får gå in i en fiendestad
slot-spared = en besegrad bärare betalar inget, och en sekundärhjälte går hem
slot-leads = en sekundärhjälte som bär den använder kort i strid
slot-out-of-reach = ingen anfaller bäraren från sin egen stad
slot-gifts = när
slot-tile-ids = brickor
slot-rounds = rundor till
slot-tile-numbers = brickor
slot-might = styrkekort
slot-magic = magikort
slot-skill = färdighetskort
slot-spells = besvärjelser
slot-ability = färdighet
choice-at-least-all = alla som finns
choice-at-least-easy = lätt
choice-at-least-normal = normal
choice-at-least-hard = svår
choice-at-least-impossible = omöjlig
choice-one-per-game = en i hela spelet
choice-one-per-player = en för varje spelare
choice-carried-by-main = huvudhjältar
choice-carried-by-any = vilken hjälte som helst
choice-on-loss-dropped = tappas
choice-on-loss-destroyed = förstörs
choice-on-loss-to-winner = går till vinnaren
choice-once-per-faction = en gång per fraktion
choice-once-per-game = en gång i spelet
choice-once-per-visit = vid varje besök
choice-per-grail-carried = bärd graal
choice-per-grail-home = graal hemma
choice-per-stage-paid = varje betald etapp
choice-per-obelisk-visited = varje besökt obelisk
choice-per-utopia-held = varje hållen utopi
choice-per-enemy-town-held = varje hållen fiendestad
choice-gifts-at-trading-post = vid en marknadsplats
choice-gifts-adjacent = när hjältar står intill varandra
choice-gifts-any-time = när som helst
choice-once-once = en gång
choice-once-each = en gång för varje spelare
choice-once-again = varje gång det blir så
choice-bonus-difficulty = enligt svårighetsgraden
choice-bonus-none = ingen
choice-bonus-effects = en egen:
choice-factions-any = vilka som helst, en gång var
choice-factions-any-repeated = vilka som helst, även två gånger
choice-factions-some = några av dem
rule-no-building = Ingen bygger …
rule-level-cap = Huvudhjältar når högst nivå …
rule-no-entering-rival-start-tiles = Fienders startbrickor får beträdas från en runda
rule-no-skip = Striden där går inte att undvika
rule-no-retreat = Striden där går till sitt slut
rule-own-guard = Egna väktare
rule-unguarded = Platser utan väktare
rule-trading-post-recruits = Marknadsplatser säljer neutrala enheter
rule-carrier = Den som bär en markör
rule-gifts = Spelarna får ge varandra resurser
rule-once-for-each = Varje spelare får besöka brickorna en gång
rule-return-to = En besegrad hjälte får återvända dit
rule-encircled = Omringade strider
rule-walk-past = Väktarna släpper förbi den som går vidare
rule-sudden-death = Fler rundor vid lika poäng
rule-doubled = Bosättningar där ger dubbelt
rule-swift-from-level = Hjältar är snabbare från en nivå
rule-recruit-beaten = Besegrade väktare får rekryteras
rule-last-guard = Den sista sådana platsen vaktas bäst
rule-sealed = Förseglade brickor
rule-guarded-for-each = Varje spelare måste besegra de här väktarna
rule-guard-deck = Väktare har en AI-lek
rule-garrison = En garnison
skill-cloak = Mantel
rules-switched = På eller av
add-rule = En regel med värde
tokens = Markörer
no-tokens = Inget att bära ännu.
add-token = En markör
projects = Byggen
no-projects = Inget att bygga vid sidan av städerna ännu.
add-project = Ett bygge
# $n (number)
stage = Etapp { $n }
add-stage = En etapp
spots = Namngivna fält
no-spots = Inget fält har ett namn ännu.
add-spot = Ett namngivet fält
spot-hint = Antingen ett fält på brickan eller platsen som säkert finns där.
places = Platser
no-places = Alla platser gör det som är tryckt på dem.
add-place-rule = En plats som gör något annat
add-guard = Andra väktare
points = Poäng
no-points = Poäng som vanligt, för inget annat.
add-point = Fler poäng
worth = Varor är värda guld, för tributer och den rikaste
start-more = Mer om början
bonus = Bonus
heroes = Hjältar
add-hero = + en hjälte
teams = Lag
# $a (number), $b (number), $c (number), $d (number)
teams-of = Platserna { $a } och { $b }, { $c } och { $d }
supply = Det spelarna lägger
# $n (number)
this-tile = Bricka { $n }
must-hold-here = måste ha
must-lack = får inte ha
anything = vad som helst
drawn-from = är en av
add-tile = + en bricka
add-changed = Något annat på ett fält
# $n (number)
guard-level = väktare av nivå { $n }
how-often = Hur ofta
truth = visar något annat fram till första striden
truth-is = I verkligheten
# $n (number)
warnings = varningar: { $n }
try = Prova det
# $n (number)
try-lead = Bottar spelar kartan för { $n }: hur ofta varje plats vinner, hur länge det varar och hur det slutar.
try-games = Hur många partier
# $n (number)
try-so-many = { $n } partier
try-begin = Låt dem spela
try-stop = Avbryt
# $n (number), $of (number)
try-progress = { $n } av { $of } partier
try-stopped = avbrutet
try-time = tiden är ute
try-party = Tillsammans
# $low (number), $high (number)
try-between = ({ $low }–{ $high } %)
# $n (number), $of (number)
try-won = Sällskapet vann { $n } av { $of } partier.
# $seat (number), $even (number)
try-more = Plats { $seat } vinner oftare än turen förklarar: jämnt vore { $even } %.
# $seat (number), $even (number)
try-less = Plats { $seat } vinner mer sällan än turen förklarar: jämnt vore { $even } %.
# $n (number), $even (number)
try-even = Så långt { $n } partier kan säga sticker ingen plats ut: { $even } % var är möjligt.
try-rounds = Rundor
# $shortest (number), $middle (number), $longest (number)
try-rounds-of = { $shortest } till { $longest }, hälften av partierna { $middle } eller färre
try-limit = Slut med sista rundan
# $n (number), $of (number)
try-of = { $n } av { $of }
try-nobody = Ingen vann
try-unfinished = Tog för lång tid
try-broken = Stannade med ett fel
# $bot (text)
try-basis = En uppskattning, med samma bott på alla platser, lottade fraktioner och normal svårighet. Så spelar botten: { $bot } Inom parentes ligger den sanna andelen, 95 gånger av 100. Människor kan spela annorlunda.
not-brought = Kartan hade också det här, som inte finns i scenariot:
put-away = Lägg undan
