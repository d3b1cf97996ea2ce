# Varför servern säger nej.
refused-table = Det bordet finns inte.
refused-page = Här finns ingenting.
refused-old-page = Den här sidan är från en annan version av programmet: ladda om den. Inget har gått förlorat.
refused-setup = { $why }
# $n (number)
at-line = rad { $n }
refused-message = Meddelandet går inte att förstå: { $why }
refused-characters = Det innehåller tecken som inte syns eller som vänder skrivriktningen: ta bort dem.
refused-too-long = Det är mer än servern läser på en gång.
refused-too-fast = Det gick för fort: vänta ett ögonblick.
refused-too-often = { $n ->
    [one] Det var för ofta: försök igen om en sekund.
   *[other] Det var för ofta: försök igen om { $n } sekunder.
}
refused-too-slow = Resten av meddelandet kom aldrig: försök igen.
refused-crowd = Det är redan för många här: försök igen om en stund.
refused-elsewhere = Bordet är öppet på för många ställen: den här linjen stängdes för en nyare. Ladda om sidan för att komma tillbaka.
refused-too-many-tables = Du har öppnat många bord den senaste timmen: spela vid ett av dem eller vänta lite.
refused-trial = Bottar provar redan ett av dina scenarier: vänta på det eller avbryt det.
refused-trials = Bottar provar andras scenarier just nu: försök igen om en stund.
refused-full = För många tittar på vid det här bordet.
refused-token = Ingen har en plats här med den nyckeln.
refused-seat-taken = Där sitter redan någon.
refused-looking-on = Du tittar på: bara de som sitter vid bordet får göra det.
refused-nameless = Säg vad du heter: de som tittar på med dig vill veta vem som talar.
refused-not-started = Bordet väntar fortfarande på spelare.
refused-over = Spelet är slut.
refused-not-over = Spelet är inte slut än.
refused-hands = I filen med ett parti syns allas händer, och inte alla som spelade visar sin: be dem först trycka på ”Visa mina kort”.
refused-old = Det har hänt saker vid bordet sedan dess: titta igen.
refused-not-on-offer = Det hör inte till det du får göra nu.
refused-no-undo = Du har ingenting att ta tillbaka.
refused-undo-asked = Någon har redan bett om det.
refused-no-question = Ingen har bett om att få ta tillbaka något.
refused-version = Det här bordet gjordes med version { $made }, och den här servern kör { $here }, som har andra kort eller sparar drag på ett annat sätt. Dess ägare måste öppna det med den version som gjorde det.
refused-content = Den här servern saknar det som spelas med vid det här bordet.
refused-raced = Någon annan hann före: titta igen.
refused-fault = Något gick fel här. Inget har gått förlorat; försök igen.
refused-not-asked = Det är inte du som tillfrågas nu.
refused-no-hint = Ingen här kan ge råd om det.
refused-undo-changed = Programmet har uppdaterats sedan dess: det som valdes tidigare kan inte tas tillbaka.
refused-no-chapter = Det här bordet är inget kapitel i en kampanj.
refused-not-won = Bara ett vunnet kapitel leder till nästa: spela det här en gång till.
refused-last-chapter = Det här var kampanjens sista kapitel.
refused-too-many-kept = { $n ->
    [one] Bara ett kort går vidare till nästa kapitel.
   *[other] Högst { $n } kort går vidare till nästa kapitel.
}
refused-not-kept = ”{ $card }” finns inte bland de kort som kan gå vidare från det här bordet.
refused-earned = Det en hjälte har med sig kommer från ett vunnet bord: fortsätt därifrån.
refused-agreed = ”{ $option }” kan inte avtalas på nytt för nästa kapitel.
refused-hint-others = Råd är för den som bara spelar mot bottar: här finns andra mot dig som inte får dem.
refused-level = Ingen bott i det här spelet spelar så.
refused-no-bot = Ingen bott sitter där.
refused-stories = För många berättelser väntar: be om den igen om en stund.
refused-no-odds = Här går det inte att säga något om chanserna.

