### The words of the client. Swedish.

## General

loading = Ett ögonblick …
close = Stäng
cancel = Avbryt
confirm = Gör det
no = Nej
you = Du
copy = Kopiera
copied = Kopierat
language = Språk
guest = Gäst { $n }
your-name = Ditt namn
change-name = Byt namn
me = Din sida
here = här
away = borta

## Ways around

nav = Sidor
nav-play = Spela
nav-replays = Repriser
nav-rules = Regler
nav-about = Om
to-lobby = Till lobbyn
lost-title = Här finns ingenting
lost-line = Ingen kontakt

## Errors

error-offline = Servern svarar inte. Vi försöker igen.
error-not-found = Sidan eller bordet finns inte. Kanske är länken avklippt?
error-taken = Någon hann före: platsen är tagen.
error-too-many = Det gick lite fort. Vänta en stund och försök igen.
error-server = Något gick fel på servern. Ingenting gick förlorat; försök igen.
error-refused = Servern godtog inte det.
line-lost = Linjen till bordet är bruten. Vi är snart tillbaka; ingenting går förlorat.

## Lobby

lobby-title = Dra fram en stol
lobby-lead = Fantasybrädspel där alla regler sköts åt dig. Ett klick och du spelar.
fact-players = { $n } spelare
fact-minutes = { $n } min
setting-table = Bordet dukas …
own-called = ”{ $title }” ({ $what })
yes = Ja
invite-friends = Bjud in vänner
open-tables = Öppna bord
no-tables = Inget bord väntar på dig. Börja ett ovan: bottar har alltid tid.
lobby-how-1 = Spela genast
lobby-how-1-why = Bottar är alltid lediga, och din plats väntar om du går.
lobby-how-2 = Spela med vänner
lobby-how-2-why = Skicka en länk till dem. Ingen behöver ett konto.
lobby-how-3 = Se igenom ett parti
lobby-how-3-why = Avslutade partier sparas, slag för slag.
table-new = just börjat
round = runda { $n }
seat-free = ledig plats
seat-former = en tidigare gäst
your-table = Ditt parti fortsätter
waiting-for-friends = Väntar på vänner
being-played = Spelas
take-your-seat = Ta din plats
join = Gå med
look-on = Titta på
footer = Inofficiellt fanverk; namnen tillhör sina ägare. Ikoner från game-icons.net, CC BY 3.0. Varje bord visar sitt frö efter sista draget.
footer-credits = Tack till

## Setting up a table

invite-link = Länk till bordet
invite-go = Gå till bordet
setup-title = { $game }: duka bordet
setup-what = Vad som spelas
setup-kinds = Spelformer
setup-all = Alla
setup-steps = Steg
setup-step-what = Spel
setup-step-seats = Platser
setup-step-rules = Regler
setup-for =
    { $most ->
        [one] { $n } spelare
       *[other] { $n } spelare
    }
setup-minutes = Ungefär { $n } minuter.
setup-sits = sitter här, redo
setup-bot = Nivå för botten på plats { $n }
setup-same-link = samma länk
setup-copy = Kopiera länken
setup-hard = Svårighetsgrad
setup-options = Val
setup-all-options = alla val ({ $n })
setup-every = Allt man kan komma överens om
setup-fewer = tillbaka
setup-made = Bordet är dukat. Skicka länken till dina vänner: spelet börjar när alla platser är tagna.
setup-waits =
    { $n ->
        [one] En plats är ledig: spelet börjar så snart någon tar den.
       *[other] { $n } platser är lediga: spelet börjar så snart de är tagna.
    }
setup-full = Inget fattas.
setup-begin = Börja
setup-players = Spelare
setup-who = Vilka får gå med
setup-by-link = Bara med länk
setup-public = Vem som helst
seat-number = Plats { $n }
seat-kind-open = Person
seat-kind-bot = Bott
bot-novice = Bott, nybörjare: spelar vettigt, men gör misstag ibland
bot-steady = Bott, stadig: går på erfarenhet, ett drag i taget
bot-sharp = Bott, skarp: tänker framåt före varje drag
bot-master = Bott, mästare: tänker långt framåt och tar tid på sig
bot-greedy = Bott: tar det som just nu ser bäst ut
bot-random = Bott: spelar på måfå
bot-way-novice = Spelar vettigt, men gör misstag ibland.
bot-way-steady = Går på erfarenhet, ett drag i taget.
bot-way-sharp = Tänker framåt före varje drag.
bot-way-master = Tänker långt framåt och tar tid på sig.
bot-way-greedy = Tar det som just nu ser bäst ut.
bot-way-random = Spelar på måfå.
level-novice = Nybörjare
level-steady = Stadig
level-sharp = Skarp
level-master = Mästare
bots-here = Bottar vid det här bordet
bot-level = Nivå för { $name }

