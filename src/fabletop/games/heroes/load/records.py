"""The records of the content files, as they are written."""

from __future__ import annotations

import msgspec

from fabletop.content import From


class FaceRecord(msgspec.Struct, forbid_unknown_fields=True):
    attack: int
    defence: int
    health: int
    initiative: int
    gold: int = 0
    valuables: int = 0
    powers: dict[str, int] = {}


class UnitRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    faction: str
    tier: str
    type: str
    few: FaceRecord
    source: From
    pack: FaceRecord | None = None
    copies: int = 1


class UseRecord(msgspec.Struct, forbid_unknown_fields=True):
    timing: str
    does: list[dict[str, int | list[int]]]
    expert: bool = False


class Cover(msgspec.Struct, forbid_unknown_fields=True):
    attack: int
    defence: int
    health: int
    initiative: int


class CardRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    kind: str
    copies: int
    uses: list[UseRecord]
    source: From
    faction: str | None = None
    school: str | None = None
    level: str | None = None
    power: list[int] = []
    rarity: str | None = None
    double_for: str = ""
    cover: Cover | None = None
    covers: str = ""
    covers_few: bool = False


class Statistics(msgspec.Struct, forbid_unknown_fields=True):
    attack: int
    defence: int
    power: int
    knowledge: int


class HeroRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    faction: str
    kind: str
    statistics: Statistics
    arrows: int
    ability: str
    specialties: list[str]
    source: From


class AiCardRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    kind: str
    word: str
    strengths: dict[str, int]
    source: From
    returns: list[str] = []


class GuardsRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    level: int
    easy: dict[str, int]
    normal: dict[str, int]
    hard: dict[str, int]
    impossible: dict[str, int]
    source: From
