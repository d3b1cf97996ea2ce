"""What cards do, effect word by effect word and property by property, and then all of them."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.cards.word import WORDS
from fabletop.games.village.defs import DEFENCE, MINI, MONSTER, NONE, SHEATH, SPELL, CardDef
from fabletop.games.village.testing import VillageTable, amount, board, card, printed
from fabletop.testing import rule

PLAIN = board(mind=9)
ALL = content().cards
PLAYED = [one for one in ALL if one.kind != MINI and one.for_sale]
UNINVITED = [one for one in ALL if one.kind == MONSTER and not one.for_sale]
DAMAGE = 4  # every die of the position below falls like this


def duel() -> VillageTable:
    return VillageTable(PLAIN, PLAIN)


# -- effect words ------------------------------------------------------------------------------------------


def test_draw() -> None:
    n = amount("foresight", "draw")
    table = duel().hand(0, "foresight").acts(0).pick("play foresight")
    assert len(table.hand_of(0)) == n
    assert len(table.deck_of(0)) == 10 - n


def test_trash_hand() -> None:
    table = duel().hand(0, "scroll_of_banishing", "coin", "staff", "club").acts(0)
    table.pick("play scroll_of_banishing")
    for _ in range(amount("scroll_of_banishing", "trash_hand")):
        table.asks(0, "hand").pick(table.options()[0])
    table.asks(0, "act")
    assert len(table.removed()) == amount("scroll_of_banishing", "trash_hand")
    assert len(table.hand_of(0)) == 3 - len(table.removed())


def test_trash_market() -> None:
    table = duel().hand(0, "root_grip").space(6, "club").space(7, "mace").dice(1).acts(0)
    table.pick("play root_grip").asks(0, "space", ["space 6", "space 7"]).pick("space 7").asks(0, "act")
    assert table.removed() == ["mace"]
    assert table.market(6) == "club"


def test_opponent_discards() -> None:
    n = amount("confusion", "opponent_discards")
    table = duel().hand(0, "confusion").hand(1, *["coin"] * 5).acts(0).pick("play confusion")
    for _ in range(n):
        table.asks(1, "hand").pick("coin")
    table.asks(0, "act")
    assert len(table.hand_of(1)) == 5 - n
    assert table.discard_of(1) == ["coin"] * n


def test_opponent_mind() -> None:
    """It is missing in the opponent's next turn, and only in that one."""
    n = amount("curse", "opponent_mind")
    table = duel().hand(0, "curse").acts(0).pick("play curse", "end_turn")
    assert table.g.mind == 9 - n
    table.pick("end_turn")
    assert table.g.mind == 9
    table.pick("end_turn").asks(1, "act")
    assert table.g.mind == 9


def test_heal() -> None:
    table = duel().set(0, life=20).hand(0, "troll_blood").acts(0).pick("play troll_blood")
    assert table.life(0) == 20 + amount("troll_blood", "heal")


def test_heal_die() -> None:
    table = duel().set(0, life=20).hand(0, "healing_potion").dice(3).acts(0).pick("play healing_potion")
    assert table.life(0) == 20 + 3 + amount("healing_potion", "heal_die")


def test_mind() -> None:
    table = duel().hand(0, "mana_potion").acts(0).pick("play mana_potion")
    assert table.g.mind == 9 + amount("mana_potion", "mind")
    table.pick("end_turn", "end_turn")
    assert table.g.mind == 9


def test_gold() -> None:
    table = duel().hand(0, "lockpicks").acts(0, gold=5).pick("play lockpicks")
    assert table.g.gold == 5 + amount("lockpicks", "gold")


def test_chest() -> None:
    table = duel().hand(0, "treasure_chest").dice(2).acts(0, gold=5).pick("play treasure_chest")
    assert table.g.gold == 5 + (2 + 3) * 10


def test_experience() -> None:
    n = amount("experience_potion", "experience")
    table = duel().set(0, experience=40).hand(0, "experience_potion").acts(0).pick("play experience_potion")
    assert table.player(0).experience == 40 + n
    assert table.player(1).experience == 0


def test_experience_from_a_card_opens_levels_too() -> None:
    needed = content().heroes[content().hero_by_id["warrior"]].experience[1]
    n = amount("experience_potion", "experience")
    table = VillageTable("warrior", PLAIN).set(0, experience=needed - n).hand(0, "experience_potion").acts(0)
    assert table.level(0) == 1
    table.pick("play experience_potion")
    assert table.level(0) == 2


