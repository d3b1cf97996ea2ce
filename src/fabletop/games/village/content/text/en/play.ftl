### Village: what is said at the table while a game goes on. English.
###
### What is passed in:
###   $seat, $prey, $owner, $killer, $sorcerer   the name of a player: the hero's, or "Player 2" before there is one
###   $card, $mini, $hero, $element, $type, $slot   a name from cards.ftl
###   $cards                                        a list of card names
###   $n, $life, $cost and the like                 plain numbers, or signed text such as +2 where it is said

## Players

game-title = Village of Legends
# $n (number)
seat-number = Player { $n }
seat-nobody = nobody
# $name (text)
seat-you = { $name } (you)
# $first (text), $last (text)
list-and = { $first } and { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }

relation-you = you
relation-ally = ally
relation-opponent = opponent

## The head of a card and where its figures come from

# $n (number)
head-price = { $n } gold
# $n (number)
head-sells = sells for { $n }
# $n (number)
head-experience = worth { $n } experience
head-heavy = heavy
from-published = Its figures are published.
from-inferred = What is not published of it is inferred from what is.
from-original = What is not published of it is our own.

## Lines of a card that cards.ftl has not

# $n (number)
effect-cost = Costs { $n } intelligence to play.
# $n (number)
effect-scroll = You need at least { $n } intelligence to play it; none is spent.
effect-magic-any-target = With its spell attack you may target any player or monster in play.
# $element (name), $n (number)
monster-resist = It takes { $n } less damage from { $element } attacks.
# $element (name)
monster-immune = It takes no damage from { $element } attacks.

# $name (text), $text (text)
ability-line = { $name }. { $text }

## Special cards of a monster that overwhelms the market

# $n (signed)
part-attack = Attacks with one die { $n }.
# $n (signed), $element (name)
part-element-attack = Attacks ({ $element }) with one die { $n }.
# $n (number)
part-armour = While it is there, the monster takes { $n } less damage from each attack.
# $n (number)
part-discard =
    { $n ->
        [one] The attacked player discards a card.
       *[other] The attacked player discards { $n } cards.
    }
# $n (number)
part-mind-loss = The attacked player has { $n } less intelligence this turn.
# $card (name), $n (number)
part-summon =
    { $n ->
        [one] Puts one { $card } mini card in front of the attacked player, if there is one left.
       *[other] Puts { $n } { $card } mini cards in front of the attacked player, as far as they last.
    }

## The board of a hero

# $level (number), $experience (number)
hero-level =
    { $experience ->
        [0] Level { $level }
       *[other] Level { $level }, from { $experience } experience on
    }
# $n (number)
hero-life = Starts with { $n } life points.

## A card in a few words

# $n (signed)
brief-attack = attack { $n }
# $n (signed)
brief-heavy-attack = heavy attack { $n }
# $n (signed), $element (name)
brief-spell-attack = { $element } attack { $n }
# $cost (number), $element (name), $n (signed)
brief-magic-use = { $cost } int: { $element } attack { $n }
brief-magic-any-target = on anybody
# $n (number)
brief-cost = for { $n } int
# $n (number)
brief-scroll = needs { $n } int
# $n (number), $slot (name)
brief-defence = { $slot } { $n }
# $n (number)
brief-draw = draw { $n }
# $n (number)
brief-trash-hand = remove { $n } from hand
# $n (number)
brief-trash-market = remove { $n } from market
# $n (number)
brief-opponent-discards = opponent discards { $n }
# $n (number)
brief-opponent-mind = opponent: int −{ $n }
# $n (number)
brief-heal = +{ $n } life
# $n (signed)
brief-heal-die = die { $n } life
# $n (signed)
brief-mind = int { $n }
# $n (number)
brief-gold = +{ $n } gold
# $n (signed)
brief-chest = die { $n }, ×10 gold
# $n (number)
brief-experience = +{ $n } XP
# $n (number)
brief-self-damage = −{ $n } life
# $n (number)
brief-cure = −{ $n } poison
brief-cure-all = no more poison
# $n (number)
brief-poison = poison { $n }
# $type (name), $n (signed)
brief-versus = { $n } against { $type }
# $n (signed)
brief-next-weapon = next weapon { $n }
# $n (signed)
brief-all-weapons = all weapons { $n }
brief-any-target = on anybody
brief-multi = hits everybody
# $slot (name)
brief-break-defence = breaks { $slot }
brief-move-monster = sends a monster away
brief-smelt = full price for a card
# $n (number)
brief-discount = next purchase −{ $n } gold
# $n (signed)
brief-taming = taming { $n }
# $n (signed)
brief-taming-in-hand = taming { $n } while in hand
# $n (number)
brief-thorns = thorns { $n }
# $element (name), $n (number)
brief-resist = resists { $element } { $n }
# $element (name)
brief-immune = immune to { $element }
# $n (number)
brief-armour-until-next-turn = armour { $n } for a round
# $card (name), $n (number)
brief-summon = summons { $n } × { $card }
brief-sheath = keeps a weapon
brief-once = only once
# $n (number)
brief-mind-each-turn = int +{ $n } each turn
# $n (number)
brief-life = life { $n }
# $n (number)
brief-life-per-player = life { $n } per player
# $n (signed)
brief-mind-attack = attacks int { $n }
brief-no-attack = no attack
# $n (number)
brief-discard = discard { $n }
# $n (number)
brief-gives-gold = gives { $n } gold
# $n (number)
brief-gives-heal = gives { $n } life
brief-not-for-sale = not for sale

