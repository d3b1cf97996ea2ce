"""What is kept on disk: tables, who sits at them, every pick and every word; and persons."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, BigInteger, ForeignKey, LargeBinary, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        dict[str, Any]: JSON,
        list[int]: JSON,
        list[str]: JSON,
        Any: JSON,
    }


class TableRow(Base):
    """A table: its match without the picks."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str]
    ruleset: Mapped[str]
    options: Mapped[dict[str, Any]]
    seats: Mapped[int]
    seed: Mapped[str]  # nobody is told before the end
    content: Mapped[str]
    public: Mapped[bool]
    pace: Mapped[int]
    status: Mapped[str] = mapped_column(index=True)
    created: Mapped[float]
    version: Mapped[str]  # of the program that made it
    poker_face: Mapped[bool]
    called: Mapped[str]  # by whoever made it
    maker: Mapped[str]  # the hash of the token of whoever made it, with a seat or without
    deadline: Mapped[int]  # seconds that a move may take; 0: as long as it takes
    timed: Mapped[float | None]  # when people agreed on another than the table began with


class SeatRow(Base):
    """Who holds a seat: a person by the hash of a token, a bot by its name, or nobody yet.  A bot with a
    token plays for a person until they take their seat back."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    bot: Mapped[str] = mapped_column(default="")
    name: Mapped[str] = mapped_column(default="")
    token: Mapped[str] = mapped_column(default="")
    thinking: Mapped[int] = mapped_column(default=0)  # milliseconds that whoever sits there agrees to
    odds: Mapped[bool] = mapped_column(default=False)  # agrees that the people there are told the chances
    late: Mapped[bool] = mapped_column(default=False)  # a bot plays on, since its person did not move in time
    since: Mapped[float | None]  # when somebody else came to pick there; seconds since 1970
    shows: Mapped[bool] = mapped_column(default=False)  # agrees that the replay shows what was held there


class PickRow(Base):
    """One pick, or how many picks were taken back.  Rows are only ever added.

    Its number is the `seq` it answers.  Of two that answer the same one, only the first gets in.  A row of
    NOBODY says that the table goes on from here under changed rules; what it takes back was set aside.
    """

    __tablename__ = "picks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    pick: Mapped[Any] = mapped_column(JSON, nullable=True)
    back: Mapped[int] = mapped_column(default=0)
    digest: Mapped[str | None] = mapped_column(String(32))  # of the state that it led to
    at: Mapped[float | None]  # when it was made; versions before 0.9.0 kept no time


class SnapshotRow(Base):
    """The state of a table after so many rows of `picks`.  Rows are only ever added."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    standing: Mapped[int]  # picks, without those that were taken back
    made: Mapped[list[int]]  # of these, by each seat: those that may still be taken back
    closed: Mapped[bool]  # nothing before it can be taken back
    version: Mapped[str]  # of the program that wrote it
    format: Mapped[int]  # of the state
    state: Mapped[bytes] = mapped_column(LargeBinary)
    digest: Mapped[str] = mapped_column(String(32))
    glance: Mapped[dict[str, Any]]  # the game from outside, to be read without its rules


class StoryRow(Base):
    """What is found out about a finished table: done, or as far as it has come."""

    __tablename__ = "stories"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    status: Mapped[str]
    progress: Mapped[int]  # percent
    version: Mapped[str]  # of the program that works at it
    at: Mapped[float]  # when something was last found
    found: Mapped[bytes] = mapped_column(
        LargeBinary
    )  # a Story as it is sent, or what its strides left behind


class ContentRow(Base):
    """What a game was played with on some day, packed, by its hash."""

    __tablename__ = "contents"

    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    hash: Mapped[str] = mapped_column(String(128), primary_key=True)
    packed: Mapped[bytes] = mapped_column(LargeBinary)


class GoneRow(Base):
    """That there was a table of this id which was deleted, so that those who come back to it are told."""

    __tablename__ = "gone"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[float]


class MakerRow(Base):
    """That somebody at an address made a table, kept for an hour and not tied to the table."""

    __tablename__ = "makers"

    id: Mapped[int] = mapped_column(primary_key=True)
    maker: Mapped[str] = mapped_column(String(64), index=True)  # a hash of the address
    at: Mapped[float] = mapped_column(index=True)