## Before the game

wait-title = Väntar på vänner
wait-invited = Du är inbjuden
wait-invited-lead = Ett parti { $game } ska just börja. Välj en plats.
wait-empty = inte här än
wait-ready = redo
wait-heroes = Under tiden: vem blir du?
sit-here = Sitt här

## At the table

prompt = Vad som frågas
your-turn = Ditt drag
looking-on = Du tittar på
hint = Tips
hint-ask = Vad skulle du göra?
odds-title = Chans att vinna
odds-share = { $n } %
odds-error = ± { $n }
odds-why = En uppskattning några drag framåt, utifrån det du får veta. Bara du ser den.
odds-title-fight = Vad striden är värd
odds-share-fight = { $n }
odds-why-fight = 100 är en seger utan förluster. En uppskattning några drag framåt, utifrån det du får veta. Bara du ser den.
fast-forward = Snabbspola
fast-forward-why = bottarna skyndar sig tills det är din tur
over = Spelet är slut
over-sentence = Det sista draget är gjort.
dice-roll = Tärningarna rullar
chronicle = Krönika
chronicle-empty = Ingenting har hänt än.
chronicle-coins = { $name } spelar { $cards }: { $n } guld.
card-own = Siffrorna är våra egna.
chat = Chatt
chat-unread = olästa
chat-empty = Säg hej.
chat-say = Säg något
chat-send = Skicka
chat-table = Vid bordet
chat-gallery = Åskådare
chat-silent = Ingen har sagt något.
chat-gallery-why = De som spelar kan inte läsa det här förrän partiet är slut.
gestures = Snabba ord
gesture-hello = Hej!
gesture-well-played = Bra spelat!
gesture-thanks = Tack!
gesture-thinking = Tänker …
gesture-hurry = Kör vi?
gesture-ouch = Aj!
rule = Regel
rules-behind = Reglerna bakom
rule-reading = Så läser vi det:
rule-unread = Regeln kunde inte hämtas just nu.
undo = Ångra
undo-asks = Be att få ångra
undo-free = Ett val tillbaka, fritt
undo-ask = Något har visats sedan dess: de andra tillfrågas
undo-asked = { $name } ber att få ångra ett drag som visat något.
undo-you-asked = Du bad att få ångra ett drag. De andra bestämmer.
undo-allow = Tillåt det
undo-withdraw = Glöm det
show-plain = I ord
show-board = Visa brädet

## The table in words

plain-options = Vad du kan göra
plain-wait = Väntar
plain-table = På bordet
plain-life = { $n } av { $of } liv
plain-level = nivå { $n }, { $xp } erfarenhet

## Settings

settings = Inställningar
setting-speed = Tempo
setting-pause = Tankepauser
setting-pause-why = Den som inte har något att svara med verkar tänka en stund, så att ingen märker det. Den längsta paus som någon vid bordet vill ha gäller.
pause-usual = vanlig
pause-short = kort
pause-none = ingen
setting-sound = Ljud
setting-sound-why = Korta och tysta: kort, tärningar, slag, mynt, din tur.
setting-still = Ingenting rör sig
setting-still-why = Inga animationer alls.
setting-plain = Bordet i ord
setting-plain-why = Allt som text och knappar, för skärmläsare och små skärmar.
setting-guide = Guide för första partiet
setting-guide-why = Korta tips vid de första frågorna.
keys = Tangenter
key-point = peka på ett val
key-confirm = gör det
key-space = Blanksteg
key-escape = glöm det
seat-elsewhere = Fortsätt på en annan enhet
seat-elsewhere-why = Öppna länken där. Den som har den spelar din plats, så behåll den för dig själv.

## The end

