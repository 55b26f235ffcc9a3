"""Builds what a release consists of into dist/: a wheel for each Linux target, and the source distribution.

``python -m tools.wheels`` (``make wheels``). Zig links for the old C library of manylinux2014, so no container is
needed. maturin puts a CycloneDX list of the Rust crates into each wheel (PEP 770); the list of what the built page
contains is written here and put beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PAGE_LIST = ROOT / "build" / "sbom" / "page.cdx.json"
TARGETS = ("x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu")
IN_THE_PAGE = ("@fluent/bundle", "@letele/playing-cards", "svelte")
"""The npm packages of which the built page holds a part; web/LICENSES.md says which."""


def page_components() -> list[dict[str, object]]:
    """The npm packages in the page, as CycloneDX components."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    found = []
    for name in IN_THE_PAGE:
        package = packages[f"node_modules/{name}"]
        identity = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        found.append(
            {
                "type": "library",
                "bom-ref": identity,
                "name": name,
                "version": package["version"],
                "purl": identity,
                "licenses": [{"license": {"id": package["license"]}}],
            }
        )
    return found


def write_page_list() -> None:
    """Writes the list of the page's parts."""
    PAGE_LIST.parent.mkdir(parents=True, exist_ok=True)
    listed = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": page_components()}
    PAGE_LIST.write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


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
    write_page_list()
    for target in targets:
        have_target(target)
        options = ("--release", "--quiet", "--zig", "--compatibility", "manylinux2014", "--target", target)
        maturin("build", *options, "--sbom-include", str(PAGE_LIST), "--out", str(DIST))
    maturin("sdist", "--out", str(DIST))
    for built in sorted(DIST.glob("prikup-*")):
        sys.stdout.write(f"{built.relative_to(ROOT)} {built.stat().st_size / 1e6:.1f} MB\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
