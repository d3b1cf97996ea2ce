### The page of one's own. Swedish.

title = Din sida
lead-guest = Allt det här känner bara den här webbläsaren till.
lead-person = Du är densamma i varje webbläsare där du loggar in.

## Who one is

who = Vem du är
name = Ditt namn
name-save = Spara
passkeys = Dina lösennycklar
guest-why = Du spelar som gäst, och mer behövs inte. Med en lösennyckel är du densamma på mobilen och vid datorn: dina partier, lektioner och problem följer med. Inget lösenord, ingen mejladress.
guest-joins = Om du loggar in här läggs det du har spelat i den här webbläsaren till; inget går förlorat.
passkey-make = Skapa en lösennyckel
passkey-more = Lägg till en lösennyckel
passkey-enter = Logga in med en lösennyckel
passkey-label = Vad den ska heta
passkey-usual = Min lösennyckel
passkey-made = skapad { $day }
passkey-used = senast använd { $day }
passkey-rename = Byt namn på ”{ $label }”
passkey-remove = Ta bort ”{ $label }”
passkey-sure = Ta bort ”{ $label }”? Sedan kan ingen logga in med den längre.
passkey-remove-do = Ta bort den
passkey-keeps = Lösennycklar förvaras av din enhet eller din lösenordshanterare. Här finns bara det som behövs för att känna igen dem.
leave = Logga ut i den här webbläsaren
leave-why = Dina partier, lektioner och problem lämnar webbläsaren och väntar på dig.
passkey-here-not = Lösennycklar kräver en säker förbindelse (https) och en adress med ett namn. Något av det saknas här, eller så är webbläsaren för gammal.
passkey-cancelled = Inget har hänt: det avbröts.
passkey-known = Den här enheten har redan en lösennyckel som är din.
passkey-site = Webbläsaren tillåter inga lösennycklar på den här adressen.
passkey-none = Det klarade inte den här webbläsaren.

## What was played

scores = Spel för spel
score-bots = Med bottar
score-people = Med andra
score-played = spelade
score-won = vunna
score-lost = förlorade
score-none = Inget parti har spelats till slut än.
lessons = Lektioner
puzzles = Problem
campaigns = Kampanjer
of = { $n } av { $of }
running = Partier som pågår
finished = Avslutade partier
none = Du har ingen plats vid något bord. Börja ett parti i lobbyn: bottar är alltid lediga.
to-lobby = Till lobbyn
finished-won = Vunnet
finished-lost = Förlorat
finished-more = Visa alla { $n }
story = Berättelse
replay = Repris

## Taking it along, and away

away = Ta med det, eller ta bort det
export = Spara allt som är ditt
export-why = En fil (JSON): dina partier med dina egna drag och ord i chatten, statistik, lektioner och problem, namnen på dina lösennycklar och det som webbläsaren förvarar. Inga nycklar finns i den.
delete = Radera allt som är ditt
delete-asks = Radera allt?
delete-never = Det går inte att ångra.
delete-goes = Det här försvinner för gott:
delete-name = ditt namn, här och vid alla bord
delete-passkeys = dina lösennycklar, och du loggas ut överallt
delete-scores = din statistik, dina lektioner, problem och kampanjer
delete-chat = det du har skrivit i chattar, och namnen som du har gett bord
delete-browser = det som webbläsaren förvarar av Fabletop, även inställningar och dina egna scenarier
delete-handed = { $n ->
    [one] din plats i ett parti som pågår går till en bott
   *[other] dina platser i { $n } partier som pågår går till bottar
}
delete-finished = { $n ->
    [one] vid ett avslutat bord står det ”en tidigare gäst” på din plats
   *[other] vid { $n } avslutade bord står det ”en tidigare gäst” på din plats
}
delete-stays = Dragen i avslutade partier finns kvar, så att andra kan titta på dem.
delete-do = Radera allt
delete-done = Allt är borta. Nu är du en ny gäst.
cancel = Behåll allt
failed = Det gick inte. Inget har ändrats.