over-won = Du har vunnit!
over-nobody = Ingen har vunnit
over-fallen = har fallit
over-winner = vinnare
show-result = Visa resultatet
campaigns = Kampanjer
campaign-next = Nästa kapitel
next-chapter = Nästa kapitel
try-again = Försök igen
over-chapter-lost = Kapitlet är förlorat
play-again = Spela igen
watch-replay = Se reprisen
hand-show = Visa mina kort
hand-shown = Mina kort visas
hand-show-why = Den som ser reprisen ser korten du höll, tills du ångrar dig. Andras kort bara om de också går med på det.
match-save = Spara partiet
match-save-why = En fil med fröet och alla val: för `fabletop replay`, för Python eller som bilaga till en felrapport. I den syns allas händer.
replay-hands = Vems kort
replay-hands-none = Dolda kort
replay-hands-of = Kort: { $name }
fair-dice = Ärliga tärningar
seed = Frö
promise = Löfte
promise-kept = Löftet hölls: tärningarna var bestämda före första draget.
promise-broken = Fröet stämmer inte med löftet från början.
promise-unknown = Webbläsaren kan inte pröva löftet här; sidan måste komma över en säker anslutning.
promise-why = Löftet är SHA-256 av ”fabletop seed” och fröet. Din webbläsare har just räknat ut det själv.

## The story of a game

story = Berättelsen
story-victory = Seger
story-defeat = Nederlag
story-went = Så gick det
story-chances-round = Chans att vinna, runda för runda
story-chances-day = Chans att vinna, dag för dag
story-start = I början
story-end = Vid slutet
story-tick-start = start
story-tick-end = slut
story-in-round = Runda { $n }
story-in-day = Dag { $n }
story-turnings = Vändpunkter
story-replay = Se det
story-replay-of = Repris av vändpunkt { $n }: { $title }
story-better =
    { $n ->
        [0] Bättre: { $what }
       *[other] Bättre: { $what } (+{ $n })
    }
story-no-turnings = Inget enskilt drag avgjorde partiet: det gick steg för steg.
story-no-points = Det finns inget att bedöma chanserna i det här partiet efter.
story-impossible = Det går inte längre att se tillbaka på det här partiet.
story-waiting = Andra partier gås igenom först …
story-working = Ser tillbaka på partiet …
story-sides = Sida vid sida
story-deeds = Vad som uträttades
story-party = Sällskapet
story-account = Räkenskapen
story-rematch = Revansch med bytta platser
story-share = Dela berättelsen
story-share-why = Den som har länken kan läsa berättelsen och se reprisen.
story-link = Länk till berättelsen
story-table = Visa bordet
story-check = Kontrollera själv
odds-bar = Chanser
odds-bar-why = Chansen att vinna ovanför brädet
odds-none = Ingen har bett om att få chanserna i det här partiet uträknade än.
odds-work-out = Räkna ut dem
odds-look-why = Chansen att vinna efter varje tur, för dig som tittar på
odds-coming = Väger chanserna …
odds-all = Visa chanserna för alla
odds-all-why = En stapel visar vem som leder, när alla människor vid bordet går med på det.
odds-asked =
    { $n ->
        [one] { $names } vill att chansen att vinna visas för alla.
       *[other] { $names } vill att chansen att vinna visas för alla.
    }
odds-you-asked = Du bad att få visa chansen att vinna för alla. De andra bestämmer.
odds-allow = Visa dem

## Replays

replay = Repris
replay-start = Bordet är dukat.
replay-play = Spela upp
replay-pause = Paus
replay-step = Ett val framåt
replay-back = Ett val bakåt
replay-turn = Till nästa tur
replay-turn-back = Till föregående tur
replay-first = Till början
replay-last = Till slutet
replay-scrub = Plats i reprisen
replay-at = val { $n } av { $of }
watch = Se
no-replays = Inget parti är avslutat än.
replays-own = Dina partier
replays-open = Partier öppna för alla
replay-won = { $names } vann
no-replays-why = Ett parti som du spelar till slut sparas här, slag för slag. Det tar tjugo minuter.

## Why not

why-not-turn = Det är inte din tur.
why-not-now = Med detta går inget att göra nu.

## Lessons

lessons = Lektioner
lesson-step = Steg { $n } av { $of }
lesson-trail = Din väg genom lektionen
lesson-minutes =
    { $n ->
        [one] ungefär en minut
       *[other] ungefär { $n } minuter
    }
lesson-past = klart
lesson-why = Varför?
lesson-back = Tillbaka
lesson-leave = Lämna lektionen
lesson-do-it = Gör det åt mig
lesson-astray = Det går också att välja, men inte nu. Titta på det som är upplyst.
lesson-done = Nu kan du spela
lesson-again = En gång till
lesson-play = Spela ett parti på egen hand
lesson-begin = Lär dig på fem minuter
lesson-go-on = Fortsätt lektionen
lesson-was-done = Lektionen är klar

## How to play

