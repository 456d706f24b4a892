# make play    set up and play               make test    everything CI runs
# make fast    compile the engine            make rules   which rules no test proves
# make bench   measure                       make clean   remove what was built
#
# One game at once, without being asked which: make play GAME=annihilageddon
# Another interpreter, beside the first: make test PYTHON=python3.13 VENV=.venv-3.13 FAST=build-3.13/fast

PYTHON ?= python3
VENV   ?= .venv
FAST   ?= build/fast
GAME   ?=

PY      := $(VENV)/bin/python
PIP     := $(PY) -m pip install -qq --disable-pip-version-check
CODE     = $(wildcard src tests tools benchmarks setup.py)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name 'RULES.md' -o -name py.typed)
PYTEST   = $(PY) -m pytest -q -n auto
# What says nothing about the engine need not run again on the compiled build.
BUILD_BLIND = --ignore=tests/test_dependencies.py --ignore=tests/test_rules_coverage.py \
              --ignore=tests/terminal --ignore=tests/test_documents.py
# What this machine lacks to compile; empty when it lacks nothing.
GAP      = $(PY) -c 'import setup; print(setup.toolchain_gap())'

.PHONY: play test check test-interpreted test-compiled fast rules bench clean

play: $(VENV)/.with-terminal
	@gap="$$($(GAP))"; path=; \
	if [ -z "$$gap" ] && $(MAKE) --no-print-directory fast; then path=$(FAST); \
	else echo "Playing the pure Python build. $$gap"; fi; \
	PYTHONPATH=$$path $(VENV)/bin/spellwright play $(GAME) --terminal

test:
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

check: $(VENV)/.with-dev
	@echo "Format, lint, types"
	@$(PY) -m ruff format --quiet --check $(CODE)
	@$(PY) -m ruff check --quiet $(CODE)
	@$(PY) -m mypy --strict --no-error-summary $(CODE)

test-interpreted: $(VENV)/.with-dev
	@echo "Tests, interpreted"
	@SPELLWRIGHT_BUILD=interpreted PYTHONPATH= $(PYTEST)

test-compiled: $(VENV)/.with-dev
	@gap="$$($(GAP))"; if [ -z "$$gap" ]; then \
	    $(MAKE) --no-print-directory fast && echo "Tests, compiled" && \
	    SPELLWRIGHT_BUILD=compiled PYTHONPATH=$(FAST) $(PYTEST) $(BUILD_BLIND); \
	elif [ "$$CI" = true ]; then echo "The compiled build must be tested here: $$gap." >&2; exit 1; \
	else echo "Compiled build not tested: $$gap."; fi

fast: $(FAST)/.built ; @:

$(FAST)/.built: $(SOURCES) setup.py pyproject.toml $(VENV)/.with-fast
	@echo "Compiling the engine"
	@rm -rf $(FAST) && mkdir -p $(FAST)
	@SPELLWRIGHT_COMPILE=1 $(PY) setup.py --quiet build --build-lib $(FAST) \
	    --build-temp $(FAST).tmp > $(FAST).log 2>&1 \
	    || { tail -n 20 $(FAST).log >&2; rm -rf $(FAST); exit 1; }
	@touch $@

rules: $(VENV)/.with-dev
	@$(PY) tools/rules_coverage.py

bench: fast
	@$(MAKE) --no-print-directory --silent $(VENV)/.with-bench 2> /dev/null \
	    || echo "OpenSpiel is not to be had for this Python: measuring without it."
	@PYTHONPATH=$(FAST) $(VENV)/bin/spellwright bench

clean:
	rm -rf build build-* dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

# One stamp per extra: touched when it is installed, stale when pyproject.toml changes.
$(VENV)/.with-%: pyproject.toml | $(VENV)/.created
	@echo "Installing spellwright[$*]"
	@$(PIP) --no-build-isolation --editable '.[$*]'
	@touch $@

# Debian's Python may come without ensurepip; then the pip outside helps out.
$(VENV)/.created:
	@echo "Creating $(VENV)"
	@test -x $(PY) || $(PYTHON) -m venv $(VENV) > /dev/null 2>&1 \
	    || { $(PYTHON) -m venv --clear --without-pip $(VENV) \
	         && $(PYTHON) -m pip -qq --python $(PY) install pip; } \
	    || { echo "Cannot make $(VENV): install python3-venv." >&2; rm -rf $(VENV); exit 1; }
	@$(PIP) 'setuptools>=77' wheel
	@touch $@
