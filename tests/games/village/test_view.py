"""What each seat may know, and the games it may imagine."""

from __future__ import annotations

import pytest

from fabletop.games.records import Decision
from fabletop.games.telling import tell
from fabletop.games.village import events as ev
from fabletop.games.village.defs import HeroDef
from fabletop.games.village.state import MAIN, SPELL_DECK, Village
from fabletop.games.village.telling import VillageTeller
from fabletop.games.village.testing import VillageTable, board, card, ids, printed
from fabletop.games.village.view.records import Attack, Player, Target
from fabletop.kernel.frame import NOBODY, Seat

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
SPELLS = ("gust", "fireball", "curse", "purify", "scorch", "boulder")
UNSEEN = ("dagger", "club", "mace", "spear", "knife", "sword", "gem", "helmet")


def player(table: VillageTable, at: int, seat: Seat) -> Player:
    """What a seat sees of a player."""
    return table.g.view(seat).players[at]


def told(table: VillageTable, seat: Seat) -> Decision:
    """What a seat is told of the question that is asked."""
    decision = tell(VillageTeller(), table.g, seat).decision
    assert decision is not None
    return decision


def imagined(table: VillageTable, seat: Seat, worlds: int = 40) -> list[Village]:
    """Some games that this seat cannot tell from the true one."""
    found = [table.g.imagine(seat, luck) for luck in range(worlds)]
    assert all(world.view(seat) == table.g.view(seat) for world in found)
    return found


def hands(worlds: list[Village], seat: Seat) -> set[tuple[str, ...]]:
    return {tuple(sorted(ids(world.players[seat].hand))) for world in worlds}


# -- an attack ---------------------------------------------------------------------------------------------


def behind_two_screens(prey: int, *heroes: HeroDef) -> VillageTable:
    """Somebody has to say which one is hit first, and meanwhile the attack lies open."""
    return VillageTable(*heroes).wear(prey, "helmet", "wooden_shield")


def shown(table: VillageTable) -> Attack:
    """The attack as somebody sees it who only looks on."""
    attack = table.g.view(NOBODY).attack
    assert attack is not None
    return attack


def test_a_weapon_being_aimed_is_shown() -> None:
    pipe = printed("blowpipe")
    table = behind_two_screens(1, board(poison=1), board()).hand(0, "blowpipe").acts(0).pick("play blowpipe")
    at = [Target("hero", seat=1)]
    poison = pipe.poison + 1
    assert shown(table) == Attack("arm", 0, pipe.index, pipe.attack, -1, poison, False, False, -1, False, at)


def test_a_spell_being_aimed_is_shown() -> None:
    bolt = printed("lightning_bolt")
    table = behind_two_screens(1, board(mind=9), board()).hand(0, bolt.id).acts(0)
    table.pick("play lightning_bolt")
    at = [Target("hero", seat=1)]
    assert shown(table) == Attack(
        "magic", 0, bolt.index, bolt.attack, bolt.element, 0, True, False, -1, False, at
    )


def test_a_monster_and_a_dragon_being_aimed_are_shown() -> None:
    at = [Target("hero", seat=0)]
    scorpion, red = printed("giant_scorpion"), printed("red_dragon")
    table = behind_two_screens(0, board(), board())
    uid = table.front(0, scorpion.id, owner=1)
    assert shown(table.turn(0)) == Attack(
        "claw", 1, scorpion.index, scorpion.attack, -1, scorpion.poison, False, False, uid, False, at
    )
    table = behind_two_screens(0, board(), board()).dragon(red.id).turn(0)
    head = red.parts[0]
    assert shown(table) == Attack(
        "claw", -1, red.index, head.attack, head.element, 0, False, False, -1, False, at
    )


# -- hands and decks ---------------------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_and_its_size_to_everybody() -> None:
    table = VillageTable.plain(3).hand(0, "sword", "coin").acts(0)
    for seat in (ME, YOU, THIRD, NOBODY):
        assert player(table, 0, seat).hand_size == 2
        expected = sorted([card("sword"), card("coin")]) if seat == ME else None
        assert player(table, 0, seat).hand == expected


@pytest.mark.parametrize("seat", [ME, YOU, NOBODY])
def test_nobody_else_can_tell_which_unseen_cards_are_in_hand(seat: Seat) -> None:
    """Two tables that differ only in what player 1 holds."""
    tables = [
        VillageTable.plain().hand(1, *held).deck(1, *left).acts(0)
        for held, left in ((("sword", "club"), ("mace", "gem")), (("mace", "gem"), ("sword", "club")))
    ]
    assert (tables[0].g.view(seat) == tables[1].g.view(seat)) == (seat != YOU)


