### Heroes: what is said at the table while a game goes on. English.
###
### What is passed in:
###   $seat, $enemy, $side     the name of a player or side: the hero's, "Player 2" before there is one, or the guards
###   $unit, $target           the name of a unit, mostly a plural: Griffins; the Arrow Tower is the only singular
###   $card, $hero, $face      a name from cards.ftl or units.ftl
###   $cards, $units           a list of names
###   $space                   a space of the board: B3
###   $n and the like          plain numbers, or text such as +1 or 2-4 where it is said

## Players, sides and lists

game-title = Heroes of Might and Magic III
# $n (number)
seat-number = Player { $n }
side-guards = Guards
side-ai = The AI
# $first (text), $last (text)
list-and = { $first } and { $last }
# $first (text), $last (text)
list-or = { $first } or { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }
relation-ally = ally
relation-you = you

## Units, spaces and cards

# $unit, $n (number): the second of several units with one name
name-number = { $unit } { $n }
# $unit, $side
name-side = { $unit } ({ $side })
# $unit, $face
name-face = { $unit } ({ $face })
space-beside = beside the board
# $card
name-expert = { $card } (expert)
# $card, $n (number): which of its uses
name-use = { $card } ({ $n })
# $timing (text), $text (text)
line-use = { $timing }: { $text }
# $value (text), $n (number)
line-value = { $value } { $n }
# $face, $text (text)
line-face = { $face }: { $text }
# $name (text), $text (text)
line-power = { $name }: { $text }
# $cards
board-deck = Starting deck: { $cards }.
# $level (number), $card
board-later = At level { $level }: { $card }.
from-published = Its figures are published.
from-inferred = What is not published of it is inferred from what is.
from-original = What is not published of it is our own.
deck-abilities = abilities
deck-spells = spells
deck-artifacts = artifacts
# $n (number)
amount-gold = { $n } gold
# $n (number)
amount-materials =
    { $n ->
        [one] 1 building material
       *[other] { $n } building materials
    }
# $n (number)
amount-valuables =
    { $n ->
        [one] 1 valuable
       *[other] { $n } valuables
    }

## What is asked. $seat is who is asked.

# $n (number): spaces
deed-move =
    { $n ->
        [one] move 1 space
       *[other] move up to { $n } spaces
    }
deed-attack = attack
deed-break = break a wall
deed-defend = defend
deed-play = play a card
deed-end = end the activation
let-die-fall = let the die fall
let-blow-fall = let the blow fall

