# What is said of it away from its board: in the lobby, in the set-up form and around the table.
game-village = Village of Legends
village-lead = Buy blades, beer and spells at the market, then let them loose on your neighbours.
fact-heroes = { $n } heroes
play-now = Play now against bots
setup-sets = Cards
setup-dragons = Dragons
mode-2 = A duel
mode-3 = Each against all
mode-4 = Two teams of two
mode-5 = Each against the two across
mode-6 = Two teams of three
village-mode-2 = Market, monsters and blades between two heroes. About 20 minutes.
village-mode-3 = Weapons reach the neighbour on the left, spells anybody. The last one standing wins. About 20 to 30 minutes.
village-mode-4 = Team-mates sit across from each other, and may heal and shield one another. About 30 to 60 minutes.
village-mode-5 = Your neighbours are allies, the two across are your enemies: whose enemies fall first wins. 40 minutes or more.
village-mode-6 = Two fight in front and one casts behind them: the line must break before the sorcerer falls. An hour or so.
set-base = Base game
set-horde = The Horde
set-guild = Ancient Guild
set-reaper = The Reaper's Hand
set-adhara = Adhara
plain-purse = { $gold } gold, { $mind } intelligence
plain-piles = Hand { $hand }, deck { $deck }, discard { $discard }
plain-hand = In hand:
plain-worn = Worn:
plain-front = Monsters in front:
plain-market = The market
plain-nothing = nothing
guide-village-hero = Choose who you want to be. Each hero is good at something: the Warrior and the Barbarian are easy to begin with. Point at one, or hold it, to read it.
guide-village-act = This is your turn. Everything with a gold edge can be clicked: play cards from your hand in any order, coins first to have gold.
guide-village-act-2 = With gold you buy from the market. What you buy goes to your discard pile and comes to your hand later. A monster in front of you bars the market until you defeat it.
guide-village-act-3 = Done? End the turn: the rest of your hand is discarded and you draw five new cards. Unspent gold is lost.
guide-village-target = Choose what you aim at: everything you may hit has red brackets. What stands in the way takes the blow first.
guide-village-place = A monster attacks the hero it stands before, every turn, and bars the market. Choose your victim.
guide-village-heal = Choose who is healed. Nobody gets more life than at the start.
village-end-won =
    { $n ->
        [one] The village sings of you tonight
       *[other] The village sings of your side tonight
    }
village-end-lost =
    { $n ->
        [one] The village sings of { $names }, not of you
       *[other] The village sings of { $names }; your side has lost
    }
village-end-seen = The village sings of { $names } tonight
village-end-nobody = No one is left to raise a mug

# Goals of puzzles in the lobby, where nobody is named
village-puzzle-fell = Fell an opponent this turn, whatever the dice say.