how = Så spelar man
how-title = Så spelar man { $game }
how-games = Spel
how-goal = Målet
how-turn = En tur
how-fight = En strid
how-end = Så slutar det
how-next = Prova nu
how-next-why = Lektionen är ett första parti på fem minuter vid det riktiga bordet, och någon pekar på vad du ska klicka på.
how-lesson = Spela lektionen
how-rules = Alla regler
how-no-pictures = Bilderna är själva bordet och behöver kontakt med servern. Orden klarar sig utan.

## Puzzles

nav-puzzles = Problem
puzzles = Problem
puzzles-lead = En ställning, ett mål och ett enda sätt att tvinga fram det. Vad du än prövar får du svar på tal.
puzzles-all = Alla problem
puzzles-count = { $n } av { $of } lösta
puzzles-filter = Vilka problem som visas
puzzles-by-game = Spel
puzzles-by-grade = Svårighet
puzzles-every-game = Alla spel
puzzles-every-grade = Lätta som svåra
puzzles-open = Ännu olösta
puzzles-none = Här finns inga problem än.
puzzles-none-left = Det finns inga sådana kvar.
puzzles-show-all = Visa alla
puzzle-today = Dagens problem
puzzle-number = Problem { $n }
puzzle-picks =
    { $n ->
        [one] ett val
       *[other] { $n } val
    }
puzzle-grade-1 = Lätt
puzzle-grade-2 = Lagom
puzzle-grade-3 = Klurigt
puzzle-grade-4 = Svårt
puzzle-grade-5 = Djävulskt
puzzle-goal = Vad som ska nås
puzzle-solved = löst
puzzle-take-back = Ta tillbaka
puzzle-anew = Börja om
puzzle-give-up = Visa lösningen
puzzle-next = Nästa problem
puzzle-outcome = Vad det leder till
puzzle-steps = Steg för steg
puzzle-again = Spela upp igen
puzzle-back = Tillbaka till valet
puzzle-try = Försök själv
puzzle-is-solved = Löst
puzzle-is-refuted = Inte så
puzzle-is-shown = Lösningen

## Rules

rules-search = Sök bland reglerna: ett ord, eller ett nummer som { $rule }
rules-filter = Vilket spels regler som visas
rules-every-game = Alla spel
rules-contents = Alla kapitel
rules-none = Ingen regel hittades.

## About

about-lead = Fabletop är ett bord för fantasybrädspel: det delar ut, räknar och sköter alla regler, så att du bara behöver spela.
about-fan-title = Inofficiellt fanverk
about-fan = Spelen tillhör sina upphovsmän och förlag, som inte har något med den här webbplatsen att göra. Reglerna återges med våra egna ord; kort vars siffror inte är publicerade är våra egna och säger det. Här finns ingen inskannad sida och ingen av deras bilder.
about-fair-title = Ärliga tärningar
about-fair = Före första draget visar bordet hashen av sitt frö; efter det sista visar det fröet. Din webbläsare prövar att de hör ihop, och reprisen visar att varje slag kom ur det.
about-credits-title = Tack till
about-icons = Ikoner:
about-fonts = Typsnitt:
about-code = Program:

## First-game guide

guide = Guide för första partiet
guide-ok = Jag förstår
guide-skip = Inga tips

## Around the table

turn-of = { $name } är på tur
turn-of-many = Väntar på { $names }
watch-tables = Partier att titta på
turns-yours =
    { $n ->
        [one] Ditt drag
       *[other] Ditt drag vid { $n } bord
    }
since-now = alldeles nyss
since-minutes = sedan { $n } min
since-hours = sedan { $n } tim
since-days =
    { $n ->
        [one] sedan ett dygn
       *[other] sedan { $n } dygn
    }