# What the server itself has to say in the chronicle.
table-changed = Programmet har uppdaterats: härifrån spelas bordet efter dagens regler. Val som inte längre stämmer har lagts åt sidan, och inget före detta kan tas tillbaka.
replay-gap = De här valen kan inte visas av den här versionen av programmet; reprisen fortsätter vid val { $n }.
table-bot = { $name } spelar härifrån som { $level }.
table-bot-novice = nybörjare
table-bot-steady = stadig spelare
table-bot-sharp = skarp spelare
table-bot-master = mästare

# A finished match, looked back on. $who are heroes, one or several; $when is a round or a day (story-*-when),
# and $what are sentences of the chronicle.
story-by-weights = Uppskattning med vikter som anpassats till många partier mellan bottar.
# $n (number)
story-by-bots = Uppskattning av snabba bottar: från varje punkt spelar de { $n } partier till slutet.
story-course-plain = { $n ->
    [one] Allt var över på en enda runda.
   *[other] Det pågick i { $n } rundor.
}
story-course-ahead = Ledningen låg tidigt hos { $who } och stannade där.
story-course-back = Knappt någon hade satsat på { $who } längre { $when }: det som följde var en upphämtning.
story-course-open = Fram till runda { $n } kunde det ha gått hur som helst.
story-course-changing = Ledningen bytte ägare innan den stannade hos { $who }.
story-party-dark = Allt verkade förlorat { $when }, och ändå var det inte så.
story-party-bright = Utsikterna var goda från början och förblev det.
story-party-open = Länge kunde ingen säga om det skulle sluta väl.
story-party-hope = Ett gott slut var nära { $when }, men sedan gled det undan.
story-party-hard = Utsikterna var dåliga från början och blev aldrig riktigt goda.
story-turning = Vändningen kom { $when }: { $what }
story-turning-none = Inget enskilt ögonblick avgjorde: utgången växte fram lite i taget.
story-end-won = Det tog slut { $when } med seger för { $who }.
story-end-told = Det tog slut { $when }: { $what } Segern tillhör { $who }.
story-end-nobody = Det tog slut { $when } utan någon segrare.
story-end-lost = Det tog slut { $when } med nederlag för { $who }.
# Detsamma till dem på en sida, som är $n (number); $who är då de andra.
story-course-ahead-yours = { $n ->
    [one] Ledningen låg tidigt hos dig, och ingen tog den ifrån dig.
   *[other] Ledningen låg tidigt hos ditt lag, och ingen tog den ifrån det.
}
story-course-ahead-theirs = { $n ->
    [one] Ledningen låg tidigt hos { $who }, och du kunde inte ta den.
   *[other] Ledningen låg tidigt hos { $who }, och ditt lag kunde inte ta den.
}
story-course-back-yours = { $n ->
    [one] Knappt någon hade satsat på dig längre { $when }: det som följde var en upphämtning.
   *[other] Knappt någon hade satsat på ditt lag längre { $when }: det som följde var en upphämtning.
}
story-course-back-theirs = { $n ->
    [one] Segern var nästan din { $when }: sedan hämtade { $who } upp allt.
   *[other] Segern var nästan ditt lags { $when }: sedan hämtade { $who } upp allt.
}
story-course-changing-yours = { $n ->
    [one] Ledningen bytte ägare innan den stannade hos dig.
   *[other] Ledningen bytte ägare innan den stannade hos ditt lag.
}
story-course-changing-theirs = { $n ->
    [one] Ledningen bytte ägare innan den gled dig ur händerna: den stannade hos { $who }.
   *[other] Ledningen bytte ägare innan ditt lag tappade den: den stannade hos { $who }.
}
story-end-yours = { $n ->
    [one] Du vann { $when }.
   *[other] Ditt lag vann { $when }.
}
story-end-yours-told = { $n ->
    [one] Du vann { $when }: { $what }
   *[other] Ditt lag vann { $when }: { $what }
}
story-end-shared = { $n ->
    [one] Du vann { $when }, och { $who } med dig.
   *[other] Ditt lag vann { $when }, och { $who } med det.
}
story-end-shared-told = { $n ->
    [one] Du vann { $when }, och { $who } med dig: { $what }
   *[other] Ditt lag vann { $when }, och { $who } med det: { $what }
}
story-end-theirs = { $n ->
    [one] Du förlorade { $when }: segern gick till { $who }.
   *[other] Ditt lag förlorade { $when }: segern gick till { $who }.
}
story-end-theirs-told = { $n ->
    [one] Du förlorade { $when }: { $what } Segern gick till { $who }.
   *[other] Ditt lag förlorade { $when }: { $what } Segern gick till { $who }.
}
story-end-together-won = { $n ->
    [one] Du vann { $when }.
   *[other] Tillsammans vann ni { $when }.
}
story-end-together-lost = { $n ->
    [one] Du förlorade { $when }.
   *[other] Tillsammans förlorade ni { $when }.
}
# What somebody should have picked instead.
story-better = { $pick } ({ $who })
# Within an adventure, a fight alone was looked at: $n of 100, which is a victory without losses.
story-better-fight = { $pick } ({ $who }; värt { $n } av 100 mer i den striden)

