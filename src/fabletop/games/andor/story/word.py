"""The words of scripts: each stands over the function that carries it out, with what a legend file says after
it and what it is aimed at.  docs/legends.md tells authors what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, overload

from fabletop.games.andor.defs import Effect
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.frame import Frame

Aim = Callable[[Andor, Frame, Effect], Sequence[int]]
Once = TypeVar("Once", bound=Callable[[Andor, Frame, Effect], None])
Each = TypeVar("Each", bound=Callable[[Andor, Frame, Effect, int], None])


class Word:
    """What a script can say: the keys that follow the word in a legend file, those that it takes and
    those that it may have, the heroes or fields that it is aimed at, if any, and what it does, once or for
    each of them."""

    def __init__(
        self,
        name: str,
        takes: tuple[str, ...],
        may: tuple[str, ...],
        at: Aim | None,
        does: Callable[..., None],
    ) -> None:
        self.name: Final = name
        self.takes: Final = takes
        self.may: Final = may
        self.at: Final = at
        self.does: Final = does


WORDS: Final[dict[str, Word]] = {}


@overload
def word(name: str, *, takes: str = "", may: str = "") -> Callable[[Once], Once]: ...
@overload
def word(name: str, *, takes: str = "", may: str = "", at: Aim) -> Callable[[Each], Each]: ...
def word(
    name: str, *, takes: str = "", may: str = "", at: Aim | None = None
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register what a word does."""

    def register(does: Callable[..., None]) -> Callable[..., None]:
        if name in WORDS:
            raise ValueError(f"two functions claim the word {name}")
        WORDS[name] = Word(name, tuple(takes.split()), tuple(may.split()), at, does)
        return does

    return register
