### Andor: what is said at the table while a legend goes on. Swedish.
###
### What is passed in:
###   $seat                    the name of a player: the hero's, or "Spelare 2" for who plays several
###   $hero, $other            the name of a hero figure: Thorn
###   $foe                     the name of a foe, a singular: Wargor, or one of several: Skelett 2
###   $item, $book, $token     a name from things.ftl
###   $card, $event, $goal     a name from legends.ftl or events.ftl; $text is what stands on it
###   $field                   a field with its name: fält 203, Röskröken; $n, $origin, $a and $b are bare numbers
###   $cost                    what an hour or several cost: 2 timmar, 4 viljestyrka
###   $n and the like          plain numbers

## Players, names and lists

game-title = Legenderna om Andor: Det sista hoppet
# $n (number)
seat-number = Spelare { $n }
# $first (text), $last (text)
list-and = { $first } och { $last }
# $first (text), $last (text)
list-or = { $first } eller { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }
relation-you = du
# $name (text), $n (number): the second of several with one name
name-number = { $name } { $n }
# $n (number)
field-number = fält { $n }
# $n (number), $name (text)
field-named = fält { $n }, { $name }
the-camp = lägret
the-wagon = vagnen
legend-untitled = En legend
# $n (number)
goal-unnamed = Mål { $n }
# $n (number)
option-unnamed = Svar { $n }
card-kind-setup = Uppbrottet
card-kind-story = Det som berättas
card-kind-rule = En ny regel
card-kind-goal = Ett mål
card-kind-letter = Berättelsen går vidare
card-kind-place = En plats
card-kind-foe = En fiende
card-kind-end = Slutet
# $above (text), $below (text)
movement-both = { $above }; under strecket: { $below }
# $token, $face (text)
token-open = { $token }: { $face }
# $token: a spring
token-empty = { $token } (tom)
# $foe
foe-down = { $foe } (kuvat)
foe-gone = en fiende som är borta
# $n (number)
cave-dweller = Grottvarelse { $n }

## Values, hours and prices

# $n (number)
value-strength = styrka { $n }
# $n (number)
value-willpower = viljestyrka { $n }
# $n (number)
value-dice =
    { $n ->
        [one] 1 tärning
       *[other] { $n } tärningar
    }
# $n (number)
value-dweller = att slå: { $n }
# $n (number)
dice-red =
    { $n ->
        [one] 1 röd tärning
       *[other] { $n } röda tärningar
    }
# $n (number)
dice-white =
    { $n ->
        [one] 1 vit tärning
       *[other] { $n } vita tärningar
    }
# $n (number)
dice-grey =
    { $n ->
        [one] 1 grå tärning
       *[other] { $n } grå tärningar
    }
# $card, $text
card-says = { $card }: { $text }
# $card
card-alone = { $card }:
a-gem = en ädelsten
a-shield = en kraftsköld
# $n (number)
amount-strength = { $n } styrka
# $n (number)
amount-willpower = { $n } viljestyrka
# $n (number)
hours-left =
    { $n ->
        [0] inga timmar kvar
        [one] 1 timme kvar
       *[other] { $n } timmar kvar
    }
# $n (number), $price (number)
hours-overtime =
    { $n ->
        [one] 1 övertidstimme för { $price } viljestyrka
       *[other] { $n } övertidstimmar för { $price } viljestyrka vardera
    }
# $n (number), $price (text): 0, 2, 2
hours-overtime-mixed = { $n } övertidstimmar för { $price } viljestyrka
# $n (number)
cost-hours =
    { $n ->
        [0] ingen timme
        [one] 1 timme
       *[other] { $n } timmar
    }
# $hours (text): 2 hours, $n (number): willpower
cost-both = { $hours }, { $n } viljestyrka

## What is asked

deed-go = förflytta sig
deed-pull = dra vagnen
deed-carry = ta med någon
deed-fight = strida
deed-study = studera
deed-brew = brygga
deed-bridge = lägga bron
deed-pass = passa
deed-end-day = avsluta dagen

# For those who wait: whom for, and never what for. $seat (one name or several)
waiting = Väntar på { $seat }.
waiting-own = Du har inget att svara med: spelet går vidare av sig självt om en stund.

