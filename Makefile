# Sexton: everything that needs setting up is set up here. GNU make 3.81 or later, a POSIX shell.

VENV   := .venv
PY     := $(VENV)/bin/python
PYTHON ?=
ARGS   ?=

.PHONY: help play terminal test check checked-after-built bench bench-lab bench-peers bench-server balance ladder docs soak kills mutate lock clean engine built page services pythons pythons-after-engine wheels screenshots bench-page static FORCE
.DEFAULT_GOAL := help

help:
	@echo 'make play     set up what is needed and open a table in the browser (ARGS="--host 0.0.0.0")'
	@echo 'make terminal the same, in the terminal, against bots (ARGS="gravediggers --seats 4")'
	@echo 'make test     set up what is needed, then make check and the whole suite (ARGS for pytest)'
	@echo
	@echo 'make check    format, lint, types, import arrows, lines that stand twice'
	@echo 'make pythons  the rules and the stores on every other Python that is found'
	@echo 'make soak     the same tests with the full counts, whole games in Firefox and WebKit, the learner with PyTorch'
	@echo 'make kills    1,000 times kill -9 while people play, an hour or two; continues where it was (ARGS="--minutes 10")'
	@echo 'make mutate   mutation testing of the rules'
	@echo 'make bench    speed, side by side with peers'
	@echo 'make ladder   how strong the bots are, into docs/measured/ladder.md: an hour on two cores (continues where it was interrupted)'
	@echo 'make bench-server   what one server carries: tables, moves, memory; and boardgame.io beside it'
	@echo 'make bench-lab     what simulating leaves of the speed of the engine'
	@echo 'make bench-peers   random play through the ordinary API of other libraries'
	@echo 'make balance  the balance study, an hour on two cores; continues where it was (ARGS="--minutes 10")'
	@echo 'make docs     the documentation, into site/'
	@echo 'make static   the page with its tables in the reader'\''s own browser, for any web space, into build/static'
	@echo 'make wheels   what a package index takes, into dist/'
	@echo 'make bench-page     how quickly the page answers, on a processor slowed four times; and without a server (ARGS=--only-alone)'
	@echo 'make screenshots   the pictures of the page in docs/screenshots, anew, and contact sheets in build/screenshots'
	@echo 'make lock     lock the dependencies anew (ARGS=--upgrade for newer ones)'
	@echo 'make clean    remove all that make has made'
	@echo
	@echo 'PYTHON=python3.12 chooses the Python of a new .venv; SEXTON_GAMES=50 how many games each test plays.'

# --- the environment ------------------------------------------------------------------------------------------------
# Stamps under $(VENV) make the second run instant. The first stamp holds the folder: a moved checkout is set up anew.

ifneq ($(shell cat $(VENV)/.made 2>/dev/null),$(CURDIR))
$(VENV)/.made: FORCE
endif