def test_self_damage() -> None:
    """No armour helps."""
    table = VillageTable(board(armour=9, mind=9), PLAIN).wear(0, "helmet").hand(0, "black_grimoire").acts(0)
    table.pick("play black_grimoire")
    assert table.life(0) == 40 - amount("black_grimoire", "self_damage")
    assert table.worn(0) == ["helmet"]
    assert table.life(1) == 40


def test_self_damage_may_kill() -> None:
    table = duel().set(0, life=1).hand(0, "black_grimoire").acts(0).pick("play black_grimoire")
    assert table.g.winners == (1,)


def test_cure() -> None:
    n = amount("sickle", "cure")
    table = duel().set(0, poison=n + 1).set(1, poison=2).hand(0, "sickle", "sickle").dice(1, 1).acts(0)
    table.pick("play sickle")
    assert table.player(0).poison == 1
    table.pick("play sickle")
    assert table.player(0).poison == 0
    assert table.player(1).poison == 2


def test_cure_all() -> None:
    table = duel().set(0, poison=17).hand(0, "antidote").acts(0).pick("play antidote")
    assert table.player(0).poison == 0


def test_next_weapon() -> None:
    """The next one, and no other; nor does a spell get it."""
    n = amount("strength_potion", "next_weapon")
    table = duel().hand(0, "strength_potion", "rock_throw", "dagger", "dagger").dice(2, 2, 2).acts(0)
    table.pick("play strength_potion", "play rock_throw")
    table.pick("play dagger", "play dagger")
    lost = [hurt.n for hurt in table.happened(ev.Hurt)]
    plain = 2 + printed("dagger").attack
    assert lost == [2 + printed("rock_throw").attack, plain + n, plain]


def test_next_weapon_does_not_wait_for_another_turn() -> None:
    table = duel().hand(0, "strength_potion").acts(0).pick("play strength_potion", "end_turn", "end_turn")
    assert table.g.next_weapon == 0


def test_all_weapons() -> None:
    """All those played later in the turn."""
    n = amount("war_cry", "all_weapons")
    table = duel().hand(0, "dagger", "war_cry", "dagger", "dagger").dice(2, 2, 2).acts(0)
    table.pick("play dagger", "play war_cry", "play dagger", "play dagger")
    plain = 2 + printed("dagger").attack
    assert [hurt.n for hurt in table.happened(ev.Hurt)] == [plain, plain + n, plain + n]
    table.pick("end_turn", "end_turn")
    assert table.g.all_weapons == 0


def test_move_monster() -> None:
    """It keeps its wounds and its owner."""
    table = VillageTable(PLAIN, PLAIN, PLAIN).hand(0, "charm_monster")
    orc = table.front(0, "orc", owner=1, life=2)
    table.front(0, "goblin", owner=2)
    elsewhere = table.front(1, "wolf", owner=2)
    table.acts(0).pick("play charm_monster")
    assert not table.offers(f"monster wolf#{elsewhere}")
    table.pick("monster orc").asks(0, "place", ["hero 1", "hero 2"]).pick("hero 2")
    assert (table.in_front(0), table.in_front(2)) == (["goblin"], ["orc"])
    assert (table.monster(orc).life, table.monster(orc).owner) == (2, 1)


def test_move_monster_with_nothing_in_front_does_nothing() -> None:
    table = duel().hand(0, "charm_monster").acts(0).pick("play charm_monster").asks(0, "act", ["end_turn"])
    assert table.played_of(0) == ["charm_monster"]


def test_smelt() -> None:
    """A sellable card of the hand becomes its full price."""
    table = duel().hand(0, "smelt_gold", "dagger", "coin", "goblin").acts(0).pick("play smelt_gold")
    table.asks(0, "smelt", ["dagger"]).pick("dagger")
    assert table.g.gold == printed("dagger").price
    assert table.removed() == ["dagger"]
    assert table.hand_of(0) == ["coin", "goblin"]


