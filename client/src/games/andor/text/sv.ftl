# Bergsbrädets ord. Orden för kort, föremål, fiender och platser kommer med katalogen och vyn.
heroes = Hjältar
strength = Styrka
willpower = Viljestyrka
field-told = Fält { $field }
foe-told = { $name }, styrka { $strength }, viljestyrka { $willpower }
foe-values = { $name }: styrka { $strength }, viljestyrka { $willpower }, { $dice ->
    [one] 1 tärning
   *[other] { $dice } tärningar
}
jump-told = Hopp: { $n } viljestyrka
deeds-of = Fria handlingar för { $name }
deeds-n = { $n ->
    [one] 1 fri handling
   *[other] { $n } fria handlingar
}
narrator = Här står berättaren
narrator-told = Legendspåret: berättaren står på { $letter }
star = Här händer något
day-n = Dag { $n }
overtime = Övertid: −{ $n } viljestyrka
disc-told = { $name }: { $n ->
    [one] 1 timme använd
   *[other] { $n } timmar använda
}
sunrise = Soluppgång
rooster = Den som först avslutar dagen börjar nästa
foresee = Förutse
foresee-symbol = { $name }: visa { $n ->
    [one] 1 förflyttning
   *[other] { $n } förflyttningar
} på spelplanen
on-field = fält { $field }
dice-n = { $n ->
    [one] 1 tärning
   *[other] { $n } tärningar
}
day-ended = dagen slut
hours-spent = { $n ->
    [0] ingen timme använd
    [one] 1 timme använd
   *[other] { $n } timmar använda
}
dweller = Grottvarelse
page-before = Föregående kort
page-next = Nästa kort
page-close = Vidare
goals = Mål
optional = behövs inte för att vinna
tables = Varelser och utrustning
creatures = Varelser
equipment = Utrustning
reward = Belöning
shields-free = { $n ->
    [one] 1 gyllene sköld ledig
   *[other] { $n } gyllene sköldar lediga
}
story = Berättelsen hittills
fight-won = Strid på fält { $field }: vunnen i runda { $n }
fight-over = Strid på fält { $field }: slut efter runda { $n }
fight-at = Strid på fält { $field }: runda { $n }
fight-begins = Strid på fält { $field }: vilka är med?
fight-together = Tillsammans
against = mot
die-counts = { $n }, räknas
value-heroes = Hjältarnas stridsvärde: { $n }
value-foe = Fiendens stridsvärde: { $n }
willpower-left = { $n } viljestyrka
how-best = bästa tärningen { $n }
how-last = sista tärningen { $n }
how-equal = hjälm: lika tärningar ger { $n }
how-joined = järnhandske: två tärningar ger { $n }
how-doubled = häxbrygd: tärningen dubblas { $n }
part-own = styrka { $n }
part-white-cube = Ambras vita kub +{ $n }
part-cave = i grottan +{ $n }
part-axe = yxa +{ $n }
part-sword = helt svärd +{ $n }
part-lent = lånad styrka +{ $n }
foe-equal = lika tärningar ger { $n }
foe-number = att slå: { $n }
foe-less = krona −{ $n }
go-on = Vidare
dice-again = Se tärningarna igen
event-good = Händelse: goda nyheter
event-bad = Händelse
card-letter = Legendkort { $letter }
card-legend = Legendkort
put-away = Lägg undan
teaches = { $n ->
    [one] En regel:
   *[other] Regler:
}
page-of = { $n } av { $count }
book-open = öppen
book-gone = borta
book-away = på legendspåret
book-closed = stängd
dice-at = vid { $range } viljestyrka
held = fasthållen
abilities = Förmågor
not-yet = (inte än i den här legenden)
white-cube = vit kub på { $n }
logs-on-track = { $n ->
    [one] 1 stock på spåret
   *[other] { $n } stockar på spåret
}
burnt = bränd: högst { $n }
slot-head = Plats för en hjälm eller huva
slot-large = Plats för ett stort föremål
slot-small = Plats för ett litet föremål
no-food = ingen mat
cauldron = Kittel
here = Här:
fold = Mindre
rules-and-loss = { $n ->
    [one] 1 regel, och hur man förlorar
   *[other] { $n } regler, och hur man förlorar
}
goal-done = (uppnått)
goals-none = Inget mål är givet än.
loses = Legenden är förlorad när
loses-shields = { $n ->
    [0] en varelse kommer in: ingen gyllene sköld är ledig längre.
    [one] en varelse kommer in och ingen gyllene sköld är ledig; 1 är kvar.
   *[other] en varelse kommer in och ingen gyllene sköld är ledig; { $n } är kvar.
}
loses-narrator = { $n ->
    [one] berättaren når { $letter }: 1 steg.
   *[other] berättaren når { $letter }: { $n } steg.
}
loses-foe-camp = { $foe } kommer till lägret.
loses-foe-wagon = { $foe } kommer till vagnen.
loses-foe-field = { $foe } kommer till fält { $field }.
loses-farmers = { $n ->
    [0] en bonde till går förlorad: färre skulle vara kvar än målet kräver.
    [one] färre bönder är kvar än målet kräver; 1 till får gå förlorad.
   *[other] färre bönder är kvar än målet kräver; { $n } till får gå förlorade.
}
loses-collapse = { $n ->
    [0] en hjälte är kvar därinne ({ $area }): steg { $stage } av raset har fallit.
    [one] en hjälte är kvar därinne ({ $area }) när steg { $stage } av raset faller; det är nästa.
   *[other] en hjälte är kvar därinne ({ $area }) när steg { $stage } av raset faller; { $n } steg återstår.
}
loses-goals = detta sker: { $goals }
rules-in-force = Regler som gäller
shields = Gyllene sköldar
shield-free = ledig
dice = Tärningar
equipment-none = Inget är kvar.
equipment-hint = Peka på ett föremål för att läsa vad det gör.
field-200 = Fält 200
sunrise-box = Soluppgångsrutan
skeletons-n = { $n ->
    [one] 1 skelett
   *[other] { $n } skelett
}
decks = Kvar
decks-left = { $events ->
    [one] 1 händelse
   *[other] { $events } händelser
}, { $movement ->
    [one] 1 rörelsebricka
   *[other] { $movement } rörelsebrickor
}, { $gems ->
    [one] 1 ädelsten
   *[other] { $gems } ädelstenar
}
story-so-far = Berättelsen hittills
cards-n = { $n ->
    [one] 1 kort
   *[other] { $n } kort
}
events-drawn = Händelser
take-along = Ta med någon
