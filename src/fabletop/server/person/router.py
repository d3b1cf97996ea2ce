"""What is one's own: coming in with a passkey, going, and looking at it all.

A browser shows who it is by a cookie that no script can read, and that goes nowhere but here.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from fabletop.server.answers import answer
from fabletop.server.context import Here, counted
from fabletop.server.person import service
from fabletop.server.person.ceremony import SECONDS, Site, check_page, site_of, to_enter
from fabletop.server.person.keeping import FORGOTTEN, Persons
from fabletop.server.person.service import Self
from fabletop.server.refusal import Refusal
from fabletop.server.schemas.person import (
    AskPasskey,
    Belongings,
    Ceremony,
    Deleted,
    Enter,
    NewPasskey,
    PasskeyId,
    PasskeyLabel,
    PersonName,
)

WHERE: Final = "/api/me"
WHO: Final = "fabletop-person"
ASKED: Final = "fabletop-asked"


def here_is(request: Request, here: Here) -> Site:
    """Where the pages are; a page of somebody else may not ask in our guests' name."""
    site = site_of(here.settings, request)
    check_page(site, request)
    return site


def persons_of(here: Here) -> Persons:
    return Persons(here.store)


async def asks(request: Request, persons: Kept) -> Self:
    return await service.self_at(persons, request.cookies.get(WHO, ""))


async def signed_in(me: Anybody) -> Self:
    if not me.known:
        raise Refusal("refused-signed-out", 401)
    return me


At = Annotated[Site, Depends(here_is)]
Kept = Annotated[Persons, Depends(persons_of)]
Anybody = Annotated[Self, Depends(asks)]
Person = Annotated[Self, Depends(signed_in)]
PASSKEYS: Final = [counted("passkeys_per_minute")]
SELVES: Final = [counted("selves_per_minute")]
router = APIRouter(prefix=WHERE, dependencies=[Depends(here_is)])


def give(response: Response, site: Site, name: str, value: str, seconds: float) -> None:
    """A cookie for this browser and these addresses alone."""
    response.set_cookie(
        name,
        value,
        max_age=round(seconds),
        path=WHERE,
        secure=site.origin.startswith("https:"),
        httponly=True,
        samesite="strict",
    )


def asked_again(request: Request, response: Response, site: Site) -> str:
    """What a browser is known by until it has answered."""
    asked = request.cookies.get(ASKED) or secrets.token_urlsafe(32)
    give(response, site, ASKED, asked, SECONDS)
    return asked


async def come_in(here: Here, persons: Persons, request: Request, site: Site, person: str) -> Response:
    """From now on this browser is that person's."""
    before = request.cookies.get(WHO, "")
    browser = await persons.sign_in(person, before, here.tables.now())
    told = await service.info(persons, await service.self_at(persons, browser))
    response = answer(told)
    give(response, site, WHO, browser, FORGOTTEN)
    response.delete_cookie(ASKED, path=WHERE)
    return response


# -- passkeys -----------------------------------------------------------------------------------------------


@router.post("/passkeys/ask", dependencies=PASSKEYS)
async def ask_to_make(
    wish: AskPasskey, request: Request, response: Response, here: Here, site: At, persons: Kept, me: Anybody
) -> Ceremony:
    asked = asked_again(request, response, site)
    options = await service.ask_to_make(persons, site, me, wish.name, asked, here.tables.now())
    return Ceremony(options=options)


@router.post("/passkeys", dependencies=PASSKEYS)
async def make(
    wish: NewPasskey, request: Request, here: Here, site: At, persons: Kept, me: Anybody
) -> Response:
    """A guest becomes a person by it; a person has one more."""
    asked = request.cookies.get(ASKED, "")
    given = (wish.name, wish.label, wish.credential)
    person = await service.make(persons, site, me, *given, asked, here.tables.now())
    if me.known:
        return answer(await service.info(persons, me))
    return await come_in(here, persons, request, site, person)


@router.post("/enter/ask", dependencies=PASSKEYS)
async def ask_to_enter(request: Request, response: Response, here: Here, site: At, persons: Kept) -> Ceremony:
    asked = asked_again(request, response, site)
    challenge = await persons.ask("enter", asked, "", here.tables.now())
    return Ceremony(options=to_enter(site, challenge))


@router.post("/enter", dependencies=PASSKEYS)
async def enter(wish: Enter, request: Request, here: Here, site: At, persons: Kept) -> Response:
    asked = request.cookies.get(ASKED, "")
    person = await service.enter(persons, site, wish.credential, asked, here.tables.now())
    return await come_in(here, persons, request, site, person)


@router.post("/passkeys/label", dependencies=SELVES)
async def label(wish: PasskeyLabel, persons: Kept, me: Person) -> Response:
    await persons.label_passkey(me.id, wish.id, wish.label)
    return answer(await service.info(persons, me))


@router.post("/passkeys/remove", dependencies=SELVES)
async def remove(wish: PasskeyId, persons: Kept, me: Person) -> Response:
    await persons.remove_passkey(me.id, wish.id)
    return answer(await service.info(persons, me))


@router.post("/name", dependencies=SELVES)
async def rename(wish: PersonName, request: Request, persons: Kept, me: Person) -> Response:
    await persons.rename(me.id, wish.name)
    return answer(await service.info(persons, await asks(request, persons)))


@router.post("/leave", status_code=204, dependencies=SELVES)
async def leave(persons: Kept, me: Anybody) -> Response:
    """This browser is a guest's again."""
    await persons.sign_out(me.browser)
    response = Response(status_code=204)
    response.delete_cookie(WHO, path=WHERE)
    return response


# -- what is one's own --------------------------------------------------------------------------------------


@router.post("/bring", dependencies=SELVES)
async def bring(brought: Belongings, here: Here, persons: Kept, me: Person) -> Response:
    return answer(await service.bring(persons, me, brought, here.tables.now()))


@router.post("/games", dependencies=SELVES)
async def games(brought: Belongings, here: Here, persons: Kept, me: Anybody) -> Response:
    return answer(await service.mine(here, await service.seats_of(persons, me, brought)))


@router.post("/export", dependencies=SELVES)
async def export(brought: Belongings, here: Here, persons: Kept, me: Anybody) -> Response:
    return answer(await service.export(here, persons, me, brought, here.tables.now()))


@router.post("/delete", dependencies=SELVES)
async def delete(brought: Belongings, response: Response, here: Here, persons: Kept, me: Anybody) -> Deleted:
    """There is no way back."""
    gone = await service.erase(here, persons, me, brought)
    response.delete_cookie(WHO, path=WHERE)
    return gone