$(VENV)/.made: requirements/uv.txt
	@found=; bare=; \
	for name in $(or $(PYTHON),python3.13 python3.12 python3.14 python3.11 python3); do \
	  "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
	  if "$$name" -c 'import venv, ensurepip' >/dev/null 2>&1; then found=$$name; break; fi; \
	  bare=$${bare:-$$name}; \
	done; \
	if [ -z "$$found" ] && [ -n "$$bare" ]; then \
	  version=$$("$$bare" -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	  echo "$$bare has no venv. On Debian and Ubuntu: sudo apt-get install python$$version-venv" >&2; exit 1; \
	elif [ -z "$$found" ]; then \
	  echo 'Sexton needs Python 3.11 or later$(if $(PYTHON), and $(PYTHON) is not). Install one, or name it: make play PYTHON=/path/to/python3' >&2; exit 1; \
	fi; \
	echo "Setting up $(VENV) with $$("$$found" --version) ..."; \
	"$$found" -m venv --clear $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements/uv.txt \
	  || echo 'uv is not to be had here: installing with pip, which is slower.'
	@printf '%s\n' "$(CURDIR)" > $@

# install WHAT: uv where it works, else pip; hashes are checked by both.
install = { [ -x $(VENV)/bin/uv ] && $(VENV)/bin/uv pip install --quiet --python $(PY) $(1); } \
  || $(PY) -m pip install --quiet --disable-pip-version-check $(1)

$(VENV)/.locked-%: requirements/%.txt $(VENV)/.made
	@echo 'Installing requirements/$*.txt ...'
	@$(call install,--require-hashes -r $<)
	@touch $@

$(VENV)/.sexton: pyproject.toml hatch_build.py $(VENV)/.locked-play
	@$(call install,--no-deps --no-build-isolation --editable .)
	@touch $@

engine: $(VENV)/.sexton
	@$(PY) scripts/compile_engine.py

# --- the two commands -----------------------------------------------------------------------------------------------

# An engine that does not compile, or a page that cannot be built, is no reason not to play.
# A stale one is compiled beside the game, for the next start (docs/decisions/0031): $$$$ becomes the game's own process.
beside = nice -n 19 $(PY) scripts/compile_engine.py --beside $$$$

play: $(VENV)/.sexton
	@$(PY) scripts/compile_engine.py --ready || true
	@$(PY) scripts/build_page.py || true
	@$(PY) scripts/browser_python.py --ready || true
	@$(beside) & exec $(VENV)/bin/sexton serve $(ARGS)

terminal: $(VENV)/.sexton
	@$(PY) scripts/compile_engine.py --ready || true
	@$(beside) >/dev/null 2>&1 & exec $(VENV)/bin/sexton play $(ARGS)

# The tests start a thousand short programs: what Python has compiled is kept for the next one, whatever is set outside.
test soak: export PYTHONDONTWRITEBYTECODE :=

# Compiling keeps one core busy: what else is built is built beside it, and checked while it still compiles.
test: $(VENV)/.locked-dev $(VENV)/.locked-docs $(VENV)/.sexton
	@$(MAKE) --no-print-directory -j2 checked-after-built pythons-after-engine
	SEXTON_GAMES=$${SEXTON_GAMES:-200} $(PY) -m pytest -n auto --dist worksteal $(ARGS)

# --- further --------------------------------------------------------------------------------------------------------

check: $(VENV)/.locked-dev engine
	$(CHECK)

checked-after-built: built
	$(CHECK)

define CHECK
$(PY) scripts/build_page.py --check
$(VENV)/bin/ruff format --check .
$(VENV)/bin/ruff check .
$(PY) -m mypy
$(VENV)/bin/lint-imports --no-logo
$(PY) scripts/duplicates.py
$(PY) scripts/anchors.py --check
endef

page: $(VENV)/.locked-dev $(VENV)/.sexton
	@$(PY) scripts/build_page.py

# The page for any web space: its tables live in the reader's own browser. A server then offers the same for the train.
static: $(VENV)/.locked-dev $(VENV)/.sexton
	@$(PY) scripts/build_static.py

# One after the other, however many jobs there may be: they share their folders.
built: $(VENV)/.locked-dev $(VENV)/.locked-docs $(VENV)/.sexton
	@$(MAKE) --no-print-directory -j1 page static services docs

# PostgreSQL and Chromium, which some tests use: installed where that is possible, else named in one line.
services:
	@sh scripts/services.sh

# The rules and the stores on every other Python there is. pytest's closing line of the whole suite comes after it.
pythons: $(VENV)/.locked-dev services
	$(PY) scripts/other_pythons.py

# Before several processes read all tests at once, one of them compiles them for all.
pythons-after-engine: engine built
	@$(PY) -m pytest --collect-only -qq >/dev/null || true
	$(PY) scripts/other_pythons.py

soak: $(VENV)/.locked-dev engine page static services docs
	@sh scripts/services.sh browsers
	$(PY) scripts/other_browsers.py
	$(PY) scripts/learn_with_torch.py
	sh scripts/try_deploy.sh
	$(PY) -m tests.server.load_run
	$(PY) -m tests.server.mutated_run
	SEXTON_GAMES=$${SEXTON_GAMES:-10000} $(PY) -m pytest -n auto --dist worksteal $(ARGS)

kills: $(VENV)/.locked-dev engine
	@sh scripts/services.sh
	$(PY) -m tests.server.kills $(ARGS)

mutate: $(VENV)/.locked-dev engine
	$(PY) scripts/mutate.py $(ARGS)

bench: $(VENV)/.locked-bench engine
	$(PY) bench/run.py $(ARGS)

LADDER = $(VENV)/bin/sexton league --games 1000 --keep build/ladder --ladder docs/measured/ladder.md $(ARGS)
LEVELS = --neighbours --bots random,normal,hard,expert --minutes 19

ladder: engine
	$(LADDER) vampire --neighbours --bots random,normal,hard --minutes 3
	$(LADDER) gravediggers $(LEVELS) --seats 2,3,4,5
	$(LADDER) graverobbers $(LEVELS) --seats 3,4,5,6
	$(LADDER) gloomy_graves $(LEVELS) --seats 2,3,4
	$(PY) scripts/anchors.py

bench-server: $(VENV)/.locked-dev engine
	$(PY) bench/server.py $(ARGS)

bench-lab: $(VENV)/.locked-play engine
	$(PY) bench/lab.py --write $(ARGS)

bench-peers: $(VENV)/.locked-bench engine
	$(PY) bench/other_libraries.py --write $(ARGS)

balance: $(VENV)/.locked-play engine
	$(PY) scripts/balance.py $(ARGS)

bench-page: page static services
	$(PY) bench/page.py $(ARGS)

screenshots: page services
	$(PY) scripts/screenshots.py $(ARGS)

# What a package index takes: sources, a wheel for every platform, and the compiled one for this (on Linux: for most Linuxes).
WHEEL = $(PY) -m hatchling build -t wheel -d

wheels: $(VENV)/.locked-play $(VENV)/.locked-wheels page static
	rm -rf dist build/wheels
	$(PY) -m hatchling build -t sdist -d dist
	SEXTON_PURE=1 $(WHEEL) dist
	$(WHEEL) build/wheels
	if [ "$$(uname)" = Linux ]; then PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(PY) -m auditwheel repair -w dist build/wheels/*.whl; else cp build/wheels/*.whl dist/; fi

docs: $(VENV)/.locked-docs $(VENV)/.sexton
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict

# Each file carries hashes and no address: it installs from wherever this machine gets its packages. The later
# files are held to the versions of the earlier, so that they fit into one environment.
LOCK = unset UV_INDEX UV_DEFAULT_INDEX UV_INDEX_URL UV_EXTRA_INDEX_URL UV_FIND_LINKS; \
  $(VENV)/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(ARGS)

lock: $(VENV)/.made
	@$(LOCK) --group setup -o requirements/uv.txt
	@$(LOCK) pyproject.toml --group dev -o requirements/dev.txt
	@$(LOCK) pyproject.toml --extra club --extra lab --extra postgres --group build -c requirements/dev.txt -o requirements/play.txt
	@$(LOCK) pyproject.toml --extra club --extra postgres -c requirements/dev.txt -o requirements/serve.txt
	@$(LOCK) pyproject.toml --group pythons -c requirements/dev.txt -o requirements/pythons.txt
	@$(LOCK) pyproject.toml --group bench -c requirements/dev.txt -o requirements/bench.txt
	@$(LOCK) --group wheels -c requirements/dev.txt -o requirements/wheels.txt
	@$(LOCK) --group docs -c requirements/dev.txt -o requirements/docs.txt
	@$(LOCK) --group browser -c requirements/dev.txt -o requirements/browser.txt
	@if grep -n '://' requirements/*.txt; then echo 'A lock names an address.' >&2; exit 1; fi

clean:
	rm -rf $(VENV) build dist site web/node_modules web/python/node_modules src/sexton/server/static src/sexton/server/train .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage .coverage.*
	rm -f src/sexton/engine.json src/*__mypyc.*.so
	if [ -d src ]; then find src -name '*.so' -exec rm -f {} +; fi
	find . -name __pycache__ -prune -exec rm -rf {} +
