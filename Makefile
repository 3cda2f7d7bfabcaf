# Two commands matter: `make demo` runs memform, `make test` tests it. Each sets up all it needs.
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
export MEMFORM_STATE_DIR ?= $(CURDIR)/.memform

.DEFAULT_GOAL := help
.PHONY: help setup demo test chaos check format clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## Make the virtual environment and install into it

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "memform needs Python 3.11 or newer; set PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "this Python has no venv module; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV) (once; about half a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-warn-script-location \
	  --constraint constraints.txt --editable '.[embedded,telemetry,dev]' 2>$(VENV)/pip.log || { cat $(VENV)/pip.log >&2; exit 1; }
	@touch $@

demo: setup ## Run the whole pipeline on two example transcripts, then stop it
	@OMP_NUM_THREADS=1 $(BIN)/memform demo

test: setup ## Run every test
	@OMP_NUM_THREADS=1 sh tests/run

chaos: setup ## Kill processes, servers, wires and models under 1,000 transcripts (about an hour)
	@MEMFORM_CHAOS=full OMP_NUM_THREADS=1 $(BIN)/python -m pytest -s -p no:randomly tests/faults/test_storm.py \
	  tests/faults/test_troubles.py tests/faults/test_judges_killed.py tests/integration/judge/test_fault_list.py \
	  tests/integration/judge/test_catch_up.py

check: setup ## Lint, types, import contracts, file caps, dependencies, spelling
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/basedpyright
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/loq
	@$(BIN)/deptry .
	@$(BIN)/codespell

format: setup ## Let ruff mend what it can
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format --quiet .

clean: ## Remove the virtual environment, caches and local state
	rm -rf $(VENV) .memform .ruff_cache .hypothesis .import_linter_cache dist
