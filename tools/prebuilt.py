"""Starts prikup where there is no Rust toolchain: ``make run`` calls ``python -m tools.prebuilt`` then.

A prebuilt wheel of this version, from ``dist/`` or else, once it is published, from the package index, is installed
into ``build/run`` and serves the table; the arguments go to ``prikup serve``. Needs only Python's own library.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  (this file runs before anything has checked)
    sys.exit("error: prikup needs Python 3.11 or newer (make run PYTHON=python3.12)")

import tomllib
import venv

ROOT = Path(__file__).resolve().parent.parent
WHERE = ROOT / "build" / "run"
"""The environment that the wheel is installed into."""
LOCK = ROOT / "requirements" / "server.txt"
PUBLISHED = ROOT / "packaging" / "published.txt"
"""The versions that are on the index."""
RUST = "install Rust with a C linker (https://rustup.rs), and make run builds prikup here"


def version() -> str:
    """The version of this checkout."""
    found: str = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]["package"]["version"]
    return found


def published() -> bool:
    """Whether this version is on the package index."""
    lines = PUBLISHED.read_text("utf-8").splitlines() if PUBLISHED.exists() else []
    return version() in (line.strip() for line in lines)


def fingerprint(folder: Path) -> str:
    """What the environment was made from: this folder, this Python, the locked requirements and the wheels here."""
    whole = hashlib.sha256(f"{ROOT} {sys.executable} {sys.version} {version()}".encode())
    for file in [LOCK, *filter(Path.exists, [PUBLISHED]), *sorted(folder.glob("prikup-*.whl"))]:
        whole.update(file.name.encode() + file.read_bytes())
    return whole.hexdigest()


def pip(python: Path, *arguments: str, quiet: bool = False) -> bool:
    """Whether pip did it; with ``quiet`` it says nothing where it did not."""
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--no-deps", *arguments]
    return subprocess.run(command, stderr=subprocess.DEVNULL if quiet else None, check=False).returncode == 0


def install(folder: Path) -> str | None:
    """Installs a wheel of this version with what it needs; an error message if that failed."""
    wanted = f"prikup=={version()}"
    wheel_only = ("--only-binary", "prikup", wanted)
    python = WHERE / "bin" / "python"
    venv.create(WHERE, clear=True, with_pip=True)
    if pip(python, "--no-index", "--find-links", str(folder), *wheel_only, quiet=True):
        source = f"{folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder}/"
    elif not published():
        return f"dist/ has no prebuilt {wanted} for this machine, and it is not published yet; {RUST}"
    elif pip(python, *wheel_only, quiet=True):
        source = "the package index"
    else:
        return f"neither dist/ nor the package index has a prebuilt {wanted} for this machine; {RUST}"
    sys.stdout.write(f"no Rust toolchain found: using the prebuilt {wanted} from {source}\n")
    sys.stdout.flush()
    if not pip(python, "--require-hashes", "-r", str(LOCK)):
        return "what prikup needs could not be installed; see above"
    return None


def main() -> None:
    """Installs if need be, then becomes ``prikup serve``. Ends with an error message where there is no wheel."""
    folder = Path(os.environ.get("PRIKUP_WHEELS") or ROOT / "dist").resolve()
    stamp = WHERE / "made-from"
    made_from = fingerprint(folder)
    if not stamp.exists() or stamp.read_text("utf-8") != made_from:
        error = install(folder)
        if error is not None:
            shutil.rmtree(WHERE, ignore_errors=True)
            sys.exit(f"error: {error}")
        stamp.write_text(made_from, "utf-8")
    program = str(WHERE / "bin" / "prikup")
    os.execv(program, [program, "serve", *sys.argv[1:]])


if __name__ == "__main__":
    main()
