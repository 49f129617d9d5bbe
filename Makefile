# Igroteka: everything that is done to it, by name. `make play` and `make test` set up all they need.

# The system's own Python, where it will do: it is built with every optimisation, and a tenth faster than a plain build.
RECENT := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell /usr/bin/python3 -c 'import ensurepip; $(RECENT)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
CORES := $(shell nproc 2>/dev/null || echo 2)
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: help setup page play test fast slow format types ledger bench soak siege playthroughs pictures docs lock clean

help:
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

setup: $(VENV)/ready  ## install everything that Python needs into .venv

$(VENV)/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c '$(RECENT)' || { echo 'Igroteka needs Python 3.11 or newer.'; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo 'Installing python3-venv.'; apt-get update -qq && apt-get install -qq -y python3-venv; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Node.js comes from a Python package where the machine has none. Not `npm ci`: it refuses a lock that leaves out the
# optional packages of other platforms, as a registry's mirror may.
web/node_modules/ready: web/package.json web/package-lock.json | setup
	@command -v npm >/dev/null || $(PIP) install --require-hashes -r requirements-node.lock
	npm --prefix web install --no-save --no-audit --no-fund --silent
	@touch $@

src/igroteka/page/index.html: web/node_modules/ready web/index.html web/vite.config.ts $(shell find web/src -type f)
	npm --prefix web run build --silent

page: src/igroteka/page/index.html  ## build the browser page into the package

play: setup page  ## open the table in the browser
	@$(BIN)/igroteka serve --open

test: setup page  ## format check, lint, types, imports, tests of engine, server and page
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix web run check --silent
	npm --prefix web test --silent
	$(BIN)/pytest -n $(CORES)

fast: setup slow  ## compile the rules where they lie, if there is a C compiler
	@$(BIN)/python fast.py

slow:  ## forget what was compiled
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

format: setup  ## format the code and sort its imports
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .

types: setup  ## write the TypeScript types of the messages anew
	$(BIN)/python -m igroteka.server.typescript > web/src/generated.ts

ledger: setup  ## which rules have a test
	@$(BIN)/python -m tests.ledger

bench: setup page  ## measure the speed of engine, server and page against their targets
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.server
	@$(BIN)/python -m bench.page

soak: setup  ## 2,000 random games with every property checked
	@$(BIN)/python -m tests.soak

siege: setup  ## attack a server of its own for five minutes: floods, fuzz, kills
	@$(BIN)/python -m tests.siege

playthroughs: setup  ## write the golden transcripts anew from their records
	@$(BIN)/python -m tests.playthroughs

pictures: setup page  ## take the screenshots of docs/pictures anew
	@$(BIN)/python -m tests.web.pictures

docs: setup  ## build the reference and the tutorial into site/
	$(PIP) install --require-hashes -r requirements-docs.lock
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock: setup  ## pin the Python dependencies anew
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --upgrade --quiet --output-file requirements.lock
	$(BIN)/uv pip compile --group docs --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --upgrade --quiet --output-file requirements-docs.lock

clean: slow  ## forget everything that was installed, built or cached
	rm -rf build site $(VENV) web/node_modules src/igroteka/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
