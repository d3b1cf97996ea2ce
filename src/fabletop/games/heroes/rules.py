"""The switches in which rulesets differ."""

from __future__ import annotations

from typing import Final

# The optional rules, in the order of the table in the rulebook [heroes.option]
OPTIONAL: Final = (
    "secondary_hero",
    "least_damage",
    "single_dice",
    "more_astrologers",
    "plain_attacks",
    "no_rerolls",
    "double_income",
    "no_bonus",
    "free_rounds",
    "fresh_fields",
    "no_astrologers",
    "captured_towns",
    "free_trade",
    "to_discard",
)


class Rules:
    """The switches of a ruleset. [heroes.overview.020]"""

    def __init__(self) -> None:
        self.width = 4
        self.depth = 5
        self.ground_move = 3
        self.flying_move = 3
        self.ranged_move = 1
        self.fielded = 5
        self.army_limit = 0  # how many units a player may own; 0 for any number
        self.can_defend = True
        self.spells_answer = True
        self.enemy_turn_defends_only = False
        self.back_row_penalty_from_anywhere = False
        self.wall_rank = 2
        self.any_wall_shelters = False
        self.paralysis_skips = True
        self.paralysis_ends_by_damage = True
        self.paralysed_always_retaliate = False
        self.town_defender_stays = True
        self.retreat_from_anybody = False
        self.retreat_loses_units = False
        self.surrender_gold = 10
        self.defeat_gold = 5
        self.morale_tokens = True
        self.morale_removes_card = False
        self.undead_ignore_morale = True
        self.guards_front_rank = 1
        self.guards_ranged_advance = True
        self.guards_ranged_at_back = True
        self.targets_by_tier = True
        self.azure_to_level_seven = True
        self.half_level_counts_as_equal = False
        self.specialties_to_hand = False
        self.discard_refills_from_deck = False
        self.foreign_abilities_replaced = True
        self.least_damage = 0
        self.die_changes_damage = True
        self.rerolls_allowed = True
        self.rounds_cost_movement = True
        self.quiet_rounds = 3
        self.last_combat_round = 30
        # the map
        self.income_in_round_1 = False
        self.obelisks_are_flagged = True
        self.trading_post_removes = True
        # since 0.5.0: what the optional rules change
        self.secondary_from_start = False
        self.least_attack = 0
        self.dice_give_one = False
        self.two_dice_are_one = False
        self.astrologers_every_round = False
        self.income_times = 1
        self.starting_bonus = True
        self.cubes_leave_every = 0  # rounds; 0 for never
        self.astrologers_speak = True
        self.towns_pay = True
        self.captured_towns_serve = False
        self.trade_at_any_time = False
        self.gains_to_discard = False
        # and in which the editions differ on the map
        self.paid_on_own_turn = False
        self.hand_swaps = 0  # cards to exchange once the hand is filled; 0: any are discarded before it
        self.secondary_needs_token = True
        self.spells_any_number = False
        self.guild_sells_at_once = False
        self.wisdom_expert_gold = 2
        self.tower_from_silver = False
        self.builds_when_attacked = True
        self.main_alone_has_morale = False
        self.utopias_are_flagged = True
        self.places_draw_from_deck = False
        self.witch_draws_first = False
        self.spring_is_shuffled = False
        self.tomb_must_be_opened = False
        self.bonus_is_minor = False
        self.bonus_ends_with_shuffle = True
        self.faction_dice = 1
        self.start_tile_is_turned = True
        self.least_supply = 0
        self.explores_the_unknown = False
        self.heroes_stave_off_elimination = False
        self.diplomacy_hires_guards = False
        self.paid_army_plays = False
        self.units_stand_ready = False
        self.ai_flagging_costs = 0
