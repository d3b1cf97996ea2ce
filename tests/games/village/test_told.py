"""What happens is told, event by event, as the chronicle hears it: who, which card, and how much."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village.events import HeroTaken
from fabletop.games.village.testing import VillageTable, amount, board, card, printed, rising

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(mind=9)
NAMES = ["barbarian", "elf", "mage", "dwarf", "paladin", "warrior"]


def told(table: VillageTable) -> list[str]:
    """Each event with its fields in order, cards and heroes by name: `Sold 0 dagger 15`."""
    lines = []
    for event in table.events:
        words = [type(event).__name__]
        for field in event.FIELDS:
            value = getattr(event, field)
            if field == "card" and value >= 0:
                value = content().cards[value].id
            elif field == "cards":
                value = "+".join(content().cards[card].id for card in value)
            elif field == "n" and isinstance(event, HeroTaken):
                value = content().heroes[value].id
            words.append(str(value))
        lines.append(" ".join(words))
    return lines


def duel() -> VillageTable:
    return VillageTable(HERO, HERO)


def test_heroes_and_places_are_told() -> None:
    table = VillageTable.unpack(6, heroes=["choose", *NAMES[1:]]).dice(6, 6, 1, 1).begin()
    table.pick("take_hero barbarian", "hero 2", "hero 1", "hero 3", "hero 5")
    places = ["1 0", "2 1", "0 2", "5 3", "3 4", "4 5"]
    assert [line for line in told(table) if not line.startswith("Drew")] == [
        "HeroTaken 0 barbarian",
        *(f"PlaceTaken {place}" for place in places),
        "StartRolled 2 12 6",
        "StartRolled 3 2 1",
        "TurnBegan 2 1",
    ]


def test_the_beginning_and_the_end_of_a_turn_are_told() -> None:
    table = duel().hand(0, "coin", "dagger").turn(0).pick("end_turn")
    assert told(table) == [
        "TurnBegan 0 1",
        "HandDiscarded 0 2 coin+dagger",
        "Drew 0 5 coin+coin+coin+coin+coin",
        "TurnEnded 0",
        "TurnBegan 1 1",
    ]


def test_sales_are_told() -> None:
    table = duel().hand(0, "dagger", "smelt_gold", "helmet").acts(0)
    table.pick("sell dagger", "play smelt_gold", "helmet")
    half, whole = printed("dagger").price // 2, printed("helmet").price
    assert told(table) == [
        f"Sold 0 dagger {half}",
        f"GotGold 0 {half}",
        "Played 0 smelt_gold",
        f"GotMind 0 {-printed('smelt_gold').cost}",
        f"Smelted 0 helmet {whole}",
        "RemovedFromGame 0 helmet",
        f"GotGold 0 {whole}",
    ]


def test_what_leaves_hand_and_market_is_told() -> None:
    table = duel().hand(0, "hammer", "coin").space(6, "dagger").stock("main", "club").dice(1).acts(0)
    table.pick("play hammer", "coin").start("village.trash_market", 0, source=0, n=1)
    assert told(table) == [
        "Played 0 hammer",
        "Rolled 0 1 hammer 0",
        "Hurt 1 1",
        "RemovedFromGame 0 coin",
        "TakenFromMarket 0 dagger",
        "Revealed 0 club 6",
    ]


def test_an_uninvited_monster_of_the_first_turn_is_told_to_leave() -> None:
    table = duel().space(6, "dagger").stock("main", "kobold", "club").acts(0, gold=100).set(0, turns=1)
    table.pick("buy 6")
    assert told(table) == [
        f"Bought 0 dagger {printed('dagger').price}",
        "RemovedFromGame 0 kobold",
        "Revealed 0 club 6",
    ]


@pytest.mark.parametrize(
    ("card", "event", "word"),
    [
        ("whetstone", "WeaponsSharpened", "all_weapons"),
        ("strength_potion", "NextWeaponSharpened", "next_weapon"),
        ("stoneskin_potion", "ArmourRaised", "armour_until_next_turn"),
        ("beast_call", "TamingRaised", "taming"),
        ("guild_contract", "PriceLowered", "discount"),
    ],
)
def test_what_a_card_raises_or_lowers_is_told(card: str, event: str, word: str) -> None:
    table = duel().hand(0, card).acts(0).pick(f"play {card}")
    assert told(table)[0] == f"Played 0 {card}"
    assert told(table).count(f"{event} 0 {amount(card, word)}") == 1


def test_going_berserk_is_told() -> None:
    table = VillageTable(board(berserk_beers=1), HERO).hand(0, "light_ale").dice(2).acts(0)
    table.pick("play light_ale")
    assert told(table)[-2:] == ["Rolled 0 2 -1 0", "WentBerserk 0 2"]


def test_what_lies_before_a_hero_is_told() -> None:
    table = duel().hand(0, "helmet", "sheath", "dagger").sheath(0, "sword").dice(1).acts(0)
    table.pick("play helmet", "play sheath", "sheathe dagger", "unsheathe 0")
    assert told(table) == [
        "Played 0 helmet",
        "DefencePlaced 0 helmet",
        "SheathPlaced 0 sheath",
        "WeaponSheathed 0 dagger",
        "WeaponUnsheathed 0 sword",
        "Played 0 sword",
        "Rolled 0 1 sword 1",
        "Hurt 1 2",
    ]


def test_a_miss_is_told_unless_a_defence_card_is_hit() -> None:
    table = duel().hand(0, "staff", "staff", "dagger").wear(1, "helmet").dice(1, 2, 1).acts(0)
    table.pick("play staff", "play staff", "play dagger")
    assert [line for line in told(table) if line[:4] in ("Miss", "Defe")] == [
        "Missed 0",
        "Missed 0",
        "DefenceHit 1 helmet 1",
    ]
    table = VillageTable(HERO, board(armour=9)).hand(0, "dagger").dice(6).acts(0).pick("play dagger")
    assert told(table) == ["Played 0 dagger", "Rolled 0 6 dagger 0", "Missed 0"]


def test_a_blow_that_armour_swallows_whole_is_a_miss_and_no_wound() -> None:
    assert printed("stone_golem").armour == 2
    table = duel().hand(0, "dagger").dice(2).acts(0)
    table.front(0, "stone_golem", owner=1)
    assert told(table.pick("play dagger")) == ["Played 0 dagger", "Rolled 0 2 dagger 0", "Missed 0"]


def test_a_spell_on_everybody_misses_only_if_it_hits_nobody() -> None:
    table = duel().hand(0, "earthquake").dice(6).acts(0)
    table.front(0, "ogre", owner=1)
    assert told(table.pick("play earthquake"))[3:] == ["Hurt 1 6", "MonsterHurt 0 ogre 0 6"]
    table = duel().hand(0, "earthquake").dice(6).acts(0).pick("play earthquake")
    assert told(table)[-1] == "Hurt 1 6"
    table = VillageTable(HERO, board(armour=9)).hand(0, "earthquake").dice(6).acts(0).pick("play earthquake")
    assert told(table)[-1] == "Missed 0"


def test_magic_is_told() -> None:
    staff, spike = printed("staff_of_fire"), printed("mind_spike")
    table = duel().hand(0, "staff_of_fire", "mind_spike").dice(6, 6).acts(0)
    table.pick("cast staff_of_fire", "play mind_spike")
    assert told(table) == [
        "Cast 0 staff_of_fire",
        f"GotMind 0 {-staff.magic_cost}",
        f"Rolled 0 6 staff_of_fire {staff.magic_attack}",
        f"Hurt 1 {6 + staff.magic_attack}",
        "Played 0 mind_spike",
        f"GotMind 0 {-spike.cost}",
        f"Rolled 0 6 mind_spike {spike.attack}",
        f"Hurt 1 {6 + spike.attack}",
        f"MindWillSuffer 1 {amount('mind_spike', 'opponent_mind')}",
    ]


def test_the_life_of_a_monster_is_told() -> None:
    """It is played, bites with poison, is hurt, sneaked past, and killed."""
    snake = printed("snake")
    table = VillageTable(HERO, board(mind=9, sneaking=True)).hand(0, "snake").hand(1, "dagger", "battle_axe")
    table.acts(0).dice(6).pick("play snake", "hero 1")
    assert told(table) == ["Played 0 snake", "MonsterCame 1 snake 0 0"]
    table.pick("end_turn")
    assert told(table)[-4:] == [
        "MonsterAttacked 1 snake 0 0",
        f"Rolled 0 6 snake {snake.attack}",
        f"Hurt 1 {6 + snake.attack}",
        f"Poisoned 1 {snake.poison}",
    ]
    table.hush().dice(1, 4, 6).pick("play dagger", "sneak", "play battle_axe")
    assert told(table)[2:5] == ["MonsterHurt 1 snake 0 1", "Rolled 1 4 -1 0", "SneakingTried 1 1"]
    assert told(table)[7:9] == ["MonsterDied 1 snake 0 1", f"GotExperience 1 {snake.price}"]


def test_failing_to_sneak_is_told() -> None:
    table = VillageTable(board(sneaking=True), HERO)
    table.front(0, "goblin", owner=1)
    assert told(table.dice(3).acts(0).pick("sneak")) == ["Rolled 0 3 -1 0", "SneakingTried 0 0"]


def test_summoning_is_told_whoever_does_it() -> None:
    summoner = board(summon=card("mini_skeleton"), summon_cost=2)
    table = VillageTable(summoner, HERO).acts(0).pick("summon")
    assert told(table) == [
        "GotMind 0 -2",
        "Summoned 1 mini_skeleton 1",
        "MonsterCame 1 mini_skeleton 0 0",
    ]
    table = duel()
    table.front(0, "lich", owner=1)
    table.turn(0).dice(1, 1).pick("yes")
    assert told(table)[1:4] == [
        "Summoned 0 mini_skeleton 1",
        "MonsterCame 0 mini_skeleton 1 1",
        "MonsterAttacked 0 lich 0 0",
    ]
    table = duel().dragon("bone_dragon", parts=2).dice(1).turn(0)
    assert told(table)[-2:] == ["Summoned 0 mini_skeleton 1", "MonsterCame 0 mini_skeleton 0 -1"]


def test_the_start_of_a_turn_among_monsters_is_told() -> None:
    """Poison, the slimes that are more, the troll that mends, what the imp takes, and the dragon's wings."""
    table = VillageTable(board(mind=9, heal=1), HERO).set(0, poison=2).dragon("bone_dragon", parts=3)
    for _ in range(3):
        table.front(0, "slime", owner=1)
    table.front(0, "troll", owner=1, life=3)
    table.front(0, "imp", owner=1)
    table.dice(*[1] * 7).turn(0)
    heard = told(table)
    assert heard[:5] == [
        "TurnBegan 0 1",
        "Hurt 0 2",
        "PoisonBit 0 2",
        "Proliferated 0 mini_slime 1",
        "MonsterCame 0 mini_slime 5 1",
    ]
    assert heard.count(f"MonsterHealed 0 troll 3 {printed('troll').heal}") == 1
    imp = printed("imp").mind_attack
    at = heard.index(f"Rolled 1 1 imp {imp}")
    assert heard[at - 1 : at + 3] == [
        "MonsterAttacked 0 imp 4 0",
        f"Rolled 1 1 imp {imp}",
        f"MindAttacked 0 {1 + imp}",
        f"GotMind 0 {-1 - imp}",
    ]
    assert heard[-3:] == ["MindAttacked 0 2", "GotMind 0 -2", "Healed 0 1"]


