### Andor: the words of every event card. Swedish.
###
### The key of a card is its id with dashes: event-warm-ashes is warm_ashes. An option goes by its card and its own name.

## Good ones

event-clear-first-morning = En klar första morgon
    .text = Himlen är öppen från ås till ås, och för en gångs skull är den tom. Varje hjälte får 1 viljestyrka; hjälten med lägst rang får 1 till.
event-least-sings-loudest = Den minste sjunger högst
    .text = En röst stämmer upp den gamla marschvisan, i ingen tonart alls. Hjälten med lägst rang höjs till 14 viljestyrka.
event-warm-ashes = Varm aska
    .text = Elden höll hela natten; någon steg upp och såg till den. Varje hjälte vid lägret eller vagnen får 3 viljestyrka.
event-out-of-the-wind = I lä för vinden
    .text = Träd, murar och ihålig klippa håller kylan borta. Varje hjälte på ett fält med skog, ruin, grotta eller stenbrott får 2 viljestyrka.
event-windfall = Fallfrukt
    .text = En nattlig storm har skakat grenarna tomma och besparat er klättringen. Två hjältar som ni väljer tar 1 äppelnöt var.
event-strangers-cache = En främlings gömma
    .text = Någon gömde sitt vatten under stenar och kom aldrig tillbaka efter det. Slå den röda tärningen: ett vattenskinn ligger på det fält där ett skelett skulle återvända med det resultatet, för den som stannar där.
event-following-wind = Medvind
    .text = Vinden knuffar på bakifrån, som en farbror på dansbanan. Till nästa soluppgång kostar varje hjältes första övertidstimme ingen viljestyrka.
event-old-whetstone = Ett gammalt bryne
    .text = I en tom ränsel ligger ett bra bryne, urgröpt av en tålmodig tumme. En hjälte som ni väljer med högst 4 styrka får 1 styrka.
event-herbs-after-rain = Örter efter regn
    .text = Blå blad tränger upp genom gruset. 1 stjärnört läggs på varje örtfält som inte har någon.
event-breath-of-calm = En stunds stiltje
    .text = En hel timme är det inget som ylar. Varje hjälte med mindre än 6 viljestyrka höjs till 6.
event-whistle-in-the-rocks = En vissling bland klipporna
    .text = En liten grön hand vinkar: en agren vill göra ett byte. En hjälte får betala 3 viljestyrka och ta ett föremål som om en agren hade hittats.
option-whistle-in-the-rocks-bargain = Gör bytet
option-whistle-in-the-rocks-decline = Tacka nej
event-tracks-in-the-snow = Spår i snön
    .text = Fotspåren berättar vem som gick vart, och vem som fick bråttom tillbaka. Vänd upp 3 valfria dimbrickor; de aktiveras inte.
event-falling-stars = Stjärnfall
    .text = Den som tittar upp ångrar det inte. Magikern och bågskytten får 3 viljestyrka var.
event-hammer-songs = Hammarsånger
    .text = Stenen nynnar en gammal rytm, och somliga fötter kan den. Krigaren och dvärgen får 3 viljestyrka var.
event-tired-pack = En trött flock
    .text = Wargorerna har sprungit hela natten efter något som inte var ni, och nu lägger de sig. Deras andra förflyttning uteblir vid denna soluppgång; dras kortet på dagen, vid nästa.
event-echo-valley = Ekodalen
    .text = Ropar man rätt fråga svarar morgondagen. Hjälten med högst rang ser på nästa händelsekort och får kasta det.
event-full-springs = Källorna flödar
    .text = Smältvatten överallt, det mesta i era stövlar. Alla källor vänds till den fulla sidan, och en hjälte som ni väljer får 2 viljestyrka.

## One of both kinds

event-hard-bargain = Ett hårt byte
    .text = En arm för en god natts sömn, så att säga. En hjälte med minst 2 styrka får avstå 1 styrka mot 8 viljestyrka.
option-hard-bargain-give = Avstå styrkan
option-hard-bargain-decline = Tacka nej

## Bad ones

event-ice-wind = Isvind
    .text = Nålar av is, och alla vet vad ni heter. Varje hjälte på ett fält med snö, rasbrant eller aska förlorar 3 viljestyrka.
event-rockfall = Stenras på vägen
    .text = Sluttningen ovanför vägen släpper taget, efter att ha hållit i sig i tusen år. Varje hjälte på ett fält med väg, klippa eller ben förlorar 2 viljestyrka.
event-sleepless = Sömnlös natt
    .text = Ögon lyser mellan stenarna, parvis, utom ett. Varje hjälte som inte är vid lägret eller vagnen förlorar 2 viljestyrka.
event-red-moon = Röd måne
    .text = Odjuren känner den i blodet. Alla varelser har 1 mer styrka till nästa soluppgång.
event-pack-runs = Flocken springer
    .text = Grå ryggar far förbi i skymningen. Den wargor som står på lägst fältnummer går 1 fält, om inte hjältarna tillsammans betalar 1 viljestyrka för varje hjälte i spel; de fördelar det som de vill.
option-pack-runs-pay = Betala viljestyrka
option-pack-runs-let-it-run = Låt den springa
event-drums = Trummor från söder
    .text = De känns i tänderna innan de hörs. Den varelse som står på högst fältnummer går 1 fält.
event-thin-air = Tunn luft
    .text = Varje mening kostar två andetag. Till nästa soluppgång får ingen använda den tionde timmen.
event-heavy-legs = Tunga ben
    .text = Stövlarna har gått upp i vikt under natten. Till nästa soluppgång kostar den nionde och den tionde timmen 1 viljestyrka mer vardera.
event-frozen-springs = Frusna källor
    .text = Ni knackar på, men vattnet öppnar inte. Alla källor vänds till den tomma sidan och fylls inte på vid denna soluppgång; dras kortet på dagen, inte vid nästa.
event-whispers = Viskningar
    .text = Den stoltaste lyssnar längst. Hjälten med mest viljestyrka förlorar 4 viljestyrka; har flera lika mycket, den med högst rang.
event-mould = Mögel
    .text = Fukten tar sig in i ränslarna och gör sig hemmastadd. Varje hjälte med 2 eller mer mat förlorar 1 mat.
event-torn-strap = En avsliten rem
    .text = Den skulle ha lagats i går. Dra ett hjälteemblem: den hjälten väljer ett litet föremål och tappar det på sitt fält, där det får tas upp igen.
event-bones-stir = Benen rör på sig
    .text = Något kallar under stenarna och blir åtlytt. Varje stående skelett och varje hord går 1 fält som vid en rörelsebricka.
event-at-the-brink = Vid randen
    .text = Avgrunden drar i fötterna. Varje hjälte på ett fält vid kanten av en klyfta eller av lavan förlorar 2 viljestyrka.
event-weary-arms = Trötta armar
    .text = En av er har burit mer än vad som sades högt. En hjälte som ni väljer med mer än 1 styrka förlorar 1 styrka; finns ingen sådan händer ingenting.