# $hero, $field, $hours (text): 5 hours left, $deeds (text): move, pass or end the day
prompt-turn = { $hero } på { $field } ({ $hours }): { $deeds }?
# $hero, $field, $hours (text), $deeds (text)
prompt-turn-held = { $hero } hålls fast på { $field } ({ $hours }): { $deeds }?
# $hero, $field, $hours (text)
prompt-walk = { $hero } har kommit till { $field } ({ $hours }): gå vidare eller stanna här?
# $hero, $field, $hours (text)
prompt-walk-held = { $hero } måste stanna och hålls fast på { $field }.
# $hero: the warrior, $other
prompt-agree = { $hero } vill ta med { $other } i den här förflyttningen, utan att det kostar { $other } några timmar: går { $other } med på det?
# $hero, $other, $cost
prompt-help-bridge = { $hero } vill lägga bron tillsammans med { $other } ({ $cost } för { $other }): går { $other } med på det?
# $tokens (text), $field
prompt-who-opens = { $tokens } på { $field }: vem vänder upp?
# $hero, $face (text), $text
prompt-hood = Under huvan ser { $hero } in i grottan: { $face }. { $text } Gå in, eller låta brickan ligga nedvänd?
# $hero, $n (number)
prompt-ward-fire = { $hero } stannar på ett brinnande fält, sjunker till { $n } viljestyrka och kan aldrig mer få högre: avvärja det med en sida av en sköld?
# $hero, $fighters (text), $n (number): of fighters, $foe, $numbers (text)
prompt-invite =
    { $n ->
        [one] { $fighters } strider mot { $foe } ({ $numbers }). { $hero }: bjuda in någon eller börja?
       *[other] { $fighters } strider mot { $foe } ({ $numbers }). { $hero }: bjuda in någon eller börja?
    }
# $hero, $other: who invites, $foe, $numbers (text), $cost
prompt-join = { $other } ber { $hero } att gå med i striden mot { $foe } ({ $numbers }). Varje runda kostar en timme, nästa { $cost }.
# $hero, $dice (text), $last (number), $n (number): dice left
prompt-shoot-again =
    { $n ->
        [one] { $hero } har slagit { $dice }; bara den senast slagna tärningen räknas. Behålla { $last } eller slå den som är kvar?
       *[other] { $hero } har slagit { $dice }; bara den senast slagna tärningen räknas. Behålla { $last } eller slå en till av de { $n } som är kvar?
    }
