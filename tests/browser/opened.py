"""A page that is open in a browser, with all that it wrote to its console and all that it asked for."""

import io
import time
from pathlib import Path

import numpy as np
from PIL import Image

from . import pages


PICTURE = "#bgjax-picture"
BLANK = "about:blank"


class Opened:
    """`page` of playwright, and in it the `frame` that holds the viewer (of an <iframe>, not the page itself)."""

    def __init__(self, browser, folder: Path, text: str, *, size=(1200, 800), script="", framed=False):
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, accept_downloads=True)
        self.page = self.context.new_page()
        self.said, self.asked = [], []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.context.on("request", lambda request: self.asked.append(request.url))
        if script:
            self.page.add_init_script(script)
        self.file = folder / "page.html"
        self.file.write_text(text, encoding="utf-8")
        start = time.perf_counter()
        self.page.goto(self.file.as_uri())
        self.frame = self.page.frame_locator("iframe").owner.element_handle().content_frame() if framed else self.page
        self.wait("!!window.bgjax")
        self.seconds = time.perf_counter() - start

    def requests(self) -> list[str]:
        """All addresses but that of the page itself."""
        own = (self.file.as_uri(), "about:", "data:", "blob:")
        return [address for address in self.asked if not address.startswith(own)]

    def call(self, expression: str, *values):
        return self.frame.evaluate(expression, *values)

    def wait(self, expression: str) -> None:
        """Until an expression is true. Playwright's own way needs eval, which the page's policy forbids."""
        start = time.perf_counter()
        while not self.call(expression):
            assert time.perf_counter() - start < 30, f"{expression} has not become true: {self.said}"
            self.page.wait_for_timeout(20)

    def seek(self, t: float) -> None:
        self.call("t => bgjax.seek(t)", t)

    def state(self) -> dict:
        return self.call("bgjax.state()")

    def picture(self) -> np.ndarray:
        """The pixels of the mechanism."""
        shot = self.frame.locator(PICTURE).screenshot()
        return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB"), float)

    def differs(self, before: np.ndarray, pixels: int) -> bool:
        """Whether more than so many pixels of the picture are other than before, at the latest after five seconds: a
        busy machine shows what is drawn with some delay."""
        start = time.perf_counter()
        while different(before, self.picture()) <= pixels:
            if time.perf_counter() - start > 5.0:
                return False
            self.page.wait_for_timeout(50)
        return True

    def settle(self) -> None:
        """Waits until what was asked for is drawn."""
        self.call("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def slide(self, name: str, value: float) -> None:
        """Moves a slider of the menu, whose scale is logarithmic."""
        move = "(s, v) => { s.value = Math.log(v); s.dispatchEvent(new Event('input')) }"
        self.frame.locator(f"input[aria-label='{name}']").evaluate(
            move.replace("(s, v)", "(s)").replace("v)", f"{value})")
        )
        self.settle()

    def tick(self, label: str) -> None:
        """Clicks a check box of the menu, which may be closed."""
        box = self.frame.locator("label.check", has_text=label).locator("input").first
        box.evaluate("box => box.click()")
        self.settle()


def different(first: np.ndarray, second: np.ndarray) -> int:
    """How many pixels differ visibly."""
    return int((np.abs(first - second).max(axis=2) > 24).sum())


def inside_frame(text: str) -> str:
    """A page with another one in a sandbox, as notebooks show it."""
    escaped = text.replace("&", "&amp;").replace('"', "&quot;")
    frame = f'<iframe srcdoc="{escaped}" sandbox="allow-scripts" width="900" height="600" style="border:0"></iframe>'
    return f"<!doctype html><meta charset='utf-8'><body style='margin:0'>{frame}</body>"


def crank(browser, folder, *, size=(1200, 800), script="", framed=False, **more) -> Opened:
    text = pages.html(pages.crank_data(**more))
    return Opened(browser, folder, inside_frame(text) if framed else text, size=size, script=script, framed=framed)
