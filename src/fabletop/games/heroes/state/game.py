"""The state of a game of Heroes: players, heroes, decks, and perhaps a combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fabletop.games.heroes.combat.pieces import play_from_data
from fabletop.games.heroes.combat.state import combat_from_data
from fabletop.games.heroes.state.printed import Printed
from fabletop.games.heroes.towns.state import Towned
from fabletop.kernel.frame import Seat

if TYPE_CHECKING:
    from fabletop.games.heroes.view import HeroesView


class Heroes(Towned):
    """A game as a whole."""

    def __init__(self, rng: int, printed: Printed, like: Heroes | None = None) -> None:
        super().__init__(rng, printed, like)
        self.victors: tuple[Seat, ...] = () if like is None else like.victors
        self.finished: bool = False if like is None else like.finished

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.victors

    @property
    def seats(self) -> int:
        return self.n

    def clone(self) -> Heroes:
        other = Heroes(self.rng, self.printed, self)
        self.copy_kernel_to(other)
        return other

    def view(self, seat: Seat) -> HeroesView:
        from fabletop.games.heroes.view import view_for

        return view_for(self, seat)

    def imagine(self, seat: Seat, luck: int) -> Heroes:
        from fabletop.games.heroes.view import imagine

        return imagine(self, seat, luck)

    def to_data(self) -> dict[str, Any]:
        return {
            **self.kernel_to_data(),
            **self.decks_to_data(),
            **self.players_to_data(),
            **self.map_to_data(),
            "combat": None if self.combat is None else self.combat.to_data(),
            "fought": None if self.fought is None else self.fought.to_data(),
            "play": None if self.play is None else self.play.to_data(),
            "victors": list(self.victors),
            "finished": self.finished,
        }


def heroes_from_data(printed: Printed, data: dict[str, Any]) -> Heroes:
    g = Heroes(0, printed)
    g.decks_from_data(data)
    g.players_from_data(data)
    g.map_from_data(data)
    if data["combat"] is not None:
        g.enter_combat(combat_from_data(printed, data["combat"]))
    g.fought = None if data["fought"] is None else combat_from_data(printed, data["fought"])
    played = data["play"] if "play" in data else (data["combat"] or {}).get("play")  # where it once was
    g.play = None if played is None else play_from_data(played)
    g.victors = tuple(Seat(seat) for seat in data["victors"])
    g.finished = bool(data["finished"])
    g.kernel_from_data(data)
    return g