# $hero, $dice (text)
prompt-twist-own = { $hero } har slagit { $dice } och får vända en tärning till motsatt sida, en gång per runda.
# $hero, $other, $dice (text)
prompt-twist = { $other } har slagit { $dice }. { $hero } får vända en tärning till motsatt sida, en gång per runda.
# $hero, $dice (text), $points (number), $strength (number), $sum (number)
prompt-edge = { $hero } har slagit { $dice }: { $points } + { $strength } styrka = { $sum }. Använda något före nästa slag?
# $hero, $n (number), $own (number)
prompt-ward-blow = { $hero } har { $own } viljestyrka och förlorar { $n } i den här rundan: avvärja det med en sida av en sköld?
# $hero, $n (number): the round, $own (number), $foe, $left (number), $cost
prompt-stay = Runda { $n } är över: { $foe } har { $left } viljestyrka kvar, { $hero } { $own }. Ska { $hero } strida vidare ({ $cost }) eller dra sig ur?
# $hero, $n (number): the round, $foe, $cost
prompt-stay-dweller = Runda { $n } är över, och { $foe } håller stånd. Ska { $hero } strida vidare ({ $cost }) eller dra sig ur?
# $foe, $fighters (text), $strength (number), $willpower (number)
prompt-reward = Seger över { $foe }! Belöning till { $fighters }: { $strength } styrka eller { $willpower } viljestyrka?
prompt-share-strength = Belöningen: vem av dem som stred får nästa poäng i styrka?
prompt-share-willpower = Belöningen: vem av dem som stred får nästa poäng i viljestyrka?
# $hero
prompt-bury = { $hero } har besegrat skelettet: till fält 200, eller till soluppgångsrutan, varifrån det kommer tillbaka?
prompt-spoils = Skelettet är besegrat: vem av dem som stred tar ett föremål från utrustningsbrädet?
# $hero
prompt-article = { $hero } tar ett föremål från utrustningsbrädet: vilket?
# $hero
prompt-shield = { $hero } får en kraftsköld: vilken?
# $said (a card and its text)
prompt-chosen-hero = { $said } Vilken hjälte gäller det?
# $said, $gift (1 strength, an item)
prompt-chosen-hero-gets = { $said } Vilken hjälte får: { $gift }?
# $card, $text
prompt-option = { $card }: { $text } Vad beslutar ni tillsammans?
# $hero, $card, $text
prompt-option-own = { $card }: { $text } Vad beslutar { $hero }?
# $option (text), $price (text)
prompt-payer = { $option }: vilken hjälte betalar { $price }?
# $option (text), $n (number)
prompt-pay-point = { $option }: ni har { $n } viljestyrka kvar att betala tillsammans. Vem betalar nästa poäng?
# $hero, $event, $text
prompt-stop-event = Händelsekortet ”{ $event }”: { $text } Ska { $hero } stoppa det med en sida av Stormskölden?
# $hero, $event, $text
prompt-keep-event = { $hero } tittar på nästa händelsekort, ”{ $event }”: { $text } Lägga bort det eller låta det ligga överst?
# $token
prompt-reveal = Tillsammans vänder ni upp en bricka ({ $token }): på vilket fält?
prompt-subdue = Tillsammans kuvar ni ett skelett: vilket?
# $hero, $item
prompt-give-to = { $hero } ger bort: { $item }. Till vem?
# $hero
prompt-falcon-to = { $hero } skickar ut falken: till vem?
# $hero, $other
prompt-exchange = Falken flyger mellan { $hero } och { $other }: vad bär den?
# $hero, $cost
prompt-study-on = Ska { $hero } studera en förtrollningsbok till ({ $cost })?
# $hero
prompt-brew-on = Ska { $hero } brygga mer under samma timme?
# $hero, $field
prompt-light-foe = Ljus: vem ska { $hero } driva bort från { $field }?
# $foe
prompt-light-field = Ljus: till vilket fält drivs { $foe }?
# $hero, $n (number)
prompt-heal-whom = Läkning: { $hero } har { $n } viljestyrka att dela ut. Vem ska få?
# $other, $own (number), $n (number)
prompt-heal-amount = Läkning: { $other } har { $own } viljestyrka. Hur mycket av { $n } ska { $other } få?
# $hero, $base (text): the camp
prompt-portal-with = Portal: { $hero } förflyttar sig till { $base }. Följer någon med?
# $hero
prompt-star-shield = { $hero } får med en sida av Stjärnskölden hoppa över en symbol vid denna soluppgång: vilken?
# $hero
prompt-food = { $hero } lämnar in 1 mat: vilken?
# $hero
prompt-lost-food = { $hero } förlorar 1 mat: vilken?
# $hero
prompt-dropped-article = { $hero } tappar ett litet föremål på fältet: vilket?
# $hero
prompt-lost-article = { $hero } förlorar ett litet föremål för gott: vilket?

## What may be picked

