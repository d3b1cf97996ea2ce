### Heroes: vad som är fel i ett scenario, för den som skriver ett. Svenska.

mistake-no-victory = ingen kan någonsin vinna: ange ett segermål eller ett annat slut
mistake-no-holder = det här slutet kräver ett segermål med flaggor
# $mode (text)
mistake-no-party = i läget { $mode } är spelarna inget sällskap; använd ”most_points” eller ”all_lose”
mistake-no-units = ingen börjar utan en enhet
mistake-dwellings = bostäder byggs i ordningen brons, silver, guld
# $n (number), $players (number)
mistake-factions = lådan har { $n } fraktioner: { $players } spelare kräver ”any_repeated”
# $n (text), $resource (text), $steps (text)
mistake-income = inkomstspåret för { $resource } har { $steps }, inte { $n }
# $place (text)
mistake-nowhere = { $place } finns inte på någon bricka som kan ligga på den här kartan
# $n (number), $layout (text)
mistake-no-layout = kartan { $layout } saknas: det finns ingen för { $n } spelare
# $n (number)
mistake-tiles = en karta har 1 till { $n } brickor
mistake-holds-already = den här brickan måste redan ha en annan plats
# $place (text)
mistake-holds = den här brickan måste ha { $place }
mistake-turned = bara en namngiven bricka som ligger uppvänd vrids i förväg
# $n (number), $players (number)
mistake-seats = kartan har { $n } startbrickor för spelare, och { $players } spelar: ge varje spelare en
# $n (number), $players (number)
mistake-seat-tiles = ”seat_tiles” nämner { $n } startbrickor, och { $players } spelar: ge varje spelare en
# $tile (text)
mistake-twice = { $tile } ligger redan på kartan; lådan har bara en
# $n (number), $kind (text), $there (number)
mistake-box = { $n } brickor av slaget { $kind } på kartan är fler än de { $there } i lådan
# $n (number), $kind (text), $pool (number), $there (number)
mistake-dealt = { $n } brickor av slaget { $kind } på kartan och { $pool } bredvid är fler än de { $there } i lådan
# $tile (text), $place (text)
mistake-holds-not = { $tile } måste ha { $place }, men har det inte
# $n (number), $kind (text), $place (text)
mistake-few-hold = bara { $n } brickor av slaget { $kind } som är kvar i lådan har { $place }
# $n (number), $left (number)
mistake-pool-holds = { $n } brickor måste ha den, och bara { $left } är säkert kvar
# $tile (text), $place (text)
mistake-lacks-not = { $tile } får inte ha { $place }, men har det
# $n (number), $kind (text), $place (text)
mistake-few-lack = bara { $n } brickor av slaget { $kind } som är kvar i lådan saknar { $place }
# $n (number), $r (number), $other (number), $q (number)
mistake-over = den här brickan ligger över bricka { $other } vid { $q }, { $r }: mellan mitterna är det minst { $n } fält
mistake-apart = den här brickan kan inte nås från den första: låt dem röra vid varandra
# $other (number)
mistake-straight = den här brickan och bricka { $other } ligger rakt bredvid varandra och delar bara en kant: flytta den ett fält eller lägg till regeln ”ignore_closed_edges”
# $other (number), $kind (text), $lattice (text)
mistake-lattice = den här brickan och bricka { $other } griper i varandra enligt { $kind }, och kartan enligt { $lattice }: flytta den eller använd ”mixed”
# $word (text)
mistake-next = ett eget scenario är inte del av en kampanj: ta bort ”{ $word }”
# $word (text)
mistake-unknown = ”{ $word }” är okänt här
# $word (text)
mistake-missing = ”{ $word }” saknas
# $least (number), $most (number), $shown (text)
mistake-number = här väntas ett tal från { $least } till { $most }, inte { $shown }
# $word (text), $words (text)
mistake-word = { $word } passar inte här; det finns: { $words }
# $mode (text)
mistake-no-rival = ingen har en rival i ett { $mode }-scenario; använd en AI-hjälte
# $mode (text)
mistake-no-teams = bara ett alliansscenario har lag, och det här är { $mode }
# $mode (text)
mistake-no-party-here = spelare i ett { $mode }-scenario är inget sällskap; använd ”varje spelare” eller ”en spelare”
# $who (text)
mistake-no-ai = { $who } är ingen: scenariot har inga AI-hjältar
mistake-no-enemy-town = här finns ingen fientlig spelare; använd AI:ns stad
mistake-no-ai-town = det finns ingen AI-stad: scenariot har inga AI-hjältar
mistake-no-place = här nämns ingen plats
mistake-named-units = en AI-hjältes enheter nämns en och en
# $what (text)
mistake-no-amounts = här behövs guld, material eller värdesaker ({ $what })
# $n (number), $most (number)
mistake-long = det här har { $n } tecken, och 1 till { $most } får plats
# $word (text)
mistake-no-conditions = ”{ $word }” kräver en lista med villkor
# $place (text), $places (text)
mistake-no-flag = ingen sätter flagga på { $place }; flaggor sätts på { $places }
mistake-no-effects = den här listan med effekter är tom; ta bort den
# $words (text)
mistake-who-is-meant = en effekt måste veta vem som menas: { $words }, seat.<n>
# $n (number)
mistake-choices = ett val är mellan 2 och { $n } listor med effekter
# $place (text)
mistake-no-cube = ingen svart kub ligger på { $place }; de ligger på platser som besöks en gång
mistake-ai-town = en AI-hjältes stad är numret på en startbricka på kartan
mistake-no-home = den kan inte komma hem utan en stad
# $n (number)
mistake-ai-army = en AI-hjälte har en till { $n } enheter
# $word (text)
mistake-skill = färdighetskort och ”{ $word }” hör ihop
mistake-magic = magikort kräver besvärjelser
# $n (number), $tier (text)
mistake-few-drawn = de här neutrala enheterna har bara { $n } kort av denna enhetsnivå: { $tier }
mistake-plan-goal = planerna att gå någonstans och att ströva kräver ett mål, och ingen annan plan har ett
# $n (number)
mistake-not-for = scenariot är inte för { $n } spelare
# $n (number)
mistake-events = ett scenario har högst { $n } händelser
mistake-rounds = ange rundorna i ordning och var och en en gång, som [4, 8]
mistake-once = bara en händelse med villkor sker en gång eller flera
# $n (number)
mistake-few-factions = { $n } spelare behöver lika många fraktioner
mistake-at-limit = bara en seger där den som håller platsen vinner ses över först i slutet
kind-starting = start
kind-far = fjärran
kind-near = nära
kind-center = mitt
mistake-tournament-two = en turnering är för två: använd [2]
mistake-tournament-ai = en turnering har inga AI-hjältar
mistake-tournament-points = poängen avgör en turnering: använd most_points
mistake-tournament-laid = spelarna i en turnering lägger och vrider alla brickor, uppvända
mistake-tournament-supply = förrådet i en turnering har en startbricka för varje spelare och ingen mittbricka, som i { "{" }S: 2, N: 4, F: 4{ "}" }
# $n (number)
mistake-tournament-obelisks = { $n } närbrickor i förrådet måste ha en obelisk, och för få är kvar
# $place (text), $n (number), $near (number), $m (number), $far (number)
unfair-place = { $place } ligger närmare plats { $near }: { $n } fält mot { $m } för plats { $far }
# $n (number), $near (number), $m (number), $far (number)
unfair-rival = plats { $near } har närmare till en annans stad: { $n } fält mot { $m } för plats { $far }
# $kind (text), $n (number), $more (number), $m (number), $less (number)
unfair-tiles = brickor av slaget { $kind } som ligger närmast en plats: { $n } för plats { $more }, { $m } för plats { $less }
# $words (text)
mistake-near = menade du { $words }?
# $words (text)
mistake-there-are = det finns { $words }
mistake-there-are-none = det finns inga
# $word (text), $meant (text)
mistake-no-such-condition = { $word } är inget villkor; { $meant }
# $word (text), $meant (text)
mistake-no-such-effect = { $word } är ingen effekt; { $meant }
# $word (text), $meant (text)
mistake-no-such-time = { $word } är ingen tidpunkt; { $meant }
# $word (text), $meant (text)
mistake-no-such-tile = lådan har ingen bricka { $word }; { $meant }
# $word (text), $meant (text)
mistake-no-such-field = { $word } är inget fält på en bricka; { $meant }
# $word (text), $meant (text)
mistake-no-such-layout = det finns ingen karta { $word }; { $meant }
# $word (text), $meant (text)
mistake-no-such-who = { $word } är ingen; { $meant }
# $word (text), $meant (text)
mistake-no-such-ai = det finns ingen AI-hjälte { $word } i `ai`; { $meant }
# $word (text), $meant (text)
mistake-no-such-spot = det finns inget fält { $word } i `spots`; { $meant }
# $word (text), $meant (text)
mistake-no-such-place = { $word } är ingen plats; { $meant }
# $word (text), $meant (text)
mistake-no-such-unit = { $word } är ingen enhet; { $meant }
# $word (text), $meant (text)
mistake-no-such-rule = { $word } är ingen regel; { $meant }
# $n (number)
mistake-deep-conditions = villkor står i varandra mer än { $n } djupt
# $n (number)
mistake-deep-effects = listor av effekter står i varandra mer än { $n } djupt
# $n (number)
mistake-many-effects = ett scenario har högst { $n } effekter
mistake-last-turns = lagen väljer sin ordning på nytt varje runda; avsluta spelet med en runda i stället
# $word (text)
mistake-only-solo = bara ett soloscenario har `{ $word }`
mistake-no-players = någon måste spela: ange antalen spelare
# $word (text)
mistake-two-ai = det finns två AI-hjältar '{ $word }'
# $word (text), $shown (text)
mistake-name-in = ett namn i `{ $word }` består av a-z, 0-9 och _, inte { $shown }
mistake-missing-teams = `teams` saknas: listor av platser, som [[0, 2], [1, 3]]
mistake-only-alliance = bara ett alliansscenario har lag
# $n (number)
mistake-one-team = var och en av platserna 0 till { $n } är i ett lag
mistake-two-teams = det finns två lag om två
mistake-spot = ett namngivet fält har en bricka, och antingen ett fält eller en plats
# $place (text)
mistake-spot-unsure = den brickan kan komma utan { $place }: namnge en som har den, eller använd must_hold
mistake-no-stages = ett bygge har minst en etapp
# $word (text)
mistake-place-rule = `places` handlar om tryckta platser och namngivna fält, inte om { $word }
mistake-no-heroes = namnge minst en hjälte ur fraktionen
# $place (text)
mistake-not-printed = { $place } trycks inte någon annanstans: vems eller vad den är vore okänt
mistake-tile-form = en bricka är [vad, q, r]: S, F, N, C eller en brickas id, och var dess mitt ligger
mistake-only-far = bara fjärranbrickor delas ut till spelarna
mistake-only-tournament = bara i en turnering lägger spelarna brickor före spelet
# $tile (text)
mistake-spoken-for = { $tile } är redan upptagen
# $n (number), $there (number)
mistake-drawn-many = { $n } brickor dras ur { $there }
mistake-drawn-kind = bara nedvända brickor utan id dras, ur brickor av deras slag
mistake-said-already = något är redan sagt om den här brickan
# $n (number)
mistake-counted = brickor räknas från 0 till { $n }, som i `{ "{" }9: 2{ "}" }`
mistake-seat-starts = en plats har en startbricka
# $n (number)
mistake-seats-are = platserna är seat.0 till seat.{ $n }, i kartans ordning
# $word (text), $words (text)
mistake-unit-side = { $word } behöver sin sida: { $words }
mistake-building-twice = en byggnad står här två gånger
# $n (number)
mistake-guard-cards = väktare har ett till { $n } kort
# $word (text)
mistake-rule-twice = regeln { $word } står här två gånger
# $word (text)
mistake-rule-true = regeln { $word } är true eller utelämnas
# $word (text)
mistake-rule-value = regeln { $word } behöver ett värde
mistake-no-deck = en lek har styrkekort, magikort eller färdighetskort
shown-mapping = en mappning
shown-list = en lista
shown-nothing = ingenting
# $shown (text)
mistake-mapping = här väntas en mappning (`nyckel: värde`), inte { $shown }
mistake-key = en nyckel är ett enda ord
# $word (text)
mistake-key-twice = `{ $word }` står här två gånger
# $n (number)
mistake-single = här väntas exakt ett ord, som i `{ "{" }ord: ...{ "}" }`, inte { $n }
# $shown (text)
mistake-list = här väntas en lista (`[.., ..]`), inte { $shown }
# $shown (text)
mistake-no-word = här väntas ett ord, inte { $shown }
# $shown (text)
mistake-id = ett id består av a-z, 0-9 och _ och börjar med en bokstav, inte { $shown }
# $shown (text)
mistake-flag = här väntas true eller false, inte { $shown }
# $n (number)
mistake-large = det här har högst { $n } kB
mistake-no-text = det här är ingen UTF-8-text
mistake-empty = filen är tom
# $n (number)
mistake-deep = listor och mappningar står i varandra mer än { $n } djupt
mistake-repeats = `*` upprepar något: skriv ut det
mistake-marks = `&` märker något som ska upprepas: utelämna det
mistake-type = `!` ger ett värde en annan typ: utelämna det
# $n (number)
mistake-many-values = det här har högst { $n } ord, tal, listor och mappningar
# $what (text)
mistake-yaml = det här är ingen YAML; dess läsare säger: { $what }
# $n (number)
layout-entry = post { $n }
layout-tile-missing = `tileId` saknas: vilken bricka ligger här, som F0 eller N3
# $shown (text)
layout-no-tile = { $shown } är ingen bricka; det finns S0, F0, N0 och C0, som dras, och sådana som N3
# $n (number), $most (number)
layout-starts = kartan har { $n } startbrickor för spelare: ge den 1 till { $most }, som S0
# $n (number), $last (number)
layout-no-entry = det finns ingen post { $n } att börja på; det finns 0 till { $last }
# $towns (text), $tile (text)
layout-no-town = ett kapitel börjar på { $towns }, inte på { $tile }: namnge en annan post
# $n (number), $least (number)
layout-over = den här brickan ligger över post { $n }: mitterna ligger minst { $least } fält isär
layout-none = det finns ingen bricka i den här kartan
layout-no-file = det finns ingen sådan fil
layout-empty = filen är tom; kopiera in texten till en karta
layout-no-base64 = det här är ingen karta: redigerarens text är base64 och börjar med eJ, eller är JSON
# $what (text)
layout-json = JSON: { $what }
# $shown (text)
layout-json-number = JSON: { $shown } är inget tal
layout-json-deep = JSON: listor står i listor för ofta; en lista av brickor väntas
layout-json-digits = JSON: ett tal här har tusentals siffror
layout-damaged = kartans text är skadad eller inte hel: kopiera den en gång till från redigeraren
# $n (number)
layout-large = det här är större än { $n } byte, och kartor har några tusen
# $shown (text)
layout-object = här väntas ett objekt (`{ "{" }"tileId": "F0", ..{ "}" }`), inte { $shown }
# $least (number), $most (number), $n (number)
layout-size = här väntas en lista med { $least } till { $most }, inte { $n }
shown-object = ett objekt
# $most (number), $n (number)
layout-exactly = här väntas en lista med { $most }, inte { $n }
