"""Builds what a release consists of into dist/: a wheel for each Linux target, and the source distribution.

``python -m tools.wheels`` (``make wheels``). Zig links for the old C library of manylinux2014, so no container is
needed. Each wheel holds a CycloneDX list of the crates and npm packages in it (PEP 770). It is written here: the one of
maturin would name the folder that it was built in, and does not know the page.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CONTENTS = ROOT / "build" / "sbom" / "contents.cdx.json"
TARGETS = ("x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu")
IN_THE_PAGE = ("@fluent/bundle", "@letele/playing-cards", "svelte")
"""The npm packages of which the built page holds a part; web/LICENSES.md says which."""


def component(kind: str, name: str, version: str, licence: str) -> dict[str, object]:
    """A package as a CycloneDX component. ``kind``: that of its package URL; ``licence``: an SPDX expression."""
    identity = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    what = {"type": "library", "bom-ref": identity, "name": name, "version": version, "purl": identity}
    return {**what, "licenses": [{"expression": licence}]}


def npm_packages() -> Iterator[dict[str, object]]:
    """The npm packages in the page."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for name in IN_THE_PAGE:
        package = packages[f"node_modules/{name}"]
        yield component("npm", name, package["version"], package["license"])


def crates() -> Iterator[dict[str, object]]:
    """The crates that the kernel is built from, but for its own. Raises CalledProcessError where cargo fails."""
    tree = ["cargo", "tree", "--package", "trick-kernel-py", "--edges", "normal", "--prefix", "none"]
    shown = subprocess.run([*tree, "--format", "{p}|{l}"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for line in sorted({line.removesuffix(" (*)") for line in shown.splitlines()}):
        package, _, licence = line.partition("|")
        name, version, *where = package.split()
        # Crates of this repository say in which folder they are.
        if not any("/" in part for part in where):
            yield component("cargo", name, version.removeprefix("v"), licence)


def write_contents() -> None:
    """Writes the list of what others made and a wheel contains."""
    CONTENTS.parent.mkdir(parents=True, exist_ok=True)
    listed = [*crates(), *npm_packages()]
    contents = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": listed}
    CONTENTS.write_text(json.dumps(contents, indent=1) + "\n", "utf-8")


def have_target(target: str) -> None:
    """Has rustup add the standard library of a target. Ends the program where that fails."""
    if not shutil.which("rustup"):
        return  # A toolchain of the system: maturin says what is missing.
    if subprocess.run(["rustup", "--quiet", "target", "add", target], check=False).returncode:
        raise SystemExit(f"error: rustup could not add {target}")


def maturin(*arguments: str) -> None:
    """Runs maturin, which finds zig in this environment. Ends the program where it fails."""
    tools = Path(sys.executable).parent
    environ = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    if subprocess.run([str(tools / "maturin"), *arguments], cwd=ROOT, env=environ, check=False).returncode:
        raise SystemExit(f"error: maturin {arguments[0]} failed; see above")


def main() -> int:
    """Builds the wheels of all targets, or of those named, and the source distribution."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.wheels", description="Builds wheels and the sdist into dist/."
    )
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"by default {' '.join(TARGETS)}")
    targets = parser.parse_args().targets or TARGETS
    DIST.mkdir(exist_ok=True)
    for old in [*DIST.glob("prikup-*.whl"), *DIST.glob("prikup-*.tar.gz")]:
        old.unlink()
    write_contents()
    for target in targets:
        have_target(target)
        options = ("--release", "--quiet", "--zig", "--compatibility", "manylinux2014", "--target", target)
        maturin("build", *options, "--sbom-include", str(CONTENTS), "--out", str(DIST))
    maturin("sdist", "--out", str(DIST))
    for built in sorted(DIST.glob("prikup-*")):
        sys.stdout.write(f"{built.relative_to(ROOT)} {built.stat().st_size / 1e6:.1f} MB\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