def test_healing_and_its_dice_are_told() -> None:
    table = duel().set(0, life=20, poison=3).hand(0, "healing_potion", "herbal_tonic").dice(4).acts(0)
    table.pick("play healing_potion", "play herbal_tonic")
    bonus = amount("healing_potion", "heal_die")
    assert told(table) == [
        "Played 0 healing_potion",
        f"Rolled 0 4 healing_potion {bonus}",
        f"Healed 0 {4 + bonus}",
        "Played 0 herbal_tonic",
        f"Healed 0 {amount('herbal_tonic', 'heal')}",
        f"Cured 0 {amount('herbal_tonic', 'cure')}",
        "Drew 0 1 coin",
    ]


def test_treasure_is_told_with_its_die() -> None:
    table = duel().hand(0, "chest").dice(3).acts(0).pick("play chest")
    bonus = amount("chest", "chest")
    assert told(table)[1:] == [f"Rolled 0 3 chest {bonus}", f"GotGold 0 {(3 + bonus) * 10}"]


def test_life_linked_with_intelligence_is_told() -> None:
    table = VillageTable(board(lifelink=True), HERO).set(0, life=20).hand(0, "dagger").dice(3).acts(0)
    table.pick("play dagger", "yes", "2")
    assert told(table)[-3:] == ["GotMind 0 -2", "Healed 0 2", "LifeLinked 0 2"]


