#!/bin/sh
# Installs what the tests of pages need: Chromium, where this is Debian and one may, and playwright for the Python given.
# Nothing here fails: without them the tests are skipped with the reason.
python=$1

browser() {
  test -n "$BGJAX_BROWSER" && return
  for name in chromium chromium-browser google-chrome google-chrome-stable; do command -v "$name" > /dev/null && return; done
  return 1
}

if ! browser && test "$(id -u)" = 0 && command -v apt-get > /dev/null; then
  echo "Installing chromium with apt-get (once) …"
  timeout 120 apt-get update -qq > /dev/null 2>&1
  DEBIAN_FRONTEND=noninteractive timeout 600 apt-get install -y -qq --no-install-recommends chromium > /dev/null 2>&1
fi
browser || echo "No Chromium could be found or installed."

"$python" -c 'import playwright, nbconvert' 2> /dev/null ||
  timeout 300 "$python" -m pip install --quiet --disable-pip-version-check --retries 1 -c constraints.txt -e '.[browser]' ||
  echo "The Python packages playwright and nbconvert could not be installed."
exit 0