class ChatRow(Base):
    """Something said at a table: at a seat, or by NOBODY of those who look on, who may have kept a key by
    which it is theirs."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[float]
    author: Mapped[str] = mapped_column(String(64), default="", index=True)  # the hash of that key
    gesture: Mapped[str] = mapped_column(String(16), default="")  # in place of words


class PostRow(Base):
    """Where somebody who is away is told that it is their move: a browser by web push, or a mailbox."""

    __tablename__ = "post"

    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # push or mail
    key: Mapped[str] = mapped_column(String(64), unique=True)  # who holds it may change or stop it
    address: Mapped[str]
    p256dh: Mapped[str]  # to whom a push is encrypted, and with what
    auth: Mapped[str]
    language: Mapped[str]
    proof: Mapped[str]  # what the first mail brought; empty once it came back, and for browsers
    at: Mapped[float]  # when it was last asked for


class PostSeatRow(Base):
    """A seat whose person is told, by the hash of its token; `told` are the occasions since they were last
    at the table."""

    __tablename__ = "post_seats"

    post_id: Mapped[int] = mapped_column(ForeignKey("post.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    token: Mapped[str] = mapped_column(String(64))
    told: Mapped[int]
    here: Mapped[float]  # when another process last saw them at the table


# -- persons: those who made a passkey; guests are known by the tokens of their seats alone ------------------


class PersonRow(Base):
    """Somebody who wants to be the same at every browser."""

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # drawn by lot; passkeys know it too
    name: Mapped[str]
    made: Mapped[float]


def whose() -> Mapped[str]:
    """The person that a row belongs to and goes with."""
    return mapped_column(String(64), ForeignKey("persons.id", ondelete="CASCADE"), index=True)


class PasskeyRow(Base):
    """The public half of a key; the other never leaves whatever keeps it."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)  # as base64url, like all its kind
    person_id: Mapped[str] = whose()
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    count: Mapped[int] = mapped_column(BigInteger)  # of its uses, where it counts them
    label: Mapped[str]
    transports: Mapped[list[str]]
    made: Mapped[float]
    used: Mapped[float | None]


class ChallengeRow(Base):
    """What a browser was asked to sign: once, by that browser alone, and soon."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    what: Mapped[str]  # "make" a passkey, or "enter" with one
    browser: Mapped[str] = mapped_column(String(64))  # the hash of what that browser was given along
    person_id: Mapped[str] = mapped_column(String(64))  # who is to have the passkey; there may be none yet
    until: Mapped[float] = mapped_column(index=True)


class BrowserRow(Base):
    """A browser at which a person is signed in, by the hash of its cookie."""

    __tablename__ = "browsers"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = whose()
    since: Mapped[float]
    seen: Mapped[float]


class OwnedRow(Base):
    """A seat that a person brought along, by the hash of its token.  Whoever leaves a seat leaves its token
    too, so it is theirs only as long as it still stands there."""

    __tablename__ = "owned"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = whose()
    table_id: Mapped[str] = mapped_column(String(32), index=True)
    seat: Mapped[int]
    since: Mapped[float]


class LentRow(Base):
    """Another key to a seat of one's own, for one browser and as long as one is signed in there."""

    __tablename__ = "lent"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # its hash
    token: Mapped[str] = mapped_column(String(64), ForeignKey("owned.token", ondelete="CASCADE"), index=True)
    browser: Mapped[str] = mapped_column(
        String(64), ForeignKey("browsers.id", ondelete="CASCADE"), index=True
    )


class LearntRow(Base):
    """How far somebody has come in a lesson, to be taken up again."""

    __tablename__ = "learnt"

    person_id: Mapped[str] = mapped_column(
        String(64), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True
    )
    lesson: Mapped[str] = mapped_column(String(64), primary_key=True)
    step: Mapped[int]
    done: Mapped[bool]
    picks: Mapped[Any] = mapped_column(JSON, nullable=True)


class SolvedRow(Base):
    """A puzzle, and when it was first solved."""

    __tablename__ = "solved"

    person_id: Mapped[str] = mapped_column(
        String(64), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True
    )
    puzzle: Mapped[str] = mapped_column(String(64), primary_key=True)
    at: Mapped[float]
