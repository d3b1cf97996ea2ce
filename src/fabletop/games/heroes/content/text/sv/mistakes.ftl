### Heroes: vad som är fel i ett scenario, för den som skriver ett. Svenska.

mistake-no-victory = ingen kan någonsin vinna: ange ett segermål eller ett annat slut
mistake-no-holder = det här slutet kräver ett segermål med flaggor
# $mode (text)
mistake-no-party = i läget { $mode } är spelarna inget sällskap; använd ”most_points” eller ”all_lose”
mistake-no-units = ingen börjar utan en enhet
mistake-dwellings = boningar byggs i ordningen brons, silver, guld
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
kind-far = avlägsen
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