def test_discount() -> None:
    """The next purchase is cheaper, not below nothing, and only the next one."""
    n = amount("guild_contract", "discount")
    table = duel().hand(0, "guild_contract").space(6, "club").space(7, "mace").acts(0, gold=100)
    table.pick("play guild_contract")
    before = table.g.gold
    table.pick("buy 6")
    assert table.g.gold == before - (printed("club").price - n)
    before = table.g.gold
    table.pick("buy 7")
    assert table.g.gold == before - printed("mace").price
    table = duel().space(6, "club").acts(0, gold=7, discount=1000).pick("buy 6")
    assert table.g.gold == 7


def test_discount_does_not_wait_for_another_turn() -> None:
    table = duel().hand(0, "guild_contract").acts(0).pick("play guild_contract", "end_turn", "end_turn")
    assert table.g.discount == 0


def test_taming() -> None:
    n = amount("beast_call", "taming")
    needed = printed("bear").taming
    assert needed > n
    for die, tamed in ((needed - n, True), (needed - n - 1, False)):
        table = duel().hand(0, "beast_call").space(6, "bear").acts(0, gold=100).pick("play beast_call")
        table.dice(die, 1).pick("tame 6")
        assert table.offers("buy 6") == tamed


def test_armour_until_next_turn() -> None:
    """Against each attack of the opponent's turn, but not against the monsters of the next own turn."""
    n = amount("stoneskin_potion", "armour_until_next_turn")
    table = duel().hand(0, "stoneskin_potion").hand(1, "sword", "sword").dice(5, 5, 5)
    table.front(0, "orc", owner=1)
    table.acts(0).pick("play stoneskin_potion", "end_turn", "play sword", "play sword")
    lost = 2 * (5 + printed("sword").attack - n)
    assert table.life(0) == 40 - lost
    table.pick("end_turn").asks(0, "act")
    assert table.life(0) == 40 - lost - (5 + printed("orc").attack)


def test_summon() -> None:
    table = VillageTable(PLAIN, PLAIN, PLAIN).hand(0, "raise_dead").acts(0).pick("play raise_dead")
    table.asks(0, "place", ["hero 1", "hero 2"]).pick("hero 2")
    (placed,) = table.player(2).front
    assert (placed.card, placed.owner) == (card("mini_skeleton"), 0)
    assert table.supply_of("mini_skeleton") == printed("mini_skeleton").supply - 1


def test_summon_without_a_mini_card_left_does_nothing() -> None:
    table = duel().hand(0, "raise_dead").supply("mini_skeleton", 0).acts(0)
    table.pick("play raise_dead").asks(0, "act", ["end_turn"])
    assert table.in_front(1) == []


def test_every_effect_word_has_a_test_here_and_a_card() -> None:
    for word in WORDS:
        assert f"test_{word}" in globals()
        assert any(effect.word == word for one in ALL for effect in (*one.does, *one.then)), word


# -- properties --------------------------------------------------------------------------------------------


def test_once() -> None:
    table = duel().hand(0, "goblin_bomb").dice(2).acts(0).pick("play goblin_bomb")
    assert table.life(1) == 40 - (2 + printed("goblin_bomb").attack)
    assert table.removed() == ["goblin_bomb"]
    table.pick("end_turn")
    assert "goblin_bomb" not in table.discard_of(0) + table.played_of(0) + table.hand_of(0)


def test_multi() -> None:
    """One roll hits every opponent and every monster in front of the caster, and nobody else."""
    damage = 3 + printed("earthquake").attack
    table = VillageTable(PLAIN, PLAIN, PLAIN).hand(0, "earthquake").dice(3, 6)
    near = table.front(0, "troll", owner=1)
    far = table.front(1, "troll", owner=2)
    table.acts(0).pick("play earthquake").asks(0, "act")
    assert [table.life(seat) for seat in range(3)] == [40, 40 - damage, 40 - damage]
    assert table.monster(near).life == printed("troll").life - damage
    assert table.monster(far).life == printed("troll").life
    assert table.g.given == (6,)


def test_any_target() -> None:
    """A monster in front of somebody else can be hit only by such a spell."""
    for spell, reaches in (("lightning_bolt", True), ("fireball", False)):
        table = VillageTable(PLAIN, PLAIN, PLAIN).hand(0, spell)
        table.front(1, "troll", owner=2)
        table.acts(0).pick(f"play {spell}").asks(0, "target")
        assert table.offers("monster troll") == reaches
        assert table.offers("hero 1")
        assert table.offers("hero 2")