around = Det här bordet
around-of = Om { $table }
around-called = Bordets namn
around-called-why = Det som alla ser i stället för spelets namn. Lämna det tomt för att få tillbaka spelets.
around-name = Ditt namn här
around-name-why = Bara vid det här bordet.
around-save = Spara
around-saved = Sparat.
around-hand = Låt en bott spela åt dig
around-hand-why = Platsen är fortfarande din: ta tillbaka den när du vill. Till dess vet botten det du vet, och alla får veta det.
around-hand-level = Hur bra den ska spela
around-hand-do = Lämna min plats till en bott
around-back = Ta tillbaka min plats
around-handed = En bott spelar åt dig
around-handed-why = Den fortsätter tills du tar tillbaka din plats.
around-stands-in = Just nu spelar en bott åt { $name }
around-leave = Lämna bordet
around-leave-open = Då blir din plats ledig för någon annan.
around-leave-running = En bott tar din plats för gott: du kan inte komma tillbaka till den. Om du bara ska vara borta ett tag kan en bott spela åt dig.
around-leave-do = Lämna för gott
around-delete = Radera bordet
around-delete-why = Partiet försvinner för alla, och med det chatten och reprisen, som ingen kan se mer. Det går inte att ångra. De som sitter vid bordet får veta det.
around-delete-do = Radera för alltid
around-sure = Är du säker?
around-gone-why = Den som dukade det har raderat det, och reprisen med det.
around-gone-table = Ett av dina bord finns inte längre ({ $game }): den som dukade det har raderat det.
around-sat = { $name } har satt sig
around-sat-at = { $name } har satt sig vid ditt bord ({ $table }).
around-failed = Det gick inte. Ingenting har ändrats.
due-now = tiden är ute
due-minutes = { $n } min kvar
due-hours = { $n } tim kvar
due-days =
    { $n ->
        [one] ett dygn kvar
       *[other] { $n } dygn kvar
    }
due-warning = Din tid håller på att ta slut: { $left }. Sedan spelar en bott vidare åt dig tills du är tillbaka.
around-late = Din tid tog slut, så en bott spelar vidare åt dig.
setup-time = Tid per drag
setup-time-0 = ingen gräns
setup-time-86400 = ett dygn
setup-time-259200 = tre dygn
setup-time-why = Den som tar längre tid förlorar inget: en bott spelar vidare tills platsen tas tillbaka.
time-asked = { $name } ber om en annan tid per drag: { $time }.
time-you-asked = Du bad om en annan tid per drag: { $time }. De andra bestämmer.
time-allow = Gå med på det
time-waits = De andra tillfrågas, om inte partiet går vidare först.
time-ask-why = Du ber de andra om en annan tid; den gäller från det här draget, så snart alla går med på det.

## Numbers

seats-free =
    { $n ->
        [one] en ledig plats
       *[other] { $n } lediga platser
    }
wait-lead =
    { $n ->
        [one] En plats är ännu ledig. Spelet börjar när den är tagen.
       *[other] { $n } platser är ännu lediga. Spelet börjar när alla är tagna.
    }
rounds =
    { $n ->
        [one] en runda
       *[other] { $n } rundor
    }
undo-agreed =
    { $n ->
        [one] en håller med
       *[other] { $n } håller med
    }

# Besked medan man är borta
post = Besked när det är ditt drag
post-why = För partier som pågår i dagar: du får veta när det är ditt drag, när tiden börjar ta slut, när en vän har satt sig vid ditt bord och när ett parti är slut. Aldrig medan du sitter vid bordet, och bara en gång tills du har varit där igen.
post-here = I den här webbläsaren
post-tell = Säg till när det är mitt drag
post-tell-why = Även när Fabletop är stängt. Webbläsaren frågar dig en gång.
post-denied = Den här webbläsaren låter inte Fabletop säga till. Det kan du ändra i dess inställningar för sidan.
post-insecure = Webbläsare tillåter detta bara på sidor med certifikat (https).
post-install = På en iPhone eller iPad: lägg först till Fabletop på hemskärmen (Dela och sedan Lägg till på hemskärmen) och öppna det därifrån.
post-no = Den här webbläsaren kan inte få besked när sidorna är stängda.
post-nothing = Den här servern kan inte skicka besked till den som är borta.
post-failed = Det gick inte. Ingenting har ändrats.
post-mail = Med mejl
post-mail-why = Ett mejl för varje bord tills du har varit där. Vi skriver en gång för att fråga om adressen stämmer; varje mejl har en länk för att sluta.
post-mail-address = Din mejladress
post-mail-ask = Skriv till mig
post-mail-asked = Vi har skrivit till { $address }. Öppna länken i mejlet för att säga ja.
post-mail-on = Mejl går till { $address }.
post-mail-stop = Inga fler mejl
post-offer = Ett drag får ta flera dagar här. Ska vi säga till när det är ditt?
post-offer-yes = Säg till
post-offer-no = Nej tack
mail-title = Mejl från Fabletop
mail-asked = Ska Fabletop skriva till { $address } när det är ditt drag?
mail-on = Fabletop skriver till { $address } när det är ditt drag.
mail-yes = Ja, skriv till mig
mail-no = Inga fler mejl
mail-stopped = Klart: inga fler mejl går till den här adressen.
mail-gone = Inga mejl skickas med den här länken längre.
