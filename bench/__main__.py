"""Runs the `main()` of every module in this folder."""

import importlib
import pkgutil

import bench


def main() -> None:
    for module in sorted(info.name for info in pkgutil.iter_modules(bench.__path__)):
        if not module.startswith("_"):
            print(f"== {module}")
            importlib.import_module(f"bench.{module}").main()
            print()


if __name__ == "__main__":
    main()
