# Igroteka: everything that is done to it, by name. `make play` and `make test` set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORES := $(shell nproc 2>/dev/null || echo 2)

.PHONY: help setup play test format ledger bench soak playthroughs lock clean

help:
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

setup: $(VENV)/ready  ## install everything that is needed into .venv

$(VENV)/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Igroteka needs Python 3.11 or newer.'; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo 'Installing python3-venv.'; apt-get update -qq && apt-get install -qq -y python3-venv; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: setup  ## play against a bot
	@$(BIN)/igroteka play tyrants

test: setup  ## format check, lint, types, imports, tests
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n $(CORES)

format: setup  ## format the code and sort its imports
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .

ledger: setup  ## which rules have a test
	@$(BIN)/python -m tests.ledger

bench: setup  ## measure the speed of one core against its targets
	@$(BIN)/python -m bench

soak: setup  ## 2,000 random games with every property checked
	@$(BIN)/python -m tests.soak

playthroughs: setup  ## write the golden transcripts anew from their records
	@$(BIN)/python -m tests.playthroughs

lock: setup  ## pin the dependencies anew
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --upgrade --quiet --output-file requirements.lock

clean:  ## forget everything that was installed or cached
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
