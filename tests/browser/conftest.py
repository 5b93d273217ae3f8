"""A browser for the tests of pages, or a reason for which they are skipped."""

import os
import shutil

import pytest


NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SETTINGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
NO_PLAYWRIGHT = "playwright is not installed; remedy: pip install 'bgjax[browser]', or `make test-browser`"
NO_BROWSER = (
    "no Chromium was found; remedy: apt-get install chromium, or the path of a browser in the environment variable "
    "BGJAX_BROWSER"
)


def browser_path() -> str | None:
    """The system's browser: playwright's own is not downloaded."""
    return os.environ.get("BGJAX_BROWSER") or next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser():
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        pytest.skip(NO_PLAYWRIGHT)
    path = browser_path()
    if path is None:
        pytest.skip(NO_BROWSER)
    with sync_playwright() as driver:
        try:
            running = driver.chromium.launch(executable_path=path, args=SETTINGS)
        except Error as fault:
            pytest.skip(f"{path} does not start ({str(fault).splitlines()[0]}); remedy: another one in BGJAX_BROWSER")
        yield running
        running.close()