# $field, $cost
option-go = Gå till { $field } ({ $cost })
# $field, $cost
option-pull = Dra vagnen till { $field } ({ $cost })
# $other
option-carry = Ta med { $other }
option-drink = Drick ur vattenskinnet: nästa fält kostar ingen timme
option-stop = Stanna här
# $foe, $field, $cost
option-fight = Strid mot { $foe } på { $field } ({ $cost } per runda)
# $n (number), $cost
option-dweller = Strid mot grottvarelsen { $n } ({ $cost } per runda)
# $cost
option-pass = Passa ({ $cost })
# $cost
option-on = Strid vidare ({ $cost })
option-withdraw = Dra dig ur
# $book, $cost
option-study = Studera { $book } ({ $cost })
# $cost
option-brew-full = Brygg en full häxbrygd ({ $cost })
# $cost
option-brew-half = Brygg en halvfull häxbrygd ({ $cost })
# $cost
option-brew-two = Brygg två halvfulla häxbrygder ({ $cost })
# $other, $site (text), $cost
option-bridge = Lägg bron tillsammans med { $other }: { $site } ({ $cost } vardera)
option-end-day = Avsluta dagen
# $hero
option-spring = { $hero }: töm källan
# $hero, $item
option-take = { $hero }: ta med { $item }
# $hero, $item
option-drop = { $hero }: lämna { $item } här
# $hero, $item
option-deliver = { $hero }: lämna över { $item }
# $hero, $item
option-give = { $hero }: ge bort { $item }
# $hero, $item
option-use = { $hero }: använd { $item }
# $hero, $item
option-banish = { $hero }: driv bort skuggan med { $item }
# $hero
option-falcon = { $hero }: skicka ut falken
# $hero, $token
option-open = { $hero }: aktivera { $token }
# $hero, $book
option-cast = { $hero }: läs { $book }
option-agree-yes = Följ med
option-agree-no = Stanna kvar
option-help-bridge-yes = Hjälp till
option-help-bridge-no = Hjälp inte till
option-begin = Börja striden
# $other
option-invite = Bjud in { $other }
option-join = Gå med i striden
option-decline = Stå utanför
option-again = Slå en tärning till
option-keep = Behåll den
option-twist-nothing = Vänd ingen
# $n (number), $other (number)
option-flip = Vänd { $n } till { $other }
option-edge-done = Låt det stå
option-drink-brew = Drick en halv häxbrygd: tärningen räknas dubbelt
# $n (number), $other (number): what the opposite side shows
option-knife = Kniv: slå om { $n }
option-gauntlet = Järnhandske: lägg ihop två tärningar
option-axe = Yxa: 2 mer styrka
option-sword = Svärd: 5 mer styrka
# $other, $n (number)
option-lend = Brödraskapets sköld: { $n } styrka från { $other }
option-ward-blow-nothing = Ta förlusten
option-ward-fire-nothing = Bli bränd
# $item
option-ward = Använd { $item }
option-field-200 = Till fält 200
option-sunrise-box = Till soluppgångsrutan
option-enter = Gå in
option-hood-nothing = Låt den ligga nedvänd
option-stop-event = Stoppa kortet
option-stop-event-nothing = Låt det ske
option-discard = Lägg bort det
option-keep-event-nothing = Låt det ligga överst
option-give-to-done = Till ingen
option-falcon-to-done = Skicka den inte
option-exchange-done = Inget mer
# $hero, $other, $item
option-hand-over = Från { $hero } till { $other }: { $item }
option-study-on-done = Ingen bok till
option-brew-on-done = Inga fler brygder
option-heal-whom-done = Ingen fler
option-heal-amount-done = Ingenting
option-portal-with-done = Ingen
option-star-shield-nothing = Hoppa inte över någon
option-article-nothing = Ta ingenting
# $foe, $field
option-foe = { $foe } på { $field }

## Headings of the options

group-move = Förflyttning
group-fight = Strid
group-hour = Kostar en timme
group-day = Dag
group-free = Fria handlingar

## What to know about an option

hint-holds = håller fast den som går in
# $rewards (text): 2 strength or 4 willpower
hint-reward = belöning: { $rewards }
# $n (number)
hint-dweller = Det krävs ett stridsvärde över { $n }; ingen förlorar viljestyrka.
# $other
hint-carry = En gång per dag; { $other } använder inga timmar.
# $n (number)
hint-hours-lost =
    { $n ->
        [one] 1 timme går förlorad
       *[other] { $n } timmar går förlorade
    }
# $hero
hint-rooster = { $hero } börjar nästa dag
# $n (number)
hint-brew =
    { $n ->
        [one] av 1 stjärnört
       *[other] av { $n } stjärnörter
    }
# $tokens (text)
hint-turns-up = vänds upp: { $tokens }
# $fields (text)
hint-telescope = Visar brickorna på { $fields }.
# $price (text)
hint-costs = kostar en hjälte { $price }
# $price (text)
hint-costs-together = kostar { $price } tillsammans
hint-pass = En timme går; dagen tar inte slut.
hint-field-200 = Berättaren går 1 steg.
hint-sunrise-box = Berättaren står kvar; skelettet kommer tillbaka vid soluppgången.
hint-gauntlet = En gång, vad de än visar.
hint-drink = Ett halvt vattenskinn går åt.
hint-withdraw = Den som har dragit sig ur kan inte gå med i striden igen.
# $n (number)
hint-spring = { $n } viljestyrka
hint-falcon = En gång per dag, med vilken hjälte som helst som inte har avslutat dagen.

