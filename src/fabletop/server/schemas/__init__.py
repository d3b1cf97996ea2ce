"""Every message between a browser and the server, as docs/wire.md describes them.

What comes in is checked by these; what goes out is made as plain data, and the tests hold it against them.
A field with a default may be left out.  `scripts/types` writes the browser's types from these modules.
"""

from fabletop.server.schemas.andor import AndorCatalogue, AndorPrinted, AndorView
from fabletop.server.schemas.common import Down, SeatKind, TableStatus, Up
from fabletop.server.schemas.decision import Decision
from fabletop.server.schemas.heroes import HeroesCatalogue
from fabletop.server.schemas.lobby import (
    GameInfo,
    GameMode,
    GameOption,
    HeroName,
    MadeTable,
    NewTable,
    OwnMistake,
    OwnRead,
    OwnText,
    Rule,
    SeatWish,
    SitDown,
    TableSummary,
    TakenSeat,
)
from fabletop.server.schemas.replay import Fair, Replay
from fabletop.server.schemas.table import (
    AgreeUp,
    ChatUp,
    DownMessage,
    HintUp,
    LanguageUp,
    LogLine,
    PaceUp,
    PickUp,
    UndoUp,
    UpMessage,
    read_down,
    read_up,
)
from fabletop.server.schemas.village import Catalogue

__all__ = [
    "AgreeUp",
    "AndorCatalogue",
    "AndorPrinted",
    "AndorView",
    "Catalogue",
    "ChatUp",
    "Decision",
    "Down",
    "DownMessage",
    "Fair",
    "GameInfo",
    "GameMode",
    "GameOption",
    "HeroName",
    "HeroesCatalogue",
    "HintUp",
    "LanguageUp",
    "LogLine",
    "MadeTable",
    "NewTable",
    "OwnMistake",
    "OwnRead",
    "OwnText",
    "PaceUp",
    "PickUp",
    "Replay",
    "Rule",
    "SeatKind",
    "SeatWish",
    "SitDown",
    "TableStatus",
    "TableSummary",
    "TakenSeat",
    "UndoUp",
    "Up",
    "UpMessage",
    "read_down",
    "read_up",
]