## The abilities of a hero, where their names are too long

# $class (name), $n (signed)
brief-hero-attack-with = { $class } { $n }
# $type (name), $n (signed)
brief-hero-against = { $n } against { $type }

## What is asked

# $seat
prompt-act = { $seat }, it is your turn: what do you do?
# $seat
prompt-act-play = { $seat }, it is your turn: play your cards.
# $seat, $gold
prompt-act-both = { $seat }, you have { $gold } gold: play on, or buy.
# $seat, $gold
prompt-act-buy = { $seat }, you have { $gold } gold left: buy, or end your turn.
# $seat
prompt-act-end = { $seat }, there is nothing left to do: end your turn.
# $n
hint-cards-lost =
    { $n ->
        [one] 1 card not played
       *[other] { $n } cards not played
    }
# $n
hint-gold-lost = { $n } gold not spent
# $seat, $card
prompt-target = { $seat }, at what do you aim { $card }?
# $seat, $card
prompt-target-next = { $seat }, if { $card } does more damage than it needs, where does the rest go?
# $seat, $card, $prey
prompt-target-screen = { $seat }, what protects { $prey }: what does { $card } hit next?
# $seat, $card, $prey
prompt-target-claw = { $seat }, your monster { $card } attacks { $prey }: what does it hit next?
# $seat, $card
prompt-target-prey = { $seat }, you are attacked by { $card }: what of yours is hit next?
# $seat, $card
prompt-lifelink = { $seat }, do you call on lifelink for { $card }?
# $seat, $n (number)
prompt-lifelink-amount =
    { $n ->
        [one] { $seat }, 1 damage was dealt: how much intelligence do you turn into life points?
       *[other] { $seat }, { $n } damage was dealt: how much intelligence do you turn into life points?
    }
# $seat
prompt-owner = { $seat }, the monsters in front of you attack: whose come next?
# $seat, $card, $mini, $prey
prompt-monster-summons = { $seat }, shall { $card } summon { $mini } before it attacks { $prey }?
# $seat, $card
prompt-place-monster = { $seat }, in front of whom do you play { $card }?
# $seat, $card
prompt-send-monster = { $seat }, in front of whom do you send { $card }?
# $seat, $card
prompt-relocate = { $seat }, the prey of your monster { $card } has fallen: in front of whom does it go?
# $seat, $card
prompt-summon = { $seat }, in front of whom do you put the summoned { $card }?
# $seat, $card
prompt-monster = { $seat }, which monster in front of you do you send away with { $card }?
# $seat
prompt-space = { $seat }, which card in the market do you remove from the game?
# $seat, $card
prompt-space-card = { $seat }, { $card }: which card in the market do you remove from the game?
# $seat, $card
prompt-heal = { $seat }, who is healed by { $card }?
# $seat, $card
prompt-discard-one = { $seat }, { $card } makes you discard a card: which one?
# $seat, $card
prompt-remove-one = { $seat }, { $card }: which card in your hand do you remove from the game?
# $seat, $card
prompt-smelt = { $seat }, which card do you turn into gold with { $card }?
# $seat, $card
prompt-opponent = { $seat }, which opponent is hit by the effect of { $card }?
# $seat
prompt-loot = { $seat }, you fought the monster in the market: which of the cards it swallowed do you take?
# $seat
prompt-vision = { $seat }, do you keep the spell you have foreseen on top of its deck?
# $seat, $card
prompt-vision-card = { $seat }, the next spell in the deck is { $card }: do you keep it on top?
# $seat
prompt-hero = { $seat }, which hero do you play?
# $seat (several names)
prompt-sorcerer = { $seat }: who of you stands in the middle, as the sorcerer?
# $seat (several names), $sorcerer
prompt-flank = { $seat }: who of the others stands on the flank that plays before { $sorcerer }?