## What happened

# $n (number)
event-day-began = Dag { $n } börjar.
# $hero
event-turn-began = Turen går till { $hero }.
# $hero, $by (number), $n (number)
event-hour-spent = { $hero } betalar { $by } viljestyrka för övertid (timme { $n }).
# $hero
event-passed = { $hero } passar.
# $hero
event-day-ended = { $hero } avslutar dagen.
# $hero
event-day-ended-rooster = { $hero } är först med att avsluta dagen och börjar nästa.
# $symbol (text)
event-sunrise-symbol = Soluppgång: { $symbol }.
# $symbol (text)
event-symbol-skipped = Soluppgång: ”{ $symbol }” hoppas över.
# $hero
event-must-rest = { $hero } måste vila hela dagen.
# $hero, $origin (number), $field
event-hero-moved = { $hero } går från { $origin } till { $field }.
# $hero, $field
event-hero-stopped = { $hero } stannar på { $field }.
# $hero, $field
event-hero-held = { $hero } hålls fast på { $field }.
# $hero, $field
event-hero-placed = { $hero } står på { $field }.
# $hero, $other
event-carried = { $hero } tar med sig { $other }.
# $field
event-wagon-moved = Vagnen rullar till { $field }.
# $base (text), $field
event-base-placed = { $base }: på { $field }.
# $site (text)
event-bridge-laid = Bron ligger på plats: { $site }.
# $site (text)
event-bridge-lifted = Bron är borta: { $site }.
# $a (number), $b (number), $n (number)
event-jump-changed = Hopplinjen mellan { $a } och { $b } kräver nu { $n } viljestyrka.
# $fields (text)
event-fields-fell = Fästningen rasar: { $fields } är borta!
# $hero, $by (number), $n (number)
event-willpower-changed-gain = { $hero } får { $by } viljestyrka (nu { $n }).
# $hero, $by (number), $n (number)
event-willpower-changed-loss = { $hero } förlorar { $by } viljestyrka (nu { $n }).
# $hero, $by (number), $n (number)
event-strength-changed-gain = { $hero } får { $by } styrka (nu { $n }).
# $hero, $by (number), $n (number)
event-strength-changed-loss = { $hero } förlorar { $by } styrka (nu { $n }).
# $hero
event-burnt = { $hero } bränner sig och kan inte längre ha mer än 3 viljestyrka.
# $hero, $item
event-item-gained = { $hero } får: { $item }.
# $hero, $item
event-item-used = { $hero } använder: { $item }.
# $hero, $item, $field
event-item-taken = { $hero } tar med sig från { $field }: { $item }.
# $hero, $item, $field
event-item-dropped = { $hero } lämnar på { $field }: { $item }.
# $hero, $item, $other
event-item-given = { $hero } ger till { $other }: { $item }.
# $hero, $item
event-food-eaten = { $hero } lämnar in mat: { $item }.
# $hero
event-hungry = { $hero } har ingen mat.
# $item, $n (number), $base (text): the camp
event-delivered = { $item }: framme vid { $base }, nummer { $n }.
# $item, $field
event-item-lost = Går förlorat på { $field }: { $item }.
# $item, $field
event-item-placed = { $item }: på { $field }.
# $hero, $book
event-studied = { $hero } studerar { $book }.
# $hero, $book
event-spell-cast = { $hero } läser { $book }.
# $hero, $book
event-book-returned = { $book }: { $hero } får tillbaka boken, öppen.
# $hero, $book, $letter (text)
event-book-away = { $book }: tärningen lägger boken på bokstaven { $letter }; { $hero } får tillbaka den om berättaren ännu inte har kommit dit.
# $hero, $item
event-brewed = { $hero } brygger.
# $token, $field
event-token-placed = { $token }: på { $field }.
# $token, $face (text), $text, $field
event-token-placed-face = { $token } ({ $face }): på { $field }.
# $token, $field
event-token-turned = { $token } på { $field }: uppvänd.
# $token, $field
event-token-turned-spring = Nu är källan full igen på { $field }.
# $token, $face (text), $text, $field
event-token-turned-face = { $token } på { $field }: { $face }. { $text }
# $token, $field
event-token-hidden = { $token } på { $field }: nedvänd igen.
# $token, $field
event-token-hidden-spring = Källan sinar på { $field }.
# $token, $field
event-token-gone = { $token }: borta från { $field }.
# $token, $face (text), $text, $field
event-token-gone-face = { $token } på { $field }: { $face }. { $text }
# $hero, $field
event-spring-drunk = { $hero } tömmer källan på { $field }.
# $foe, $field
event-foe-placed = { $foe } dyker upp på { $field }!
# $foe, $origin (number), $field
event-foe-moved = { $foe } går från { $origin } till { $field }.
# $foe, $field
event-foe-shielded = { $foe } tar en gyllene sköld på { $field }!
# $foe, $field
event-foe-gone = { $foe }: borta från { $field }.
# $foe, $field
event-subdued = { $foe } på { $field }: kuvat till soluppgången.
# $foe, $field
event-stood-up = { $foe } på { $field }: reser sig igen.
# $foe, $n (number)
event-foe-strengthened = { $foe }: { $n } mer styrka från och med nu.
# $foe, $n (number)
event-foe-strengthened-weaker = { $foe }: { $n } mindre styrka från och med nu.
# $hero, $token (text): Lone skeletons 2
event-movement-drawn = { $hero } passerar den fjärde timmen och drar en rörelsebricka: { $token }.
# $item, $field
event-gem-taken = { $item } på { $field }: en varelse har följt den, och den är borta.
# $n (number)
event-golden-shields =
    { $n ->
        [0] Nu finns det ingen gyllene sköld.
        [one] Nu finns det 1 gyllene sköld.
       *[other] Nu finns det { $n } gyllene sköldar.
    }