@pytest.mark.parametrize("seat", [ME, YOU, NOBODY])
def test_nobody_can_tell_the_order_of_a_players_deck_not_even_its_owner(seat: Seat) -> None:
    tables = [VillageTable.plain().deck(0, *order).acts(0) for order in (UNSEEN, UNSEEN[::-1])]
    assert tables[0].g.view(seat) == tables[1].g.view(seat)


def test_what_a_player_owns_but_has_not_shown_is_known_as_a_whole() -> None:
    table = VillageTable.plain().hand(1, "sword").deck(1, "club", "club").acts(0)
    for seat, cards in ((ME, ["club", "club", "sword"]), (YOU, ["club", "club"])):
        assert player(table, 1, seat).unseen == sorted(card(id) for id in cards)
        assert player(table, 1, seat).deck_size == 2


def test_discarded_and_played_cards_lie_open() -> None:
    table = VillageTable.plain().discard(1, "sword", "club").played(1, "gem").acts(0)
    for seat in (ME, YOU, NOBODY):
        assert player(table, 1, seat).discard == [card("sword"), card("club")]
        assert player(table, 1, seat).played == [card("gem")]


# -- the market --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [ME, YOU, NOBODY])
@pytest.mark.parametrize("deck", ["main", "beer", "scroll", "spell", "potion"])
def test_face_down_market_decks_show_only_how_many_cards_they_hold(seat: Seat, deck: str) -> None:
    tables = [
        VillageTable.plain().space(3, "fireball").stock(deck, *cards).acts(0)
        for cards in (("gust", "curse", "stout"), ("kobold", "antidote", "sword"))
    ]
    assert tables[0].g.view(seat) == tables[1].g.view(seat)
    assert tables[0].g.view(seat).market.decks.count(3) == 1


def test_face_up_market_cards_are_shown_to_everybody() -> None:
    table = VillageTable.plain().space(3, "fireball").space(10, "helmet").acts(0)
    for seat in (ME, YOU, NOBODY):
        spaces = table.g.view(seat).market.spaces
        assert (spaces[2], spaces[9], len(spaces)) == (card("fireball"), card("helmet"), 10)


def foreseeing() -> VillageTable:
    """Player 0 has just looked at the first face-down spell."""
    table = VillageTable(board(vision=True), board(vision=True)).space(3, "hail").stock("spell", *SPELLS)
    return table.acts(0, gold=200).pick("vision")


def test_a_foreseen_spell_is_shown_to_the_seer_alone_and_that_it_was_seen_to_everybody() -> None:
    table = foreseeing()
    for seat in (ME, YOU, NOBODY):
        market = table.g.view(seat).market
        assert market.foreseen == (card("gust") if seat == ME else None)
        assert market.seers == [0]


def test_a_spell_that_stays_is_still_known_in_the_turn_of_the_next_player_who_may_look_too() -> None:
    table = foreseeing().pick("keep", "end_turn")
    assert table.g.view(ME).market.foreseen == card("gust")
    assert table.g.view(YOU).market.foreseen is None
    table.pick("vision")
    assert table.g.view(YOU).market.foreseen == card("gust")
    assert table.g.view(ME).market.foreseen == card("gust")


def test_a_spell_that_was_sunk_is_known_no_more_and_neither_is_the_next() -> None:
    table = foreseeing().pick("sink")
    assert table.g.view(ME).market.foreseen is None


def test_when_the_foreseen_spell_is_turned_up_the_next_one_is_unknown() -> None:
    table = foreseeing().pick("keep", "buy 3")
    assert table.market(3) == "gust"
    assert table.g.view(ME).market.foreseen is None
    assert table.g.view(ME).market.seers == []


# -- decisions and events ------------------------------------------------------------------------------------


def test_the_question_is_for_who_picks_and_all_others_know_whom_they_wait_for() -> None:
    table = VillageTable("warrior", "elf", "dwarf").hand(0, "sword").acts(0)
    for seat in (ME, YOU, THIRD, NOBODY):
        decision = told(table, seat)
        assert (decision.seats, decision.kind) == ([0], "act" if seat == ME else "waiting")
        expected = [["play", card("sword")], ["sell", card("sword")], ["end_turn"]] if seat == ME else []
        assert [option.pick for option in decision.options] == expected


def test_a_decision_held_jointly_shows_its_options_to_the_whole_team() -> None:
    table = VillageTable.unpack(6, heroes=["warrior", "elf", "mage", "paladin", "barbarian", "dwarf"]).begin()
    assert table.asked().kind == "sorcerer"
    shown = [[option.pick for option in told(table, Seat(seat)).options] for seat in range(-1, 6)]
    assert shown == [[], *[[["hero", seat] for seat in range(3)]] * 3, [], [], []]


