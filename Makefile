# prikup: every target sets itself up first and is quick the second time.
#
#   make run        the table in the browser: a server on this machine; without Rust from a prebuilt wheel
#   make quick      lint, types, import layers, units, cases, codes and generated files: after every few edits
#   make test       lint, Rust tests, client tests, Python tests without the slow ones, the wheel: before every commit
#   make checks     the same without the Python tests
#   make test-all   make test with the slow tests and the full number of random trials
#   make soak       random trials without end, in shares whose results are kept in build/soak; ends with ctrl-c
#   make coverage   which lines and branches no test reaches
#   make bench      side-by-side measurements against peers
#   make wheels     wheels for x86-64 and arm64 Linux and the source distribution, into dist/
#   make setup      .venv with everything in it, .venv/bin/prikup among it
#   make docs       the documentation as a site, into build/site
#   make pictures   the pictures of the README anew
#   make generate   schema, options page, client types and playthroughs anew, after a change of rules
#   make lint fmt lock clean

SHELL   := /bin/sh
PYTHON  ?= python3
CARGO   ?= cargo
UV      ?= uv
JOBS    ?= auto
VENV    := .venv
BIN     := $(VENV)/bin
PY      := $(BIN)/python
PIP     := $(PY) -m pip --disable-pip-version-check --quiet
CHECKED := $(foreach d,src tests bench tools examples,$(if $(shell find $d -name '*.py' -print 2>/dev/null),$d))

# Stamps live in the venv, so that removing it starts anew. A venv is bound to its folder and its interpreter:
# when the checkout was moved or the interpreter is gone, the first stamp is out of date.
S_VENV   := $(VENV)/.stamp-venv
S_DEPS   := $(VENV)/.stamp-deps
S_KERNEL := $(VENV)/.stamp-kernel
S_NODE   := $(VENV)/.stamp-node
S_PAGE   := $(VENV)/.stamp-page
S_BENCH  := $(VENV)/.stamp-bench
S_RELEASE := $(VENV)/.stamp-release
KERNEL_SOURCES := $(wildcard Cargo.toml) $(shell find crates -not -path '*/target/*' \( -type d -o -name '*.rs' -o -name Cargo.toml \) 2>/dev/null)

# Node and npm are those of the venv: one Node everywhere.
NPM      := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix web --no-audit --no-fund --no-update-notifier
PAGE     := src/prikup/server/page
WEB_SOURCES := $(shell find web -not -path 'web/node_modules*' -type f 2>/dev/null)

ifneq ($(shell cat $(S_VENV) 2>/dev/null && $(PY) -c 'pass' 2>/dev/null || echo stale),$(CURDIR))
VENV_STALE := stale-venv
endif

# maturin and cargo must see the same interpreter, or PyO3 is built twice.
export PYO3_PYTHON := $(CURDIR)/$(PY)
export PYTHONDONTWRITEBYTECODE :=