@pytest.mark.parametrize("attack", ["blowpipe", "plague_wind"])
def test_poison(attack: str) -> None:
    """Tokens come with damage to a hero, not without."""
    table = duel().hand(0, attack).dice(6).acts(0).pick(f"play {attack}")
    assert table.player(1).poison == printed(attack).poison > 0
    table = VillageTable(PLAIN, board(armour=9)).hand(0, attack).dice(6).acts(0).pick(f"play {attack}")
    assert table.player(1).poison == 0


@pytest.mark.parametrize(
    ("attack", "foe", "other"), [("scimitar", "wolf", "orc"), ("holy_light", "zombie", "orc")]
)
def test_versus(attack: str, foe: str, other: str) -> None:
    """A bonus against the first target if it is a monster of that type; none against others or heroes."""
    bonus = printed(attack).versus[printed(foe).type]
    assert bonus > 0
    for monster, more in ((foe, bonus), (other, 0)):
        table = duel().hand(0, attack).dice(1)
        uid = table.front(0, monster, owner=1, life=20)
        table.acts(0).pick(f"play {attack}")
        if table.asked().kind == "target":
            table.pick(f"monster {monster}")
        assert table.monster(uid).life == 20 - (1 + printed(attack).attack + more)
    table = duel().hand(0, attack).dice(1).acts(0).pick(f"play {attack}")
    assert table.life(1) == 40 - (1 + printed(attack).attack)


def test_breaks() -> None:
    """The flail knocks the shield away before the damage, and no other defence card."""
    damage = 2 + printed("flail").attack
    table = duel().hand(0, "flail").wear(1, "tower_shield").dice(2).acts(0).pick("play flail")
    assert table.worn(1) == []
    assert table.discard_of(1) == ["tower_shield"]
    assert table.life(1) == 40 - damage
    table = duel().hand(0, "flail").wear(1, "plate_armor").dice(2).acts(0).pick("play flail")
    assert table.worn(1) == ["plate_armor"]
    assert table.life(1) == 40


@pytest.mark.parametrize("defence", ["spiked_shield", "bone_shield", "bone_wall"])
def test_thorns(defence: str) -> None:
    """A weapon that makes the card be discarded hurts its bearer; one that does not, and a spell, go free."""
    whole = printed(defence).defence
    for weapon, die, hurts in (("battle_axe", whole, True), ("dagger", 1, False), ("hellfire", whole, False)):
        table = duel().hand(0, weapon).wear(1, defence).dice(die).acts(0).pick(f"play {weapon}")
        assert (table.worn(1) == []) == (die == whole)
        assert table.life(0) == 40 - (printed(defence).thorns if hurts else 0)


def test_thorns_prick_who_breaks_the_shield_with_a_flail_too() -> None:
    """The card is discarded by a weapon attack all the same."""
    table = duel().hand(0, "flail").wear(1, "spiked_shield").dice(1).acts(0).pick("play flail")
    assert table.worn(1) == []
    assert table.life(0) == 40 - printed("spiked_shield").thorns
    table = duel().set(0, life=1).hand(0, "flail").wear(1, "spiked_shield").dice(6).acts(0).pick("play flail")
    assert table.g.winners == (1,)
    assert table.life(1) == 40


def test_mind_each_turn() -> None:
    n = printed("magic_cloak").mind_each_turn
    assert n > 0
    table = duel().hand(0, "magic_cloak").acts(0).pick("play magic_cloak")
    assert table.g.mind == 9 + n
    table.pick("end_turn")
    assert table.g.mind == 9
    for _ in range(2):
        table.pick("end_turn").asks(0, "act")
        assert table.g.mind == 9 + n
        table.pick("end_turn")


def test_resist() -> None:
    """Less damage by its element, and only by that."""
    less = printed("scholars_cloak").resist[4]
    whole = printed("scholars_cloak").defence
    assert less > 0
    for spell, saved in (("drain_life", less), ("wind_blade", 0)):
        table = duel().hand(0, spell).wear(1, "scholars_cloak").dice(6).acts(0).pick(f"play {spell}")
        assert table.life(1) == 40 - (6 + printed(spell).attack - saved - whole)


