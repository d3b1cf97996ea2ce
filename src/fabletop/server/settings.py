"""What the server can be told from outside, all of it by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import fabletop
from fabletop.kernel.errors import BadSetup


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept, and how much anybody may ask of the server."""

    database: str
    redis: str = ""  # only for several server processes: tells the others what was picked here
    client: Path = Path("client/dist")  # the built pages
    shelf: Path | None = (
        None  # where contents of other days are laid out; else with the user's other programs
    )
    site: str = ""  # where the pages are, such as https://play.example.org; else as each request says
    tables_kept: int = 500  # in memory; the others sleep in the database until somebody comes
    guest_days: int = 0  # after which an unfinished table that guests have left is put away; 0: never
    tables_per_hour: int = 60  # that one address may make
    looks_per_minute: int = 90  # at what one address wrote for a game
    trials_per_hour: int = 30  # of what one address wrote, by bots
    trials_at_once: int = 2  # at one process, for all addresses
    trial_games: int = 200  # in one of them
    trial_seconds: int = 180  # for all its games
    searches_per_minute: int = 120  # of one address, for rules
    replays_per_minute: int = 240  # pages that one address may ask for
    stories_per_hour: int = 120  # of finished tables, that one address may ask for
    stories_waiting: int = 20  # at one process, for all addresses
    puzzles_per_minute: int = 120  # asked for, and picks in them, by one address
    lessons_per_minute: int = 240  # the same
    reasons_per_minute: int = 120  # why things are not on offer
    joins_per_minute: int = 120  # of one key, or of all at one address who hold none; sitting down counts too
    changes_per_minute: int = 60  # of a seat or a table, by one key, or from one address without
    passkeys_per_minute: int = 20  # made, or asked to be shown, from one address
    selves_per_minute: int = 90  # looks at what is one's own, and changes of it, from one address
    chats_per_minute: int = 30  # of one key
    hints_per_minute: int = 30  # of one key
    odds_per_minute: int = 30  # that one key or line may ask for, or stop asking for
    messages_per_second: float = 20.0  # of one key or of one line without, at one process; picks among them
    connections_per_table: int = 64  # of those who look on, at one process
    lines_per_key: int = 8  # at one process; the oldest goes when there is one more
    lines_per_address: int = 128  # the same
    lines: int = 4000  # to all tables, at one process; fewer if the machine gives fewer descriptors
    waiting_connections: int = 500  # that have not asked for anything yet; the oldest goes
    waiting_per_address: int = 64  # the same; a proxy that is trusted is not counted
    header_seconds: int = 10  # for a request to come in, up to its body
    body_seconds: int = 30  # for its body, and for the answer to be read
    ping_seconds: int = 20  # between two calls to a line, and for the answer to each
    chat_kept: int = 200  # at a table; whatever is older is forgotten
    message_bytes: int = 4096
    body_bytes: int = 163_840  # a legend of somebody's own, with all that JSON adds to it
    bot_processes: int = 2  # 0: bots think in threads of the server
    push_key: str = field(default="", repr=False)  # a private VAPID key; else one is made beside the database
    push_contact: str = ""  # whom a push service may write to: mailto:… or https://…
    push_to_loopback: int = 0  # 1: push services may stand on this machine, for tests
    post_grace: int = 45  # seconds that somebody may be away before they are told
    browsers_per_seat: int = 5  # that are told; the oldest goes when there is one more
    mail_server: str = ""  # without one, and without `mail_from` and `site`, no mail is offered
    mail_port: int = 587
    mail_from: str = ""
    mail_user: str = ""
    mail_password: str = field(default="", repr=False)
    mail_tls: str = "starttls"  # or `tls` from the start, or `none`
    mails_per_hour: int = 3  # that ask for a yes: from one address, and to one

    @property
    def sends_mail(self) -> bool:
        return bool(self.mail_server and self.mail_from and self.site)


PERIODS: Final = {"second": 1.0, "minute": 60.0, "hour": 3600.0}
RATES: Final = tuple(
    one.name for one in fields(Settings) if one.name.rpartition("_per_")[2] in PERIODS
)  # settings that say how often
TEXTS: Final = (
    "push_key",
    "push_contact",
    "mail_server",
    "mail_from",
    "mail_user",
    "mail_password",
    "mail_tls",
)
TLS: Final = ("starttls", "tls", "none")


def home(env: Mapping[str, str]) -> Path:
    return Path(env.get("FABLETOP_HOME") or Path.home() / ".fabletop")


def built_client() -> Path:
    """Inside an installed package, or where the source tree builds it: the package stands in `src`, or
    compiled in `build/compiled`."""
    package = Path(fabletop.__file__).parent
    built = [above / "client" / "dist" for above in package.parents[1:3]]
    found = (place for place in (package / "_client", *built) if (place / "index.html").is_file())
    return next(found, built[0])


def read_settings(env: Mapping[str, str] = os.environ) -> Settings:
    """FABLETOP_DATABASE is an SQLAlchemy URL; without one, a file in FABLETOP_HOME or ~/.fabletop.

    Every limit goes by the name of its field: FABLETOP_TABLES_PER_HOUR.
    """
    database = env.get("FABLETOP_DATABASE")
    if not database:
        folder = home(env)
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    limits: dict[str, Any] = {}
    for one in fields(Settings):
        given = env.get(f"FABLETOP_{one.name.upper()}")
        if given and one.type in ("int", "float"):
            if not given.isdecimal():
                raise BadSetup(f"FABLETOP_{one.name.upper()} is a number, not {given!r}")
            limits[one.name] = int(given)
    limits |= told_texts(env)
    client = Path(env["FABLETOP_CLIENT"]) if env.get("FABLETOP_CLIENT") else built_client()
    at_home = env.get("FABLETOP_HOME") or not env.get("FABLETOP_DATABASE")
    shelf = home(env) / "contents" if at_home else None
    site = read_site(env.get("FABLETOP_SITE", ""))
    return Settings(database, env.get("FABLETOP_REDIS", ""), client, shelf, site, **limits)


def name_of(setting: str) -> str:
    return f"FABLETOP_{setting.upper()}"


def told_texts(env: Mapping[str, str]) -> dict[str, str]:
    """A host who slips is told at the start, not when the first mail cannot be sent."""
    texts = {name: env[name_of(name)] for name in TEXTS if env.get(name_of(name))}
    if texts.get("mail_tls", "none") not in TLS:
        raise BadSetup(f"FABLETOP_MAIL_TLS is one of {', '.join(TLS)}")
    if not texts.get("push_contact", "mailto:").startswith(("mailto:", "https://")):
        raise BadSetup("FABLETOP_PUSH_CONTACT begins with mailto: or https://")
    return texts


def read_site(given: str) -> str:
    """An address without a path, as browsers write where they are."""
    address = urlsplit(given.strip().rstrip("/").lower())
    if given and not (address.scheme in ("http", "https") and address.hostname and not address.path):
        raise BadSetup(f"FABLETOP_SITE is an address such as https://play.example.org, not {given!r}")
    return address.geturl()