def test_a_new_level_is_told() -> None:
    hero = rising((0, 20, 40), board(mind=3), board(mind=5), board(mind=6))
    table = VillageTable(hero, HERO).hand(0, "experience_potion").acts(0).pick("play experience_potion")
    assert told(table)[1:] == ["GotExperience 0 20", "RoseToLevel 0 2", "GotMind 0 2"]


def test_taming_is_told_with_its_die_and_how_it_ends() -> None:
    need = printed("warg").taming
    table = duel().space(6, "warg").dice(need).acts(0).pick("tame 6")
    assert told(table) == [f"Rolled 0 {need} warg 0", f"Tamed 0 warg {need}"]
    table = duel().space(6, "warg").dice(need - 1, 1).acts(0).pick("tame 6")
    attack = printed("warg").attack
    assert told(table) == [
        f"Rolled 0 {need - 1} warg 0",
        f"TamingFailed 0 warg {need - 1}",
        f"Rolled -1 1 warg {attack}",
        f"Hurt 0 {1 + attack}",
    ]


def test_lost_defence_and_a_hand_that_shrinks_are_told() -> None:
    table = duel().hand(0, "sword", "confusion").wear(1, "helmet").hand(1, "coin", "gem").dice(6).acts(0)
    table.pick("play sword", "play confusion", "gem", "coin")
    assert [line for line in told(table) if line[:4] in ("Defe", "Disc")] == [
        "DefenceLost 1 helmet",
        "Discarded 1 gem",
        "Discarded 1 coin",
    ]