def test_immune() -> None:
    """A Stone Golem does not feel attacks on the mind."""
    assert printed("stone_golem").immune[4]
    for spell, hurts in (("drain_life", False), ("hellfire", True)):
        table = duel().hand(0, spell).dice(6)
        golem = table.front(0, "stone_golem", owner=1, life=30)
        table.acts(0).pick(f"play {spell}", "monster stone_golem")
        assert (table.monster(golem).life < 30) == hurts


def test_taming_in_hand() -> None:
    """It helps as long as it is in hand."""
    n = printed("elven_flute").taming_in_hand
    die = printed("bear").taming - n
    assert die >= 1
    for hand, tamed in ((["elven_flute"], True), (["coin"], False)):
        table = duel().hand(0, *hand).space(6, "bear").dice(die, 1).acts(0, gold=100).pick("tame 6")
        assert table.offers("buy 6") == tamed


def test_magic() -> None:
    """For intelligence, a staff attacks as a spell: with another bonus, and through defence cards."""
    staff = printed("bone_staff")
    table = duel().hand(0, "bone_staff").wear(1, "helmet").dice(6).acts(0).pick("cast bone_staff")
    assert table.g.mind == 9 - staff.magic_cost
    assert table.life(1) == 40 - (6 + staff.magic_attack - printed("helmet").defence)
    assert not duel().hand(0, "bone_staff").acts(0, mind=staff.magic_cost - 1).offers("cast bone_staff")


# -- all cards ---------------------------------------------------------------------------------------------


def generous_table(hand: CardDef) -> VillageTable:
    """A table where every effect can have its full measure."""
    table = duel().hand(0, hand.id, "dagger", "dagger", "dagger").hand(1, *["coin"] * 5)
    table.set(0, life=20, poison=5).discard(0, *["coin"] * 5)
    for space in range(1, 11):
        table.space(space, "club")
    if any(effect.word == "move_monster" for effect in hand.then):
        table.front(0, "goblin", owner=1)
    return table.dice(*[DAMAGE] * 3).acts(0, mind=12)


def reading(table: VillageTable) -> dict[str, Any]:
    """Everything a card can change, in figures."""
    me, foe = table.player(0), table.player(1)
    return {
        "life": me.life,
        "poison": me.poison,
        "experience": me.experience,
        "guard": me.guard,
        "hand": len(me.hand),
        "worn": table.worn(0),
        "sheaths": len(me.scabbards),
        "front": table.in_front(0),
        "mind": table.g.mind,
        "gold": table.g.gold,
        "next_weapon": table.g.next_weapon,
        "all_weapons": table.g.all_weapons,
        "discount": table.g.discount,
        "taming": table.g.taming,
        "closed": table.g.weapons_closed,
        "dice": 3 - len(table.g.given),
        "removed": sorted(table.removed()),
        "on_the_table": table.played_of(0),
        "foe_life": foe.life,
        "foe_poison": foe.poison,
        "foe_hand": len(foe.hand),
        "foe_debt": foe.mind_debt,
        "foe_front": table.in_front(1),
        "market": sum(1 for space in range(1, 11) if table.market(space)),
    }