## For those who wait: whom for, and never what for

# $seat (one name or several)
waiting = Waiting for { $seat }.
waiting-own = You have nothing to answer with: the game goes on by itself in a moment.

## What may be picked

# $card
option-play = Play { $card }
# $card, $n (number)
option-cast = Use { $card } as a spell for { $n } intelligence
# $card, $n (number)
option-sell = Sell { $card } for { $n } gold
# $card
option-sheathe = Put { $card } in its sheath
# $card
option-unsheathe = Play { $card } from its sheath
# $card, $n (number)
option-unsheathe-cast = Use { $card } from its sheath as a spell for { $n } intelligence
# $card, $n (number)
option-buy = Buy { $card } for { $n } gold
# $card, $n (number)
option-tame = Try to tame { $card }: { $n } or more on one die
# $card, $n (number), $bonus (signed)
option-tame-bonus = Try to tame { $card }: { $n } or more on one die { $bonus }
# $card, $n (number): several of them in hand
option-held = { $card } ×{ $n }
option-end-turn = End your turn
option-sabotage = Sabotage: remove a card in the market from the game
# $n (number)
option-sneak = Sneaking: roll past the monsters, { $n } or more on each die
# $card, $n (number)
option-summon = Summon { $card } for { $n } intelligence
option-vision = Vision: look at the next spell in its deck
option-keep = Leave it on top
option-sink = Put it at the bottom
option-yes = Yes
option-no = No
# $seat
option-hero = { $seat }
# $card, $life (number), $seat
option-monster =
    { $life ->
        [one] { $card } in front of { $seat }, 1 life point left
       *[other] { $card } in front of { $seat }, { $life } life points left
    }
# $card, $n (number), $seat
option-worn = { $card } of { $seat }, defence { $n } left
# $card, $life (number)
option-dragon =
    { $life ->
        [one] { $card } in the market, 1 life point left
       *[other] { $card } in the market, { $life } life points left
    }
# $seat, $cards
option-owner = Those of { $seat }: { $cards }
# $cards
option-owner-nobody = Those that belong to nobody: { $cards }
# $card, $n (number)
option-space = { $card } on space { $n }
# $hero
option-take-hero = { $hero }
option-random-hero = A hero at random
# $card
option-discard = Discard { $card }
# $card
option-remove = Remove { $card } from the game
# $card, $n (number)
option-smelt = Turn { $card } into { $n } gold
# $card
option-loot = Take { $card }
option-pass = Take nothing more
# $n (number)
option-lifelink =
    { $n ->
        [0] None
        [one] 1 intelligence for 1 life point
       *[other] { $n } intelligence for { $n } life points
    }

## Headings of the options

group-play = Play
group-cast = Cast
group-unsheathe = Draw from sheath
group-buy = Buy
group-tame = Tame
group-ability = Ability
group-sheathe = Sheathe
group-sell = Sell
group-turn = Turn

## What happened

