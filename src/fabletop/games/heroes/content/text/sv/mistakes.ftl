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
# $words (text)
mistake-waits = spelet känner ännu inte till: { $words }
# $mode (text)
mistake-mode = scenarier i läget { $mode } går inte att spela ännu
# $word (text)
mistake-next = ett eget scenario är inte del av en kampanj: ta bort ”{ $word }”
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
