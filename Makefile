# Two commands for users: `make demo` and `make test`. Everything lands in .venv.
PYTHON ?= python3
ENV := .venv
BIN := $(ENV)/bin
READY := $(ENV)/.ready

.PHONY: demo test test-slow test-browser bench-start bench-stiff bench-drawing bench-mechanisms bench-compliant bench-choice bench-clearance bench-old-and-new bench notebooks map viewer kernels lint clean

demo: $(READY)
	@$(BIN)/python -m bgjax.models.demo

test: $(READY)
	@$(BIN)/ruff check . && $(BIN)/ruff format --check --quiet .
	@$(BIN)/python -m pytest -n 2 --dist loadfile -m "not slow and not browser"

test-slow: $(READY)
	@$(BIN)/python -m pytest -n 2 --dist worksteal -m slow

# Pages in a browser. Where no browser can be had, these tests are skipped and the summary says why.
test-browser: $(READY)
	@sh tests/browser/install.sh $(BIN)/python
	@$(BIN)/python -m pytest -m browser -rs tests/browser

bench-start bench-stiff bench-drawing bench-mechanisms bench-compliant bench-choice: bench-%: $(READY)
	@PYTHONPATH=. $(BIN)/python experiments/$*/run.py

# The working tree beside an earlier commit: `make bench-old-and-new OLD=HEAD~10`.
OLD ?= HEAD
bench-old-and-new: $(READY)
	@$(BIN)/python experiments/old_and_new/run.py $(OLD)

# All measurements beside other simulators, in an environment of its own; `make bench ONLY=slider_crank,chain` for some of them.
# A peer that cannot be installed is left out, and the tables say so.
BENCH := .venv-bench
bench: $(BENCH)/.ready
	@$(BENCH)/bin/python -m experiments.bench.run --only '$(ONLY)'

# Ten turns of a slider-crank with play beside LSODA on numba.
bench-clearance: $(BENCH)/.ready
	@PYTHONPATH=. $(BENCH)/bin/python experiments/clearance/run.py

$(BENCH)/.ready: pyproject.toml constraints.txt experiments/bench/requirements.txt
	@test -x $(BENCH)/bin/python || $(PYTHON) -m venv $(BENCH)
	@echo "Installing bgjax and its peers into $(BENCH) (once, some minutes) …"
	@$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@sed -e 's/#.*//' -e '/^ *$$/d' experiments/bench/requirements.txt | while read -r peer; do \
	  $(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt "$$peer" || echo "left out: $$peer"; done
	@touch $@

# Runs the notebooks and writes them with their outputs; the tests run the .py sources.
notebooks: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[notebooks]'
	@cd notebooks && for file in *.py; do ../$(BIN)/jupytext --to ipynb --execute $$file || exit 1; done

# The rooms of the code and what they import, drawn from the imports: docs/rooms.svg.
map: $(READY)
	@$(BIN)/python docs/rooms.py

# The script of pages with moving mechanisms, bgjax/viewer/web/viewer.js, from its sources: only after these have changed.
viewer:
	@command -v node > /dev/null && command -v npm > /dev/null || { \
	  echo "The viewer is built with node 20 or newer and npm, which are missing. On Debian or Ubuntu: apt-get install nodejs npm"; exit 1; }
	@node bgjax/viewer/web/build.mjs

# The texts of LLVM IR of native kernels (*.ll in bgjax/expressions/backends/llvm/runtime and bgjax/solvers/native/source) from C: only after
# these have changed. Needs clang 22 or newer.
kernels: $(READY)
	@$(BIN)/python bgjax/expressions/backends/llvm/runtime/build.py

lint: $(READY)
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "bgjax needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 demo"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(ENV) || { rm -rf $(ENV); \
	  echo "No virtual environment could be made: the 'venv' module is incomplete. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "Installing bgjax and its packages into $(ENV) (once, about a minute) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $(READY)

clean:
	rm -rf $(ENV) $(BENCH) .pytest_cache .ruff_cache
