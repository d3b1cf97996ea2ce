"""Mail: one that asks whether the address is right, and then notes like those that browsers get."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import quote

from fabletop.ledger import Language
from fabletop.said import say
from fabletop.server.post.carrier import Outcome
from fabletop.server.post.kept import Reader
from fabletop.server.post.words import FOLDER, Words
from fabletop.server.settings import Settings
from fabletop.speech import Speech

SECONDS: Final = 12.0  # for every step of the talk with a mail server
NEVER: Final = 500  # answers from here on will not change
log = logging.getLogger("fabletop.post")


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings

    async def deliver(self, to: Reader, words: Words) -> Outcome:
        """A note, with a way to the table and a way to have no more of them."""
        said = Speech(to.language, FOLDER)
        text = said.phrase(
            say(
                "mail-note",
                body=words.body,
                table=words.title,
                link=f"{self.settings.site}{words.link}",
                stop=self.page(to.key),
            )
        )
        subject = said.phrase(say("mail-note-subject", body=words.body, table=words.title))
        return await self._send(self.letter(to.address, subject, text, to.key))

    async def ask(self, address: str, language: Language, key: str, proof: str) -> Outcome:
        """Whoever reads this mail says whether they want more."""
        said = Speech(language, FOLDER)
        link = f"{self.page(key)}&proof={quote(proof)}"
        text = said.phrase(say("mail-ask", link=link))
        return await self._send(self.letter(address, said.phrase(say("mail-ask-subject")), text, key))

    def page(self, key: str) -> str:
        """Where somebody says yes, or no more; what stands after # is told to no server."""
        return f"{self.settings.site}/mail#key={quote(key)}"

    def letter(self, address: str, subject: str, text: str, key: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self.settings.mail_from
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2].rstrip(">"))
        letter["Auto-Submitted"] = "auto-generated"
        # One click in a mail program, RFC 8058.
        letter["List-Unsubscribe"] = f"<{self.settings.site}/api/post/mail/stop?key={quote(key)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text + "\n")
        return letter

    async def _send(self, letter: EmailMessage) -> Outcome:
        import aiosmtplib

        told = self.settings
        try:
            await aiosmtplib.send(
                letter,
                hostname=told.mail_server,
                port=told.mail_port,
                username=told.mail_user or None,
                password=told.mail_password or None,
                use_tls=told.mail_tls == "tls",
                start_tls=told.mail_tls == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            fatal = all(one.code >= NEVER for one in refused.recipients)
            return Outcome.GONE if fatal else Outcome.LATER
        except aiosmtplib.SMTPResponseException as answer:
            log.warning("the mail server says no: %s", answer.code)
            return Outcome.NO if answer.code >= NEVER else Outcome.LATER
        except (aiosmtplib.SMTPException, OSError):
            log.warning("the mail server does not answer")
            return Outcome.LATER
        return Outcome.DONE