# $seat, $hero
event-hero-taken = { $seat } plays the { $hero }.
# $seat
event-place-taken = { $seat } stands on a flank.
# $seat
event-place-taken-sorcerer = { $seat } stands in the middle, as the sorcerer.
# $seat, $n (number)
event-start-rolled = { $seat } rolls { $n } with two dice for the start.
# $seat, $n (number)
event-turn-began = Round { $n }: the turn of { $seat } begins.
# $seat
event-turn-ended = The turn of { $seat } ends.
# $seat, $card
event-played = { $seat } plays { $card }.
# $seat, $card
event-cast = { $seat } uses { $card } as a spell.
# $seat, $n (number)
event-drew =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
# $seat, $cards
event-drew-cards = { $seat } draws { $cards }.
# $seat
event-shuffled = { $seat } shuffles the discard pile into a new deck.
# $seat, $card
event-discarded = { $seat } discards { $card }.
# $seat, $cards
event-hand-discarded = { $seat } discards the rest of the hand: { $cards }.
# $seat, $card
event-removed-from-game = { $seat } removes { $card } from the game.
# $seat, $n (number)
event-rolled = { $seat } rolls { $n }.
# $n (number)
event-rolled-nobody = The die shows { $n }.
# $seat
event-missed = { $seat } does no damage.
event-missed-nobody = No damage is done.
# $seat, $n (number)
event-got-gold = { $seat } gains { $n } gold.
# $seat, $n (signed)
event-got-mind = { $seat }: { $n } intelligence.
# $seat, $n (number)
event-mind-will-suffer = { $seat } will have { $n } less intelligence next turn.
# $seat, $n (number)
event-healed =
    { $n ->
        [one] { $seat } regains 1 life point.
       *[other] { $seat } regains { $n } life points.
    }
# $seat, $n (number)
event-hurt =
    { $n ->
        [one] { $seat } loses 1 life point.
       *[other] { $seat } loses { $n } life points.
    }
# $seat, $n (number)
event-poisoned =
    { $n ->
        [one] { $seat } takes a poison token.
       *[other] { $seat } takes { $n } poison tokens.
    }
# $seat, $n (number)
event-poison-bit = It was the poison.
# $seat, $n (number)
event-cured =
    { $n ->
        [one] { $seat } gets rid of a poison token.
       *[other] { $seat } gets rid of { $n } poison tokens.
    }
# $seat, $n (number)
event-got-experience = { $seat } gains { $n } experience.
# $seat, $n (number)
event-rose-to-level = { $seat } rises to level { $n }!
# $seat, $n (number)
event-went-berserk =
    { $n ->
        [one] { $seat } goes berserk for this turn!
       *[other] { $seat } goes berserk for { $n } turns!
    }
# $seat
event-calmed-down = { $seat } calms down.
# $seat, $n (signed)
event-weapons-sharpened = The weapons of { $seat } get { $n } this turn.
# $seat, $n (signed)
event-next-weapon-sharpened = The next weapon of { $seat } gets { $n }.
# $seat, $n (number)
event-armour-raised = Until the next turn, attacks on { $seat } deal { $n } less damage.
# $seat, $n (number)
event-price-lowered = The next purchase of { $seat } costs { $n } gold less.
# $seat, $n (signed)
event-taming-raised = The taming rolls of { $seat } get { $n } this turn.
# $seat, $card
event-defence-placed = { $card } protects { $seat } now.
# $seat, $card, $n (number)
event-defence-hit = { $card } of { $seat } holds off { $n } damage.
# $seat, $card
event-defence-lost = { $seat } loses { $card }.
# $seat, $card
event-sheath-placed = { $seat } puts on { $card }.
# $seat, $card
event-weapon-sheathed = { $seat } sheathes { $card }.
# $seat, $card
event-weapon-unsheathed = { $seat } draws { $card } from its sheath.
# $seat, $card, $n (number)
event-bought = { $seat } buys { $card } for { $n } gold.
# $seat, $card, $n (number)
event-sold = { $seat } sells { $card } for { $n } gold.
# $seat, $card, $n (number)
event-smelted = { $seat } turns { $card } into { $n } gold.
# $seat, $card
event-taken-from-market = { $seat } removes { $card } in the market from the game.
# $seat, $card, $n (number)
event-revealed = { $card } now lies on space { $n }.
# $card, $n (number)
event-moved-in-market = { $card } makes way and moves to space { $n }.
# $seat, $card, $n (number)
event-tamed = With { $n }, { $seat } tames { $card } and may buy it.
# $seat, $card, $n (number)
event-taming-failed = With { $n }, { $seat } fails to tame { $card }, and it attacks!
# $seat, $card
event-monster-came = { $card } stands in front of { $seat } now.
# $seat, $card
event-monster-moved = { $card } moves in front of { $seat }.
# $seat, $card
event-monster-attacked = { $card } attacks { $seat }.
# $card, $n (number)
event-monster-hurt =
    { $n ->
        [one] { $card } loses 1 life point.
       *[other] { $card } loses { $n } life points.
    }
