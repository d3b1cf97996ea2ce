"""Word while one is away: asked for by a click, pushed by the server, shown by the worker, and leading to the
table."""

from __future__ import annotations

import json
import queue
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import DIST
from tests.browser.pages import DESK, Player, assert_accessible, click, guest, make_table, shoot, sideways
from tests.browser.test_around import ME, OPEN, PHONE, sit, sit_down
from tests.server.playing import running
from tests.server.posting import Device, packed, post_settings

# There is no push service to be had here but ours: a browser subscribes to that, with keys of its own.
SUBSCRIBE = """told => {
  let kept = null
  PushManager.prototype.getSubscription = async () => kept
  PushManager.prototype.subscribe = async options => {
    window.asked = options
    const { endpoint, ...keys } = told
    kept = {
      endpoint,
      options: { applicationServerKey: options.applicationServerKey.buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => Boolean((kept = null) ?? true),
    }
    return kept
  }
}"""
CLICK = """async () => {
  const [note] = await self.registration.getNotifications()
  const opened = []
  self.clients.openWindow = async url => void opened.push(url)
  const waits = []
  const event = new NotificationEvent('notificationclick', { notification: note })
  event.waitUntil = work => waits.push(work)
  self.dispatchEvent(event)
  await Promise.all(waits)
  return opened
}"""
SHOWN = """async () => {
  const notes = await (await navigator.serviceWorker.ready).getNotifications()
  return notes.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))
}"""


@pytest.fixture
def away(tmp_path: Path) -> Iterator[str]:
    """A server that tells at once, and whose push service may stand on this machine."""
    with running(post_settings(tmp_path, client=DIST)) as address:
        yield f"http://{address}"


@contextmanager
def push_service(got: queue.Queue[bytes]) -> Iterator[str]:
    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def deliver(page: Page, site: str, data: str) -> None:
    """Hand a push to the worker of the page, as a browser's own push service would."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []

    def hear(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"])

    line.on("ServiceWorker.workerRegistrationUpdated", hear)
    line.send("ServiceWorker.enable")
    while not found:
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    line.send("ServiceWorker.deliverPushMessage", {"origin": site, "registrationId": found[0], "data": data})


def until_shown(page: Page, body: str) -> None:
    while [note["body"] for note in page.evaluate(SHOWN)] != [body]:
        page.evaluate("new Promise((later) => setTimeout(later, 20))")


def plays_until_asked(me: Player, other: int) -> None:
    """Play on, over pauses in which nobody is asked, until it is the other's move."""
    while me.state["decision"]["seats"] != [other]:
        me.until(lambda: me.mine or me.state["decision"]["seats"] == [other])
        if me.mine:
            me.pick(me.sensible(), click)


def test_a_push_from_the_click_to_the_table(browser: Browser, away: str) -> None:
    got: queue.Queue[bytes] = queue.Queue()
    with push_service(got) as service, guest(browser) as page, guest(browser) as second:
        device = Device(service, "maja")
        told = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": packed(device.auth)}
        page.context.grant_permissions(["notifications"], origin=away)
        page.context.add_init_script(f"({SUBSCRIBE})({json.dumps(told)})")
        made = make_table(away, ME, OPEN, name="Maja", pace=10_000, deadline=86_400)
        other = sit_down(away, made["id"], 1, "Iker")
        maja = sit(page, away, made["id"], 0, made["token"])
        offer = page.get_by_role("region", name="Word when it is your move")
        expect(offer).to_contain_text("A move may take days here")
        shoot(page, "post-offer-1366")
        assert_accessible(page)
        assert page.evaluate("window.asked") is None, "nothing is asked of a browser without a click"
        offer.get_by_role("button", name="Tell me").click()
        expect(offer).to_have_count(0)
        assert page.evaluate("window.asked.userVisibleOnly") is True

        plays_until_asked(maja, 1)  # whoever begins
        page.goto(away)  # away from the table, and back in the lobby
        page.get_by_role("button", name="Word when it is your move").click()
        switch = page.get_by_role("dialog").get_by_role("switch", name="Tell me when it is my move")
        expect(switch).to_be_checked()
        iker = sit(second, away, made["id"], 1, other)
        plays_until_asked(iker, 0)
        note = device.read(got.get(timeout=20))
        assert note["body"] == "It is your move."
        deliver(page, away, json.dumps(note))
        until_shown(page, "It is your move.")
        assert page.evaluate(SHOWN) == [
            {
                "title": "Village of Legends",
                "body": "It is your move.",
                "tag": made["id"],
                "lang": "en",
                "data": {"url": f"/table/{made['id']}"},
            }
        ]
        deliver(page, away, json.dumps(note | {"body": "The game is over."}))
        until_shown(page, "The game is over.")
        assert len(page.evaluate(SHOWN)) == 1, "notes of one table take each other's place"
        [worker] = page.context.service_workers
        assert worker.evaluate(CLICK) == [f"{away}/table/{made['id']}"]
        assert page.evaluate(SHOWN) == []

        switch.click()
        expect(switch).not_to_be_checked()
        page.reload()
        sit(page, away, made["id"], 0, made["token"])
        expect(page.locator(".prompt")).to_be_visible()
        expect(offer).to_have_count(0)  # it is offered once


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_can_be_asked_for_in_the_lobby(browser: Browser, site: str, size: Any) -> None:
    """Where the host set up no mail, none is spoken of."""
    with guest(browser, size, touch=size is PHONE) as page:
        page.goto(site)
        assert sideways(page) == 0
        page.get_by_role("button", name="Word when it is your move").click()
        dialog = page.get_by_role("dialog", name="Word when it is your move")
        switch = dialog.get_by_role("switch", name="Tell me when it is my move")
        expect(switch).not_to_be_checked()
        expect(dialog.get_by_text(re.compile("mail"))).to_have_count(0)
        shoot(page, f"post-dialog-{size['width']}")
        assert_accessible(page)
        assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") == 0