# $hero, $foe
event-fight-began = { $hero } anfaller { $foe }!
# $hero
event-fight-began-dweller = { $hero } strider mot grottvarelsen!
# $hero
event-joined = { $hero } går med i striden.
# $hero
event-declined = { $hero } tackar nej.
# $n (number)
event-round-began = Stridsrunda { $n }.
# $hero, $dice (text), $last (number)
event-dice-rolled = { $hero } slår { $dice }.
# $hero, $dice (text), $last (number)
event-dice-rolled-again = { $hero } slår en tärning till: { $last }.
# $hero, $dice (text)
event-dice-changed = { $hero } har nu tärningarna { $dice }.
# $hero, $points (number), $strength (number), $sum (number)
event-hero-value = { $hero }: { $points } + { $strength } styrka = { $sum }.
# $foe, $dice (text), $points (number), $strength (number), $sum (number)
event-foe-rolled = { $foe } slår { $dice }: { $points } + { $strength } styrka = { $sum }.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-won = { $heroes } mot { $enemy }: fienden förlorar { $n } viljestyrka och har { $left } kvar.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-won-whole = { $heroes } mot { $enemy }: fienden är slagen!
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-lost = { $heroes } mot { $enemy }: rundan kostar alla som strider { $n } viljestyrka var.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-lost-whole = { $heroes } mot { $enemy }: det räcker inte.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-draw = { $heroes } mot { $enemy }: ingen förlorar viljestyrka.
# $hero
event-withdrew = { $hero } drar sig ur.
# $hero
event-beaten = { $hero } har ingen viljestyrka kvar och förlorar striden.
event-fight-ended = Striden slutar utan segrare.
event-fight-ended-won = Striden är vunnen!
# $hero, $field
event-freed = { $hero } är fri igen.
# $card, $text
event-card-read = ”{ $card }”: { $text }
# $card, $text
event-card-read-untold = ”{ $card }” läses.
# $event, $text
event-event-drawn = Händelsekortet ”{ $event }”: { $text }
# $hero, $event, $text
event-event-stopped = { $hero } stoppar ”{ $event }” med Stormskölden.
# $event, $text, $place: how many cards down it lies, from 1
event-event-peeked =
    { $place ->
        [1] Nästa händelsekort är ”{ $event }”: { $text }
       *[other] Händelsekort nummer { $place } härifrån är ”{ $event }”: { $text }
    }