# One clear line instead of what a missing or old interpreter would say.
define NEED_PYTHON
@command -v $(PYTHON) >/dev/null 2>&1 || { echo "error: $(PYTHON) not found; prikup needs Python 3.11 or newer (make PYTHON=...)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "error: $$($(PYTHON) --version 2>&1) is too old; prikup needs Python 3.11 or newer (make PYTHON=python3.12)" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "error: $(PYTHON) has no venv module; install it (on Debian: python3-venv)" >&2; exit 1; }
endef
NEED_CARGO := @command -v $(CARGO) >/dev/null 2>&1 || { echo "error: cargo not found; to build prikup, install Rust with a C linker (https://rustup.rs)" >&2; exit 1; }

# Targets run one after another, but for checks: it runs make once more, with as many of these at a time as there are
# cores. Each one's output comes in one piece when it ends; the first that fails stops the rest.
ifdef CHECKS
test-rust: lint-rust
test-web: lint-web
# Both build a wheel.
wheels: test-wheel
else
.NOTPARALLEL:
endif
CORES := $(shell nproc 2>/dev/null || echo 2)
SYNCED := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DELETE_ON_ERROR:
.PHONY: help setup run quick test test-all test-alone soak coverage bench wheels docs pictures checks lint lint-python lint-rust lint-web lint-licences test-rust test-web test-wheel test-install fmt generate lock clean stale-venv

help:
	@sed -n '3,17s/^# \{0,1\}//p' Makefile

setup: $(S_KERNEL) $(S_PAGE)
	@:

# ARGS goes to prikup serve: make run ARGS="--port 9000".
run:
ifneq ($(shell command -v $(CARGO) 2>/dev/null),)
	@$(MAKE) --no-print-directory setup
	@exec $(BIN)/prikup serve $(ARGS)
else
	$(NEED_PYTHON)
	@if [ -z "$$PRIKUP_WHEELS" ] && [ -e $(S_KERNEL) ] && [ -e $(S_PAGE) ] && [ -x $(BIN)/prikup ]; then \
		echo "note: cargo not found; serving what this checkout built last" >&2; exec $(BIN)/prikup serve $(ARGS); fi; \
	exec $(PYTHON) -m tools.prebuilt $(ARGS)
endif

# Two things at a time: types and layers beside the tests.
QUICK := $(wildcard tests/test_*.py) $(addprefix tests/,bots core kernel notation preferans server/tables sheets texts thousand)
quick: setup
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --check --quiet $(CHECKED)
	@mkdir -p build; ($(BIN)/mypy $(CHECKED) && $(BIN)/lint-imports --no-logo) >build/quick.log 2>&1 & types=$$!; \
	trap 'kill $$types 2>/dev/null; exit 130' INT TERM; \
	$(PY) -m pytest -q -n 2 $(DIST) -m "not slow and not search" $(QUICK); tests=$$?; \
	wait $$types || { cat build/quick.log; exit 1; }; tail -n 1 build/quick.log; exit $$tests

DIST := --dist worksteal
test: checks
	$(PY) -m pytest -n $(JOBS) $(DIST) -m "not slow"

# In another order each time that anything changes: the order comes from the seed, too.
test-all: export PRIKUP_TRIALS := all
test-all: export MORE_CHECKS := lint-licences test-install
test-all: checks
	$(PY) -m pytest -n $(JOBS) $(DIST) --shuffle

# All checks but pytest. The two that take longest come first.
checks: setup
	@$(PY) -m tools.system chromium strace postgresql
	@$(MAKE) --no-print-directory CHECKS=1 -j $(CORES) $(SYNCED) lint-python test-wheel test-web test-rust $(MORE_CHECKS)

# Each file of tests in a process of its own: none may need what another one did before it.
test-alone: setup
	$(PY) -m tools.alone -- -m "not slow"

docs: setup
	@$(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html"

pictures: setup
	@$(PY) -m tools.system chromium strace
	PRIKUP_PICTURES=1 $(PY) -m pytest -q --every-turn tests/e2e/test_pictures.py -k test_a_picture

soak: setup
	@$(PY) -m tools.soak

# With every turn: a line that only a test of another turn reaches is reached.
coverage: setup
	@$(PY) -m tools.system chromium strace postgresql
	$(PY) -m pytest -q -n $(JOBS) $(DIST) -m "not slow" --every-turn --cov --cov-report=; failed=$$?; \
	  $(PY) -m tools.uncovered && exit $$failed

bench: setup $(S_BENCH)
	$(PY) -m bench

lint: lint-python lint-rust lint-web

lint-python: setup
	$(BIN)/ruff check --quiet $(CHECKED)
	$(BIN)/ruff format --check --quiet $(CHECKED)
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(PY) -m tools.circles

# rustfmt and clippy are parts of a Rust toolchain that some systems package apart: without them these two
# checks are left out with a line that says so, except in CI, where they must run.
lint-rust: setup
	@if $(CARGO) fmt --version >/dev/null 2>&1; then echo "$(CARGO) fmt --check"; $(CARGO) fmt --all --check; \
	elif [ -n "$(CI)" ]; then echo "error: CI needs rustfmt"; exit 1; \
	else echo "note: rustfmt is not installed, formatting of crates/ not checked"; fi
	@if $(CARGO) clippy --version >/dev/null 2>&1; then echo "$(CARGO) clippy"; \
		MAKEFLAGS= $(CARGO) clippy --quiet --workspace --all-targets -- -D warnings; \
	elif [ -n "$(CI)" ]; then echo "error: CI needs clippy"; exit 1; \
	else echo "note: clippy is not installed, crates/ not linted"; fi

# Every file says its licence, in itself or in REUSE.toml.
lint-licences: $(S_RELEASE)
	$(BIN)/reuse --root . lint --quiet || { $(BIN)/reuse --root . lint --lines; exit 1; }

lint-web: setup
	@$(NPM) run --silent lint

# The binding crate is tested from Python: its own test binary would need libpython to link.
test-rust: setup
	MAKEFLAGS= $(CARGO) test --quiet --workspace --exclude trick-kernel-py $(if $(filter all,$(PRIKUP_TRIALS)),-- --include-ignored)

# The client: strict types, unit tests, and the size of what a phone must load.
test-web: setup
	@$(NPM) run --silent check
	@$(NPM) run --silent test
	@$(NPM) run --silent size

# The wheel as a user gets it: built, installed into an empty venv, run from another folder.
test-wheel: setup
	rm -rf dist/wheel && mkdir -p dist/wheel
	MAKEFLAGS= $(BIN)/maturin build --release --quiet --out dist/wheel --interpreter $(PY)
	$(PY) -m venv --clear dist/wheel/venv
	dist/wheel/venv/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --require-hashes -r requirements/server.txt
	dist/wheel/venv/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --no-index dist/wheel/*.whl
	cd dist/wheel && venv/bin/prikup rules list >/dev/null && venv/bin/prikup play </dev/null >/dev/null
	$(PY) -m tools.wheel_check dist/wheel/venv/bin/prikup serve --port 0 --no-open
	MAKEFLAGS= PRIKUP_WHEELS=dist/wheel $(PY) -m tools.wheel_check $(MAKE) --no-print-directory run CARGO=no-cargo ARGS="--port 0 --no-open"
	@echo "the installed wheel lists its rules, plays a match and serves its page, and make run does without Rust"

# As people install it, from the files in dist/: the wheel by pip, uvx and pipx, and the source distribution.
test-install: wheels
	@$(PY) -m tools.system chromium
	$(PY) -m tools.install_check

wheels: setup $(S_RELEASE)
	$(PY) -m tools.wheels

fmt: setup
	$(BIN)/ruff check --quiet --fix-only $(CHECKED)
	$(BIN)/ruff format --quiet $(CHECKED)
	$(CARGO) fmt --all
	@$(NPM) run --silent fmt

generate: setup
	$(PY) -m tools.generate
	$(PY) -m tools.playthroughs
	$(PY) -m tests.property.differing

# Run after changing a requirements/*.in file. Needs uv; the lock files name no download host.
# Litestar names polyfactory, and that faker, for examples in its API pages, which prikup has none of: 26 MB that stay out.
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-annotate --no-emit-package polyfactory --no-emit-package faker --custom-compile-command "make lock"
lock:
	cd requirements && $(LOCK) run.in -o run.txt
	cd requirements && $(LOCK) -c run.txt server.in -o server.txt
	cd requirements && $(LOCK) -c server.txt dev.in -o dev.txt
	cd requirements && $(LOCK) bench.in -o bench.txt
	cd requirements && $(LOCK) -c dev.txt release.in -o release.txt
	@if grep -n '://' requirements/*.txt; then echo "error: a lock file names a host"; exit 1; fi

clean:
	rm -rf $(VENV) target dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks
	rm -rf web/node_modules $(PAGE)
	rm -f src/prikup/_kernel*.so src/prikup/_kernel*.pyd
	find $(CHECKED) -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

stale-venv:

$(S_VENV): $(VENV_STALE)
	$(NEED_PYTHON)
	$(NEED_CARGO)
	@echo "setting up $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@printf '%s\n' '$(CURDIR)' > $@

$(S_DEPS): $(S_VENV) requirements/dev.txt
	@echo "installing requirements/dev.txt"
	@$(PIP) install --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(S_KERNEL): $(S_DEPS) pyproject.toml $(KERNEL_SOURCES)
	$(NEED_CARGO)
	@echo "building the kernel"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(S_NODE): $(S_DEPS) web/package.json web/package-lock.json
	@echo "installing web/package-lock.json"
	@$(NPM) ci --silent
	@touch $@

$(S_PAGE): $(S_NODE) $(WEB_SOURCES)
	@echo "building the page"
	@$(NPM) run --silent build
	@touch $@

$(S_BENCH): $(S_DEPS) requirements/bench.txt
	@echo "installing requirements/bench.txt"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

$(S_RELEASE): $(S_DEPS) requirements/release.txt
	@echo "installing requirements/release.txt"
	@$(PIP) install --no-deps --require-hashes -r requirements/release.txt
	@touch $@