def test_the_cards_that_somebody_draws_are_told_to_that_player_alone() -> None:
    table = VillageTable.plain(3).hand(0, "foresight").deck(0, "sword", "club").acts(0, mind=9)
    table.pick("play foresight")
    [drew] = table.happened(ev.Drew)
    assert drew.cards == (card("sword"), card("club"))
    for seat in (ME, YOU, THIRD, NOBODY):
        heard = drew.cut(seat)
        assert isinstance(heard, ev.Drew)
        assert (heard.seat, heard.n) == (0, 2)
        assert heard.cards == (drew.cards if seat == ME else ())


def test_the_spell_that_somebody_foresees_is_told_to_that_player_alone() -> None:
    [foresaw] = foreseeing().happened(ev.Foresaw)
    for seat in (ME, YOU, NOBODY):
        heard = foresaw.cut(seat)
        assert isinstance(heard, ev.Foresaw)
        assert heard.card == (card("gust") if seat == ME else -1)


def test_everything_else_that_happens_is_told_to_everybody() -> None:
    table = VillageTable.plain().hand(0, "sword", "coin").hand(1, "gem", "club").dice(3)
    table.front(1, "bandit", owner=0)
    table.acts(0).pick("play coin", "play sword", "end_turn", "club")
    secret = (ev.Drew, ev.Foresaw)
    told = [event for event in table.events if not isinstance(event, secret)]
    assert len(told) > 5
    for seat in (ME, YOU, NOBODY):
        assert [event.cut(seat) for event in told] == told


# -- imagining -----------------------------------------------------------------------------------------------


def dealt() -> VillageTable:
    """A table where every player has unseen cards of all kinds, and the market too."""
    table = VillageTable.plain(3).stock("main", *UNSEEN).stock("spell", *SPELLS)
    for seat in range(3):
        table.hand(seat, *UNSEEN[:3]).deck(seat, *UNSEEN[3:], "coin", "coin")
    return table


def test_an_imagined_game_keeps_the_own_hand_and_shuffles_the_own_deck() -> None:
    table = dealt().acts(0)
    worlds = imagined(table, ME)
    assert {tuple(world.players[0].hand) for world in worlds} == {tuple(table.player(0).hand)}
    assert len({tuple(world.players[0].deck) for world in worlds}) > 20
    assert all(sorted(world.players[0].deck) == sorted(table.player(0).deck) for world in worlds)


@pytest.mark.parametrize("seat", [ME, NOBODY])
def test_an_imagined_game_deals_the_unseen_cards_of_the_others_again(seat: Seat) -> None:
    """A spectator imagines everybody's hand."""
    table = dealt().acts(0)
    worlds = imagined(table, seat)
    for other in (1, 2) if seat == ME else (0, 1, 2):
        unseen = sorted(table.player(other).hand + table.player(other).deck)
        assert len(hands(worlds, Seat(other))) > 20
        for world in worlds:
            assert len(world.players[other].hand) == 3
            assert sorted(world.players[other].hand + world.players[other].deck) == unseen


def test_every_unseen_card_may_turn_up_in_an_imagined_hand() -> None:
    worlds = imagined(dealt().acts(0), ME, 100)
    assert {id for hand in hands(worlds, YOU) for id in hand} == {*UNSEEN, "coin"}


def test_an_imagined_game_shuffles_the_face_down_market_decks() -> None:
    table = dealt().acts(0)
    worlds = imagined(table, ME)
    for deck in (MAIN, SPELL_DECK):
        assert len({world.stock[deck] for world in worlds}) > 20
        assert all(sorted(world.stock[deck]) == sorted(table.g.stock[deck]) for world in worlds)


def test_only_the_seer_keeps_the_foreseen_spell_when_imagining() -> None:
    table = foreseeing().pick("keep")
    tops = {
        seat: {world.stock[SPELL_DECK][-1] for world in imagined(table, seat)} for seat in (ME, YOU, NOBODY)
    }
    assert tops[ME] == {card("gust")}
    assert tops[YOU] == tops[NOBODY] == {card(id) for id in SPELLS}
    assert len({world.stock[SPELL_DECK] for world in imagined(table, ME)}) > 20


def test_the_dice_to_come_are_forgotten() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(6).acts(0)
    left = set()
    for world in imagined(table, ME):
        world.choose(world.decision.options[0] if world.decision else 0)
        left.add(world.players[1].life)
    assert left == {40 - die for die in range(1, 7)}
    table.pick("play dagger")
    assert table.life(1) == 40 - 6


def test_the_same_luck_imagines_the_same_game_and_the_true_one_stays_as_it_is() -> None:
    table = dealt().acts(0)
    before = table.g.to_data()
    assert table.g.imagine(ME, 5).to_data() == table.g.imagine(ME, 5).to_data()
    assert table.g.imagine(ME, 5).to_data() != table.g.imagine(ME, 6).to_data()
    assert table.g.to_data() == before