# $unit, $deeds (text)
prompt-act = { $unit }: { $deeds }.
# $unit, $deeds (text)
prompt-guard-act = You steer the guards. { $unit }: { $deeds }.
# $unit, $n (number)
prompt-mend = { $unit } heal up to { $n } damage: on which of your units?
prompt-answer-start = Before the first unit acts: play a card or begin the combat.
prompt-answer-between = Before the next unit acts: play a card or go on.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-attacking = Your { $unit } (attack { $attack }) against { $target } (defence { $defence }): play a card or { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-defending = { $unit } (attack { $attack }) against your { $target } (defence { $defence }): play a card or { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-striking-back = Retaliation: your { $unit } (attack { $attack }) against { $target } (defence { $defence }). Play a card or { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-struck-back = Retaliation: { $unit } (attack { $attack }) against your { $target } (defence { $defence }). Play a card or { $rest }.
# $unit, $target, $dice (text)
prompt-die = { $unit } against { $target }: the die shows { $dice }. Do something about it or let it stand.
# $unit, $target, $n (number)
prompt-fatal = { $unit } would defeat your { $target } with { $n } damage: save them or let them fall.
# $unit
prompt-splash = The death cloud of { $unit } reaches one more unit: which one?
# $unit, $target
prompt-flee = Your { $unit } flee before { $target }: to which space?
# $unit, $space
prompt-return = { $unit }: go back to { $space } or stay?
prompt-grave-gift = The fallen skeletons join your ranks: which bronze unit do you reinforce for free?
# $unit, $enemy
prompt-book-target = { $enemy }: { $unit } may attack several of your units, and you say which.
# $n (number), $most (number)
prompt-deploy = Which unit do you place? You have { $n } of at most { $most } on the board.
# $unit
prompt-deploy-space = Where do you place { $unit }?
prompt-ready = Your army stands ready. Begin, or change places?
prompt-place-guard = You place the guards: which one next?
# $unit
prompt-place-guard-space = Where do { $unit } of the guards stand?
# $enemy
prompt-place-guard-first = { $enemy }: units alike in tier and initiative are placed from the left. You say which one stands first.
prompt-gate = Where in the wall is your gate?
# $n (number)
prompt-next-unit = Several of your units have initiative { $n }: which acts first?
# $n (number), $movement (number)
prompt-further-round =
    { $movement ->
        [one] Round { $n } is over and the guards still stand: pay your last movement point for another round, or withdraw?
       *[other] Round { $n } is over and the guards still stand: pay one of your { $movement } movement points for another round, or withdraw?
    }
# $n (number)
prompt-further-round-free = Round { $n } is over and the guards still stand: fight on or withdraw?
# $card, $n (number)
prompt-pay =
    { $n ->
        [one] { $card } has a price: which card do you discard?
       *[other] { $card } has a price of { $n } more cards: which do you discard?
    }
# $card, $n (number)
prompt-pay-any = { $card }: discard as many cards as you like, +1 for each. So far { $n }.
# $card, $n (number), $most (number)
prompt-power = { $card } with { $n } power: add more, up to { $most }, or cast it as it is.
# $card
prompt-aim-unit = { $card }: on which unit?
# $card
prompt-aim-next = { $card }: which unit next?
# $card
prompt-aim-space = { $card }: on which space?
# $card, $unit
prompt-aim-where = { $card }: where do { $unit } go?
# $card
prompt-aim-card = { $card }: which spell?
# $card, $unit
prompt-aim-boon = { $card }: heal { $unit } or free them from paralysis?
# $card, $n (number), $enemy
prompt-resist = { $enemy } casts { $card } with { $n } power: resist it or let it work.
# $card
prompt-after-cast = You have cast { $card }: take it back to hand?
# $n (number)
prompt-exchange = Discard as many cards as you like, then draw as many. So far { $n }.
prompt-trade-in = Which card do you remove from the game, to draw another?
# $card, $n (number)
prompt-discard =
    { $n ->
        [one] { $card } makes you discard a card: which one?
       *[other] { $card } makes you discard { $n } more cards: which one first?
    }
# $n (number)
prompt-keep-one =
    { $n ->
        [one] Of the cards you have drawn one stays: which do you discard?
       *[other] Of the cards you have drawn one stays: which { $n } do you discard?
    }
# $deck (text)
prompt-look = You search the { $deck }: do you look at the deck, or take what lies on the discard pile?
# $deck (text)
prompt-search = You search the { $deck }: which card do you take?
# $seat
prompt-hero = { $seat }, which hero leads your army?
# $n (number): gold
prompt-muster = Muster your army: { $n } gold left.

## For those who wait: whom for, and never what for

# $seat (one name or several)
waiting = Waiting for { $seat }.
waiting-own = You have nothing to answer with: the game goes on by itself in a moment.

## What may be picked

# $unit, $target
option-attack = Attack { $target } with { $unit }
# $space
option-break-wall = Break the wall at { $space }
# $space
option-break-gate = Break the gate at { $space }
# $unit, $space
option-move = Move { $unit } to { $space }
# $unit
option-defend = Let { $unit } defend
# $unit
option-end = End the activation of { $unit }
# $card, $text (text)
option-play = Play { $card }: { $text }
# $card, $text (text)
option-cast = Cast { $card }: { $text }
# $card, $text (text)
option-empower = Add { $card }: { $text }
option-morale-draw = Spend your morale to draw a card
option-morale-exchange = Spend your morale to exchange cards
option-morale-remove = Spend your morale to remove a card from the game and draw one
option-reroll-zero = Reroll a 0, by its ability
option-reroll-charge = Reroll the die, by its charge
option-reroll-luck = Reroll the die with Luck
option-reroll-morale = Reroll the die with your morale
# $card
option-brace = Discard { $card } to ignore the die
# $unit
option-guardian = Call the attack off with { $unit }
# $n (number): gold
option-surrender = Surrender for { $n } gold
option-retreat = Retreat
# $unit, $side, $n (number): health
option-unit = { $unit } of { $side }, { $n } health left
# $space
option-gate = The gate at { $space }
# $space
option-space = Space { $space }
# $space, $unit
option-space-unit = Space { $space } with { $unit }
# $card
option-discard = Discard { $card }
# $card
option-remove = Remove { $card } from the game
# $card
option-take = Take { $card }
# $card
option-keep = Keep { $card }
option-card = { $card }
option-boon-heal = Heal the damage
option-boon-free = Take the paralysis off
# $unit
option-deploy = Place { $unit }
option-begin-fight = Begin the fight
option-change-places = Change places
# $unit, $n (number): gold
option-recruit = Recruit { $unit } (Few) for { $n } gold
# $unit, $n (number): gold
option-reinforce = Reinforce { $unit } to a Pack for { $n } gold
# $unit
option-reinforce-free = Reinforce { $unit } to a Pack, in your army
# $hero
option-take-hero = { $hero }
option-random-hero = A hero at random
option-look = Look at the top cards of the deck
# $card
option-top-of-pile = Take { $card } from the discard pile instead
option-show-and-replace = Show the card of another faction and look at another one
option-pay-for-round = Pay 1 movement point for another round
option-fight-on = Fight another round
option-withdraw = Withdraw
option-pass-blow = Let the die fall
option-pass-start = Begin the combat
option-pass-between = Go on
option-pass-die = Let it stand
option-pass-fatal = Let them fall
option-pass-deploy = No more units
option-pass-deploy-space = No more units
option-pass-muster = The army is ready
option-pass-return = Stay
option-pass-power = Cast it as it is
option-pass-resist = Let it work
option-pass-after-cast = Let it go
option-pass-pay-any = No more
option-pass-exchange = No more: draw

## The same on buttons

# $space
label-wall = Wall { $space }
# $space
label-gate = Gate { $space }
# $unit, $n (number)
label-price = { $unit }, { $n } gold
label-defend = Defend
label-end = End
label-surrender = Surrender
label-morale-draw = Draw a card
label-morale-exchange = Exchange cards
label-morale-remove = Remove a card
label-pay-for-round = Another round

## Headings of the options

group-attack = Attack
group-move = Move
group-card = Card
group-spell = Spell
group-morale = Morale
group-die = Die
group-unit = Unit
group-recruit = Recruit
group-reinforce = Reinforce
group-leave = Leave

## What to know about an option

# $units
hint-beside = next to { $units }
# $n (number), $whole (number)
hint-health = health { $n }/{ $whole }
hint-defend = Ends the activation: until its next one, a die is rolled when it is attacked, and +1 gives +1 defence.
# $n (number): gold
hint-surrender = The combat is lost; you pay the enemy { $n } gold and keep all units that still stand.
hint-retreat = The combat is lost.
hint-withdraw = The combat is lost; you keep all units that still stand.
hint-show-and-replace = It goes to the discard pile of its deck.
hint-break = It counts as the attack of this activation.
# $die (text), $text (text), $chance (text): 1/3
forecast-row = { $die }: { $text } ({ $chance })
# $die (text)
forecast-guard = { $die }, token +1
forecast-token = token +1
# $text (text), $chance (text): 1/3
forecast-chance = { $text } ({ $chance })
# $n (number)
forecast-stands =
    { $n ->
        [0] no damage
       *[other] { $n } damage
    }
# $n (number)
forecast-flips = { $n } damage, turned to Few
# $n (number)
forecast-falls = { $n } damage, defeated
forecast-again = then once more
# $n (text): 1-3
forecast-back = retaliation { $n } damage
# $n (text): 1-3, $chance (text): 2/3
forecast-back-maybe = retaliation { $n } damage ({ $chance })
# $n (number)
forecast-burn = fire shield { $n } damage

## What happened

# $seat, $hero
event-hero-taken = { $seat } plays { $hero }.
# $seat, $unit
event-unit-mustered = { $unit } join the army of { $seat }.
# $seat, $unit
event-unit-mustered-pack = { $unit } of { $seat } are reinforced to a Pack.
# $seat
event-card-gained = { $seat } gains a card.
# $seat, $card
event-card-gained-card = { $seat } gains { $card }.
# $seat, $n (number)
event-gained-experience =
    { $n ->
        [one] { $seat } gains 1 experience: half a level.
       *[other] { $seat } gains { $n } experience.
    }
# $seat, $n (number)
event-reached-level = { $seat } rises to level { $n }!
# $n (number)
event-guards-drawn =
    { $n ->
        [one] One neutral unit guards the field.
       *[other] { $n } neutral units guard the field.
    }
# $seat, $n (number)
event-guards-fled = The guards of the field of difficulty { $n } flee from { $seat }!
# $seat, $n (number)
event-drew =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
# $seat, $cards
event-drew-cards = { $seat } draws { $cards }.
# $seat
event-rearranged = { $seat } rearranges the army.
# $seat
event-took-back = { $seat } changes the places of the army.
# $seat
event-shuffled = { $seat } shuffles the discard pile into the deck.
# $seat, $n (number)
event-shuffled-in = { $n ->
    [one] { $seat } shuffles a card of the hand into the deck.
   *[other] { $seat } shuffles { $n } cards of the hand into the deck.
}
# $seat, $card
event-discarded = { $seat } discards { $card }.
# $seat, $card
event-lost-at-random = { $seat } loses { $card } at random.
# $seat, $card
event-removed-from-game = { $seat } removes { $card } from the game.
# $seat, $card
event-back-to-hand = { $card } goes back to the hand of { $seat }.
# $seat, $card
event-played = { $seat } plays { $card }.
# $seat, $card
event-played-expert = { $seat } plays { $card }, the expert effect.
# $seat, $card
event-cast = { $seat } casts { $card }.
# $seat, $card
event-cast-expert = { $seat } casts { $card }, the expert effect.
# $card, $n (number)
event-added-power = { $card } adds { $n } power.
# $card, $unit
event-aimed = { $card } is aimed at { $unit }.
# $card, $space
event-aimed-space = { $card } is aimed at { $space }.
# $seat, $card
event-resisted = { $seat } resists { $card }: it has no effect.
# $card
event-effect-ended = The effect of { $card } ends.
# $seat
event-got-morale = { $seat } gains positive morale.
# $seat
event-got-morale-negative = { $seat } gains negative morale.
# $seat
event-spent-morale-draw = { $seat } spends morale to draw a card.
# $seat
event-spent-morale-exchange = { $seat } spends morale to exchange cards.
# $seat
event-spent-morale-reroll = { $seat } spends morale to reroll.
# $seat
event-spent-morale-remove = { $seat } spends morale to remove a card and draw one.
# $seat
event-spent-morale-search = { $seat } spends morale to search again.
# $seat, $what (text)
event-got-resources = { $seat } gains { $what }.
# $seat, $enemy
event-combat-began = { $seat } attacks { $enemy }!
# $unit, $space
event-deployed = { $unit } to { $space }.
# $space
event-walls-rose = Walls rise across the board, with a gate at { $space }.
# $n (number)
event-round-began = Combat round { $n } begins.
# $side, $unit
event-activated = { $side }: the turn of { $unit }.
# $unit
event-skipped-paralysed = { $unit }: paralysed, no action.
# $unit, $start, $end
event-moved = { $unit } move from { $start } to { $end }.
# $unit, $start, $end
event-teleported = { $unit } change from { $start } to { $end }.
# $unit
event-defended = { $unit } defend.
# $unit
event-waited = { $unit }: no attack.
# $unit, $space
event-wall-broken = { $unit } break through the wall at { $space }!
event-tower-fell = The last wall is down, and the tower with it.
# $unit, $target
event-attack-declared = { $unit } attack { $target }.
# $unit, $target
event-attack-declared-back = { $unit } strike back at { $target }.
# $unit, $target
event-attack-declared-tower = { $unit } shoots at { $target }.
# $dice (text)
event-dice-rolled = The die shows { $dice }.
# $dice (text)
event-dice-rolled-lower = The dice show { $dice }; the lower one counts.
# $dice (text)
event-dice-rolled-higher = The dice show { $dice }; the higher one counts.
# $die (text)
event-rerolled = Rerolled: { $die }.
event-die-ignored = The die is ignored.
# $die (text)
event-guard-rolled = The die of the defence token shows { $die }.
# $unit, $die (text)
event-ability-rolled = { $unit }: the die for the ability shows { $die }.
# $die (text)
event-ability-rolled-nobody = The die shows { $die }.
# $unit, $target, $attack (number), $die (text), $defence (number), $n (number)
event-blow-worked =
    { $n ->
        [0] { $unit } against { $target }: { $attack } attack, die { $die }, { $defence } defence: no damage.
       *[other] { $unit } hit { $target }: { $attack } attack, die { $die }, { $defence } defence: { $n } damage.
    }
# $unit
event-called-off = The attack on { $unit } is called off!
# $unit, $n (number)
event-wounded = { $unit }: { $n } damage.
# $unit, $n (number)
event-healed = { $unit }: { $n } damage healed.
# $unit
event-flipped = { $unit }: turned to a weaker side.
# $unit
event-reinforced = { $unit }: reinforced to a Pack.
# $unit, $card
event-covered = { $card } lies on { $unit }.
# $unit
event-fell = { $unit }: defeated!
# $unit
event-paralysed = { $unit }: paralysed.
# $unit
event-freed = { $unit }: no longer paralysed.
# $enemy, $card
event-ai-drew = { $enemy } draws an AI card: { $card }.
# $seat, $n (number)
event-paid-for-round =
    { $n ->
        [one] { $seat } pays a movement point for another round; 1 is left.
       *[other] { $seat } pays a movement point for another round; { $n } are left.
    }
# $seat, $n (number)
event-surrendered = { $seat } surrenders for { $n } gold.
# $seat
event-retreated = { $seat } leaves the field.
# $seat, $n (number)
event-paid-for-defeat = { $seat } pays { $n } gold for the defeat.
# $seat, $enemy
event-combat-ended = Victory for { $seat } over { $enemy }!
# $seat, $enemy
event-combat-ended-surrender = { $enemy } has surrendered: victory for { $seat }!
# $seat, $enemy
event-combat-ended-retreat = { $enemy } has withdrawn: victory for { $seat }!
event-combat-ended-nobody = Nobody is left on the board.
event-combat-ended-broken-off = The combat leads nowhere and is broken off.

## The table

# $n (number)
table-round = Combat round { $n }
table-setup = Setting up
table-order = Still to act
table-hand = Hand
table-empty-hand = no cards
table-army = Army
# $hand (number), $deck (number), $discard (number)
table-cards = { $hand } in hand, { $deck } in deck, { $discard } discarded
# $n (number)
table-level = level { $n }
# $n (number), $most (number)
table-expert = expert effects { $n }/{ $most }
# $n (number)
table-spells =
    { $n ->
        [one] 1 spell left this round
       *[other] { $n } spells left this round
    }
table-morale = positive morale
table-morale-negative = negative morale
# $n (number)
table-gold = { $n } gold
# $n (number)
table-movement =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
table-attacker = attacker
table-defender = defender
table-wall = wall
table-gate = gate
table-rubble = rubble
table-lasting = In force
table-tower = Beside the board
mark-acted = has acted
mark-retaliated = has retaliated
mark-paralysed = paralysed
mark-defending = defends

## Setting up a table

mode-duel = Duel
    .text = Two heroes, each led by a player, fight until one army is beaten.
mode-guards = Guards
    .text = A hero fights the neutral units of a field; a second player may steer them.
mode-ai = AI hero
    .text = A hero against another one that plays by its own cards.
setting-mode = Kind of combat
setting-ruleset = Edition
setting-level = Level of the heroes
setting-budget = Gold for each army
setting-armies = Armies
setting-quick_start = Quick start
setting-artifacts = Artifacts for each hero
setting-spells = Spells for each hero
setting-gold = Gold of each player
setting-movement = Movement points
setting-siege = Siege
setting-field = Difficulty of the field
setting-difficulty = Difficulty
setting-land = Land (0: any)
setting-skill = Skill of the AI hero
armies-choose = mustered by the players
armies-random = at random
ruleset-retail = As it is sold
ruleset-first = The earlier one

## Puzzles

puzzle-win = Win the combat in this round, whatever the dice say.
# $unit (name)
puzzle-cut-down = Defeat { $unit } before they act, whatever the dice say.
