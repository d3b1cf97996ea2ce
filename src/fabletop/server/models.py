"""What is kept on disk: tables, who sits at them, every pick and every word."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, ForeignKey, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map: ClassVar[dict[Any, Any]] = {dict[str, Any]: JSON, Any: JSON}


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


class SeatRow(Base):
    """Who holds a seat: a person by the hash of a token, a bot by its name, or nobody yet."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    bot: Mapped[str] = mapped_column(default="")
    name: Mapped[str] = mapped_column(default="")
    token: Mapped[str] = mapped_column(default="")
    thinking: Mapped[int] = mapped_column(default=0)  # milliseconds that whoever sits there agrees to


class PickRow(Base):
    """One pick, or how many picks were taken back.  Rows are only ever added.

    Its number is the `seq` it answers.  Of two that answer the same one, only the first gets in.
    """

    __tablename__ = "picks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    pick: Mapped[Any] = mapped_column(JSON, nullable=True)
    back: Mapped[int] = mapped_column(default=0)


class MakerRow(Base):
    """That somebody at an address made a table, kept for an hour and not tied to the table."""

    __tablename__ = "makers"

    id: Mapped[int] = mapped_column(primary_key=True)
    maker: Mapped[str] = mapped_column(String(64), index=True)  # a hash of the address
    at: Mapped[float] = mapped_column(index=True)


class ChatRow(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[float]