# $card, $n (number)
event-monster-healed =
    { $n ->
        [one] { $card } regains 1 life point.
       *[other] { $card } regains { $n } life points.
    }
# $card
event-monster-died = { $card } dies.
# $card, $killer
event-monster-died-killed = { $killer } defeats { $card }.
# $card
event-summoned = { $card } is summoned.
# $card
event-proliferated = One more { $card } joins its kind.
# $seat, $n (number)
event-mind-attacked = The mind of { $seat } is attacked: { $n } intelligence.
# $seat
event-sneaking-tried = { $seat } is noticed, and the market stays closed.
# $seat
event-sneaking-tried-free = { $seat } sneaks past the monsters to the market.
# $seat, $n (number)
event-life-linked = Lifelink turned { $n } intelligence into life.
# $seat
event-foresaw = { $seat } looks at the next spell in its deck.
# $seat, $card
event-foresaw-card = { $seat } foresees the next spell: { $card }.
# $seat
event-spell-sunk = { $seat } puts that spell at the bottom of its deck.
# $card, $n (number)
event-overwhelm-came = { $card } overwhelms the market, with { $n } life points!
# $card, $n (number)
event-overwhelm-grew =
    { $n ->
        [one] { $card } covers 1 space.
       *[other] { $card } spreads: { $n } of its cards lie in the market.
    }
# $seat, $card, $n (number)
event-overwhelm-hurt = { $seat } deals { $n } damage to { $card }.
# $seat, $card
event-overwhelm-died = { $seat } deals { $card } the last blow: the market is free!
# $seat, $card
event-looted = { $seat } takes { $card } from the spoils.
# $seat
event-fell = { $seat } has fallen.
# $seat
event-ran-out-of-cards = { $seat } has no card left.
# $seat
event-won = { $seat } wins!

## The table

# $n (number)
table-round = Round { $n }
table-setup = Setting up
table-market = Market
table-hand = Hand
# $seat
table-turn-of = turn of { $seat }
# $n (number)
table-gold = { $n } gold
# $n (number)
table-mind = { $n } intelligence
# $n (number)
table-mind-short = int. { $n }
# $n (number)
table-level = level { $n }
# $n (number), $next (number)
table-experience = experience { $n }/{ $next }
# $n (number)
table-experience-full = experience { $n }
# $hand (number), $deck (number), $discard (number)
table-cards = { $hand } in hand, { $deck } in deck, { $discard } discarded
table-sorcerer = sorcerer
table-fallen = fallen
# $n (number)
table-poison = poison { $n }
# $n (number)
table-berserk =
    { $n ->
        [one] berserk this turn
       *[other] berserk for { $n } turns
    }
# $n (number)
table-guard = armour { $n }
table-monsters = in front
table-defences = protected by
table-sheaths = sheath
table-sheath-empty = empty
# $card, $n (number), $owner
table-monster = { $card } { $n } ({ $owner })
# $card, $left (number), $whole (number)
table-defence = { $card } { $left }/{ $whole }
# $n (signed)
table-next-weapon = next weapon { $n }
# $n (signed)
table-all-weapons = weapons { $n }
table-weapons-closed = no more weapons this turn
# $n (number)
table-discount = next purchase −{ $n }
table-closed-monsters = closed to you: a monster stands in the way
table-closed-berserk = closed to you: you are berserk
# $card, $life (number)
table-closed-dragon = closed: { $card } lies on it, { $life } life points left
table-empty-space = (empty)
# $card
table-foreseen = next spell: { $card }
table-empty-hand = no cards

## Puzzles

# $hero (name)
puzzle-fell = Fell { $hero } this turn, whatever the dice say.

## Why not

# $need (number), $have (number)
hindered-gold = It costs { $need } gold, and you have { $have }.
# $need (number), $have (number)
hindered-mind = It takes { $need } intelligence, and you have { $have } left.
hindered-weapons = After a heavy weapon no other weapon is played this turn.
# $card
hindered-monster = { $card } stands in front of you: no market before it is defeated.
hindered-berserk = You are berserk: the market is closed to you this turn.
# $card
hindered-dragon = { $card } lies on the market: it is closed to everybody until it is gone.