# $event, $text
event-event-discarded = Händelsekortet ”{ $event }” läggs bort.
# $hero
event-crest-drawn = Hjälteemblemet för { $hero } dras.
# $option (text)
event-option-taken = Ni beslutar: { $option }.
# $goal
event-goal-opened = Nytt mål: { $goal }
# $goal
event-goal-done = Mål uppnått: { $goal }
# $letter (text)
event-narrator-moved = Berättaren går till { $letter }.
# $rule (text)
event-rule-added = Från och med nu: { $rule }.
# $rule (text)
event-rule-dropped = Gäller inte längre: { $rule }.
event-piece-laid-gone = Övertidstimmar kostar 2 viljestyrka igen.
event-piece-laid-4 = Från och med nu kostar en övertidstimme 4 viljestyrka.
event-piece-laid-1 = Från och med nu kostar en övertidstimme 1 viljestyrka.
# $text
event-legend-ended-won = Legenden är vunnen! { $text }
# $text
event-legend-ended-won-untold = Legenden är vunnen!
# $text
event-legend-ended-lost = Legenden är förlorad. { $text }
# $text
event-legend-ended-lost-untold = Legenden är förlorad.

## The table

# $n (number), $name (text)
table-legend = Legend { $n }: { $name }
# $name: what its author calls it
table-own-legend = En egen legend: { $name }
# $n (number)
table-day =
    { $n ->
        [0] Uppbrottet
       *[other] Dag { $n }
    }
# $letter (text)
table-narrator = berättaren på { $letter }
# $letters (text): D, F, I
table-stars = stjärnor på { $letters }
# $n (number): taken, $most (number)
table-shields = gyllene sköldar: { $n }/{ $most } tagna
# $base (text): Camp, $field
table-base = { $base } på { $field }
table-goals = Mål
table-goal-done = uppnått
table-goal-optional = behövs inte för att vinna
table-foes = Fiender
table-no-foes = inga på spelplanen
table-heroes = Hjältar
table-near = I närheten
table-map = Karta
table-map-lit = kan väljas nu: skriv dess nummer
table-map-fallen = har rasat ner i djupet
# $n (number)
table-map-jump = ett hopp som kräver { $n } viljestyrka
# $field, $hero
table-map-here = { $field }: { $hero } är redan där.
# $field
table-map-not-now = { $field } kan inte väljas nu; på kartan har de som kan det hakparenteser.
table-rules = Gäller
# $n (number), $most (number)
table-hours = timmar { $n }/{ $most }
table-turn = står på tur
table-in-box = har avslutat dagen
table-resting = vilar i dag
table-held = hålls fast
# $n (number)
table-burnt = högst { $n } viljestyrka
table-books = Böcker
book-closed = stängd
book-opened = öppen
book-used = borta
# $letter (text)
book-away = tillbaka på { $letter }
table-bag = bär
table-empty-bag = ingenting
# $foe, $numbers (text)
table-fight = Strid mot { $foe }: { $numbers }
# $n (number)
table-round = stridsrunda { $n }
# $n (number)
table-boxed =
    { $n ->
        [one] 1 skelett i soluppgångsrutan
       *[other] { $n } skelett i soluppgångsrutan
    }
# $events: their names, $n: how many
table-peeked =
    { $n ->
        [one] nästa händelsekort är ”{ $events }”
       *[other] nästa händelsekort är { $events }
    }

## Setting up a table

setting-legend = Legend
setting-heroes = Hjältar
setting-grades = Svårighetsgrader
setting-ruleset = Regler
ruleset-standard = Som i boken
grade-1 = Grad 1: tåligare hjältar
    .text = Uråldriga vapen räcker en hel strid, och en övertidstimme kostar 1 viljestyrka.
grade-2 = Grad 2: starkare förmågor
    .text = Den andra förmågan hos varje hjälte är starkare.

## Problem

# $foe (name)
puzzle-beat = Besegra { $foe } i den här rundan av striden, vad tärningarna än visar.
# $foe (name)
puzzle-hold = Stå emot { $foe } i den här rundan av striden: ingen får bli skadad, vad tärningarna än visar.