def test_a_shuffled_deck_and_a_calmed_berserker_are_told() -> None:
    table = duel().deck(0, "coin").discard(0, *["gem"] * 4).set(0, berserk=1).acts(0).pick("end_turn")
    assert told(table)[:3] == ["CalmedDown 0", "Shuffled 0", "Drew 0 5 coin+gem+gem+gem+gem"]


def test_the_last_card_of_all_is_told() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").deck(0).acts(0).pick("sell dagger")
    assert told(table)[2:4] == ["RanOutOfCards 0", "Fell 0"]


def test_a_growing_dragon_is_told() -> None:
    table = duel().dragon("red_dragon", parts=1).dice(1, 1).acts(0).pick("end_turn")
    assert "OverwhelmGrew 0 red_dragon 2" in told(table)


def test_a_monster_that_moves_on_is_told_with_where_it_came_from() -> None:
    table = VillageTable.plain(3)
    table.front(1, "giant_frog", owner=0)
    table.acts(1).dice(1).pick("end_turn")
    assert "MonsterMoved 2 giant_frog 0 1" in told(table)


def test_a_sunk_spell_is_told() -> None:
    table = VillageTable(board(vision=True), HERO).space(3, "fireball").stock("spell", "gust", "hail")
    assert told(table.acts(0).pick("vision", "sink")) == ["Foresaw 0 gust", "SpellSunk 0"]


def test_the_coming_and_the_end_of_a_dragon_are_told() -> None:
    table = duel().space(7, "dagger").space(10, "helmet").stock("main", "red_dragon").acts(0, gold=200)
    red = printed("red_dragon")
    assert told(table.pick("buy 7"))[1:] == [
        "MovedInMarket 0 helmet 7",
        f"OverwhelmCame 0 red_dragon {2 * red.life_per_player}",
    ]
    table = (
        duel().dragon("red_dragon", life=3, parts=2).space(9, "club").hand(0, "dagger", "dagger").dice(1, 5)
    )
    table.acts(0).pick("play dagger", "dragon", "play dagger", "dragon", "club")
    assert [line for line in told(table) if not line.startswith(("Played", "Rolled"))] == [
        "OverwhelmHurt 0 red_dragon 1",
        "OverwhelmHurt 0 red_dragon 2",
        "OverwhelmDied 0 red_dragon",
        f"GotExperience 0 {red.price}",
        "Looted 0 club",
    ]


def test_the_end_is_told() -> None:
    table = duel().set(1, life=1).hand(0, "dagger").dice(6).acts(0).pick("play dagger")
    assert told(table)[2:] == ["Hurt 1 1", "Fell 1", "Won 0"]