def test_what_lies_open_is_the_same_in_an_imagined_game() -> None:
    table = dealt().wear(1, "helmet").sheath(2, "sword").discard(1, "gem").space(6, "warg")
    table.front(0, "goblin", owner=1, life=2)
    table.dragon("red_dragon", life=9, parts=2, fighters=(1,)).acts(0, gold=30)
    hidden = {"rng", "given", "unveiled", "players", "stock"}
    piles = {"hand", "deck"}
    truth = table.g.to_data()
    for world in imagined(table, ME, 5):
        data = world.to_data()
        assert {key: data[key] for key in data.keys() - hidden} == {
            key: truth[key] for key in truth.keys() - hidden
        }
        for mine, theirs in zip(truth["players"], data["players"], strict=True):
            assert {k: theirs[k] for k in theirs.keys() - piles} == {k: mine[k] for k in mine.keys() - piles}


# -- imagining while somebody is asked -----------------------------------------------------------------------


def test_the_own_decision_is_the_same_in_an_imagined_game() -> None:
    table = dealt().acts(0)
    for world in imagined(table, ME):
        assert world.decision is not None
        assert list(world.decision.options) == list(table.asked().options)


def test_the_act_of_another_player_is_asked_with_the_imagined_hand() -> None:
    table = dealt().acts(1)
    worlds = imagined(table, ME)
    assert len(hands(worlds, YOU)) > 20
    for world in worlds:
        assert world.decision is not None
        assert (world.decision.seats, world.decision.kind) == ((YOU,), "act")
        named = VillageTable.plain(3)
        named.g = world
        played = {name.split()[1] for name in named.options() if name.startswith("play ")}
        assert played <= set(ids(world.players[1].hand))
        assert {"sword", "dagger", "club"} & set(ids(world.players[1].hand)) <= played


@pytest.mark.parametrize("seat", [ME, THIRD, NOBODY])
def test_a_discard_that_another_player_owes_is_still_owed_and_can_be_made(seat: Seat) -> None:
    table = dealt().hand(0, "confusion").acts(0, mind=9).pick("play confusion")
    table.asks(1, "hand")
    offered = set()
    for world in imagined(table, seat):
        assert world.decision is not None
        assert (world.decision.seats, world.decision.kind) == ((YOU,), "hand")
        assert list(world.decision.options) == sorted(set(world.players[1].hand))
        offered |= set(world.decision.options)
        world.choose(world.decision.options[0])
        assert len(world.players[1].hand) == 2
        assert world.decision.kind == "hand"  # the second of two
    assert {*map(card, UNSEEN)} <= offered


def test_a_question_that_depends_on_the_hidden_hand_can_still_be_asked() -> None:
    """Player 1 smelts: every imagined hand holds a sellable card, and just as often another one."""
    table = VillageTable.plain().hand(1, "smelt_gold", "sword").deck(1, "gem", *["coin"] * 58)
    table.acts(1, mind=9).pick("play smelt_gold").asks(1, "smelt", ["sword"])
    held = []
    for world in imagined(table, ME, 60):
        assert world.decision is not None
        assert (world.decision.seats, world.decision.kind) == ((YOU,), "smelt")
        assert list(world.decision.options) == world.players[1].hand
        held += ids(world.players[1].hand)
    assert set(held) == {"sword", "gem"}
    assert 20 < held.count("sword") < 40


def test_a_choice_between_things_in_the_open_is_the_same_in_an_imagined_game() -> None:
    """Player 1 aims a monster at the defence cards of player 0."""
    table = dealt().wear(0, "wooden_shield", "helmet")
    table.front(0, "goblin", owner=1)
    table.turn(0).asks(1, "target", ["worn 0 shield", "worn 0 helmet"])
    for world in imagined(table, ME):
        assert world.decision is not None
        assert list(world.decision.options) == list(table.asked().options)
    assert len(hands(imagined(table, ME), YOU)) > 20


def test_who_is_asked_imagines_the_others_and_keeps_the_own_cards() -> None:
    table = dealt().hand(0, "confusion").acts(0, mind=9).pick("play confusion")
    worlds = imagined(table, YOU)
    assert len(hands(worlds, YOU)) == 1
    assert len(hands(worlds, THIRD)) > 20


def test_after_the_end_there_is_nothing_to_ask_and_everything_to_see() -> None:
    table = VillageTable.plain().hand(0, "sword").set(1, life=1).dice(6).acts(0).pick("play sword")
    view = table.g.view(NOBODY)
    assert (view.over, view.winners) == (True, [0])
    assert imagined(table, NOBODY, 3)[0].decision is None