## Varför något inte går att göra nu

# $hero (text), $need (number), $have (number): hours of a day
hindered-hours = Ingen timme är kvar i dag: { $hero } har använt { $have } av { $need }.
# $hero (text), $need (number), $have (number)
hindered-overtime = Nästa timme är övertid och kräver minst { $need } viljestyrka; { $hero } har { $have }.
# $hero (text)
hindered-resting = { $hero } svalt och vilar hela dagen.
# $hero (text)
hindered-day-ended = { $hero } har avslutat dagen.
hindered-dweller = En grottvarelse håller fast hjälten: först måste den besegras.
# $hero (text)
hindered-dweller-other = En grottvarelse håller fast { $hero }.
# $foe (text)
hindered-held = { $foe } står på det här fältet och släpper ingen.
hindered-fallen = Det här fältet har rasat ner i djupet.
# $foe (text), $field (number)
hindered-stopped = { $foe } på fält { $field } hejdar den som går den vägen.
# $need (number), $have (number)
hindered-jump = Ett hopp på vägen kräver { $need } viljestyrka, och det skulle finnas { $have }.
hindered-no-way = Ingen väg leder dit.
# $need (number), $have (number)
hindered-far =
    Det är { $need } fält bort, och i dag är { $have ->
        [one] 1 timme
       *[other] { $have } timmar
    } kvar.
hindered-carried = Krigaren bär någon en gång om dagen, och det är redan gjort.
# $hero (text), $field (number)
hindered-elsewhere = { $hero } är någon annanstans, på fält { $field }.
# $hero (text)
hindered-declined = { $hero } har just tackat nej.
hindered-walking = Under en tur går hjälten eller gör något annat, inte båda delarna.
# $foe (text)
hindered-down = { $foe } ligger ner och går inte att strida mot.
# $foe (text)
hindered-hunter = Ingen kan strida mot { $foe }; en sida av en sköld driver bort den.
# $foe (text), $field (number)
hindered-shot-far = { $foe } är på fält { $field }: bågen når inte längre än till nästa fält.
# $foe (text), $field (number)
hindered-foe-far = { $foe } är på fält { $field }: man strider på sitt eget fält.
# $hero (text)
hindered-held-rests = { $hero } hålls fast där, måste vara med och har ingen timme för det.
# $hero (text)
hindered-refused = { $hero } har redan blivit tillfrågad.
# $item (text)
hindered-no-brews = Alla brickor används: { $item }.
# $item (text)
hindered-no-herbs = Minst en behövs, och det finns ingen: { $item }.
# $item (text)
hindered-let-go = Hjälten har just släppt det: { $item }.
# $item (text)
hindered-pier = Det är inbyggt i brofästet och stannar där: { $item }.
# $need (number), $have (number): strength
hindered-heavy = Att bära det kräver { $need } styrka, och det finns { $have }.
# $need (number), $have (number)
hindered-farmers = Högst { $need } bönder går med en hjälte, och { $have } gör det redan.
# $item (text), $need (number), $have (number)
hindered-no-room =
    Det finns ingen plats ({ $item }): { $need ->
        [one] den enda platsen är upptagen
       *[other] { $have } av { $need } platser är upptagna
    }.
hindered-passing = Man dricker där man stannar, inte mitt i en förflyttning.
hindered-passing-token = Den vänds upp av den som stannar här, inte mitt i en förflyttning.
hindered-spring-empty = Källan är tom; den fylls vid soluppgången om ingen står här.
# $need (number), $have (number): willpower
hindered-willpower-full = Det finns inget mer att vinna: viljestyrkan är { $have } av { $need }.
hindered-book-away = Boken ligger på legendspåret och kommer tillbaka när berättaren är där.
hindered-book-gone = Förtrollningen har redan lästs, och boken är ute ur spelet.
hindered-light-nobody = Det finns ingen fiende på det här fältet som ljuset kan driva bort.
hindered-light-nowhere = På varje fält runt om står en varelse: ljuset kan inte driva någon dit.
# $field (number)
hindered-heal-nothing = Sista siffran i fält { $field } är 0: förtrollningen skulle inte läka något.
hindered-no-base = Det finns varken läger eller vagn att ta sig till.