def as_its_record_says(one: CardDef, before: dict[str, Any]) -> dict[str, Any]:
    """The figures after the card was played, worked out from what is printed on it."""
    after = {**before, "hand": before["hand"] - 1, "closed": one.heavy}
    if one.kind == SPELL:
        after["mind"] -= one.cost
    if one.kind == MONSTER:
        return {**after, "foe_front": [one.id]}
    if one.kind == SHEATH:
        return {**after, "sheaths": 1}
    if one.kind == DEFENCE or one.slot != NONE:
        return {**after, "worn": [one.id], "mind": after["mind"] + one.mind_each_turn}
    if one.once:
        after["removed"] = [one.id]
    else:
        after["on_the_table"] = [one.id]
    if one.attacks:
        after["dice"] += 1
        after["foe_life"] -= DAMAGE + one.attack
        after["foe_poison"] += one.poison
    figures = {
        "draw": ("hand", 1),
        "opponent_discards": ("foe_hand", -1),
        "opponent_mind": ("foe_debt", 1),
        "heal": ("life", 1),
        "self_damage": ("life", -1),
        "mind": ("mind", 1),
        "gold": ("gold", 1),
        "experience": ("experience", 1),
        "next_weapon": ("next_weapon", 1),
        "all_weapons": ("all_weapons", 1),
        "discount": ("discount", 1),
        "taming": ("taming", 1),
        "armour_until_next_turn": ("guard", 1),
    }
    for effect in (*one.does, *one.then):
        if effect.word in figures:
            figure, sign = figures[effect.word]
            after[figure] += sign * effect.n
        elif effect.word == "heal_die":
            after["dice"] += 1
            after["life"] += DAMAGE + effect.n
        elif effect.word == "chest":
            after["dice"] += 1
            after["gold"] += (DAMAGE + effect.n) * 10
        elif effect.word == "cure":
            after["poison"] = max(0, after["poison"] - effect.n)
        elif effect.word == "trash_hand":
            after["hand"] -= effect.n
            after["removed"] = sorted([*after["removed"], *["dagger"] * effect.n])
        elif effect.word == "trash_market":
            after["market"] -= effect.n
            after["removed"] = sorted([*after["removed"], *["club"] * effect.n])
        elif effect.word == "smelt":
            after["hand"] -= 1
            after["removed"] = sorted([*after["removed"], "dagger"])
            after["gold"] += printed("dagger").price
        elif effect.word == "move_monster":
            after["front"], after["foe_front"] = [], ["goblin"]
        elif effect.word == "summon":
            after["foe_front"] = [ALL[effect.card].id] * effect.n
        else:
            raise AssertionError(f"what does {effect.word} do?")
    return after


@pytest.mark.parametrize("one", PLAYED, ids=lambda one: one.id)
def test_a_card_changes_the_game_as_its_record_says(one: CardDef) -> None:
    table = generous_table(one)
    before = reading(table)
    table.pick(f"play {one.id}")
    while table.asked().kind != "act":
        wanted = {"place": "hero 1", "hand": "dagger" if table.asked().seat == 0 else "coin"}
        table.pick(wanted.get(table.asked().kind, table.options()[0]))
    after = reading(table)
    assert after == as_its_record_says(one, before)
    idle = {**before, "hand": 3, "on_the_table": [one.id], "mind": before["mind"] - one.cost}
    assert after != idle


@pytest.mark.parametrize("one", [one for one in ALL if one.magic], ids=lambda one: one.id)
def test_a_magic_staff_can_be_cast_as_its_record_says(one: CardDef) -> None:
    table = generous_table(one)
    before = reading(table)
    table.pick(f"cast {one.id}")
    assert reading(table) == {
        **before,
        "hand": 3,
        "on_the_table": [one.id],
        "dice": 1,
        "mind": 12 - one.magic_cost,
        "foe_life": 40 - DAMAGE - one.magic_attack,
    }


@pytest.mark.parametrize("one", UNINVITED, ids=lambda one: one.id)
def test_a_card_that_is_not_for_sale_comes_by_itself(one: CardDef) -> None:
    """It is drawn when a space is filled, and shows itself at once."""
    table = (
        duel().set(0, life=20).space(6, "club").stock("main", one.id, "mace").dice(DAMAGE).acts(0, gold=100)
    )
    table.pick("buy 6")
    if one.overwhelm:
        assert table.g.dragon is not None
        assert table.g.dragon.life == one.life_per_player * 2
        assert not table.offers("buy 6")
        return
    assert table.in_front(0) == [one.id]
    assert table.market(6) == "mace"
    if one.fleeting:
        assert table.life(0) == 20 + one.gives_heal
        assert table.g.gold == 100 - printed("club").price + one.gives_gold
        assert one.gives_heal + one.gives_gold > 0
    else:
        assert table.life(0) == 20 - (DAMAGE + one.attack)


@rule("village.monster.070")
@pytest.mark.parametrize("one", [one for one in ALL if one.kind == MINI], ids=lambda one: one.id)
def test_a_mini_card_attacks_as_its_record_says(one: CardDef) -> None:
    table = duel().dice(DAMAGE)
    uid = table.front(0, one.id, owner=1)
    assert table.monster(uid).life == one.life > 0
    table.turn(0)
    assert table.life(0) == 40 - (DAMAGE + one.attack)


def test_no_card_is_left_without_anything_to_do() -> None:
    for one in ALL:
        tells = one.does or one.then or one.attacks or one.defence or one.parts or one.kind == SHEATH
        assert tells or one.mind_attacks or one.defensive or one.gives_gold or one.gives_heal, one.id