# Problem
refused-puzzle = Det finns inget sådant problem.
refused-lesson = Det finns ingen sådan lektion.
refused-how = Ingen har skrivit ner hur det spelas.
puzzle-why-solved = Löst: ingenting hade kunnat hindra det.
puzzle-why-shown = Det här är lösningen.
puzzle-why-roll = Det kunde ännu gå fel: de här tärningarna räcker för att förstöra det.
puzzle-why-answer = Det kunde ännu gå fel: det här svaret räcker för att förstöra det.
puzzle-why-unseen = Det kunde ännu gå fel: ingen kunde veta vad som skulle komma fram.
puzzle-why-gone = Med det som är kvar går målet inte längre att säkra.

# Around the table
refused-host = Det får bara den göra som dukade bordet.
refused-handed = En bott spelar åt dig: ta först tillbaka din plats.
refused-not-handed = Ingen bott spelar åt dig: platsen är redan din.
refused-left = Du har lämnat bordet.
refused-deleted = Den som dukade bordet har raderat det.
# $n (number)
table-seat = Plats { $n }
table-sat = { $name } har satt sig.
table-handed = Just nu spelar en bott åt { $name }.
table-late = { $name } drog inte i tid: en bott spelar vidare tills platsen tas tillbaka.
table-back = { $name } spelar igen.
table-left = { $name } har lämnat bordet.
table-left-to = { $name } har lämnat bordet; { $bot } spelar vidare där.
table-renamed = { $old } heter { $name } härifrån.
refused-same-time = Så lång tid får ett drag redan ta.
table-time-0 = Alla är överens: härifrån får ett drag ta den tid det tar.
table-time-86400 = Alla är överens: härifrån får ett drag ta ett dygn.
table-time-259200 = Alla är överens: härifrån får ett drag ta tre dygn.

# Besked till den som är borta
refused-endpoint = Servern anropar inte den adressen.
refused-mail = Mejlet gick inte att skicka. Stämmer adressen?
refused-no-mailbox = Inga mejl är beställda med den nyckeln längre.

# Passkeys, and what is one's own
refused-site = Sidan ligger inte på den adress som servern känner till som sin egen. Den som sköter servern kan ange den: docs/accounts.md berättar hur.
refused-passkey = Den här lösennyckeln godtogs inte. Försök igen eller ta en annan.
refused-passkey-unknown = Ingen här har den här lösennyckeln. Kanske har den tagits bort?
refused-passkeys = Du har så många lösennycklar som någon kan ha: ta bort en först.
refused-last-passkey = Det här är din enda lösennyckel: utan den kan du inte komma tillbaka. Skapa en till först.
refused-challenge = Det tog för lång tid, eller så är det redan besvarat: börja om.
refused-signed-out = Du är inte längre inloggad i den här webbläsaren.
