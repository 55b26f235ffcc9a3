"""``make run`` without Rust: what it says where there is no wheel, and when it installs anew."""

from __future__ import annotations

import hashlib
import io
import zipfile
from pathlib import Path

import pytest

from tools import prebuilt
from tools.install_check import index


def test_without_a_wheel_the_message_says_how_to_get_rust(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prebuilt, "WHERE", tmp_path / "run")
    monkeypatch.setenv("PRIKUP_WHEELS", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(SystemExit) as ended:
        prebuilt.main()
    message = str(ended.value)
    assert message.startswith("error: dist/ has no prebuilt prikup==")
    assert "not published yet" in message
    assert "https://rustup.rs" in message
    assert not (tmp_path / "run").exists()
    assert capfd.readouterr().err == ""


def wheel_of(name: str, version: str) -> tuple[str, bytes]:
    """The file name and the bytes of a wheel with nothing in it."""
    info = f"{name}-{version}.dist-info"
    files = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return f"{name}-{version}-py3-none-any.whl", found.getvalue()


@pytest.mark.slow
def test_what_is_published_is_taken_from_the_index(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name, wheel = wheel_of("prikup", prebuilt.version())
    needed_name, needed = wheel_of("needed", "1.0")
    (tmp_path / name).write_bytes(wheel)
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / needed_name).write_bytes(needed)
    lock = tmp_path / "lock.txt"
    lock.write_text(f"needed==1.0 --hash=sha256:{hashlib.sha256(needed).hexdigest()}\n")
    (tmp_path / "empty").mkdir()
    monkeypatch.setattr(prebuilt, "WHERE", tmp_path / "run")
    monkeypatch.setattr(prebuilt, "LOCK", lock)
    monkeypatch.setattr(prebuilt, "PUBLISHED", tmp_path / "published.txt")
    monkeypatch.delenv("PIP_NO_INDEX", raising=False)
    with index(tmp_path, "prikup", tmp_path / name) as address:
        monkeypatch.setenv("PIP_INDEX_URL", address)
        monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "links"))
        # Somebody else's package of that name is not taken before this version is published.
        error = prebuilt.install(tmp_path / "empty")
        assert error is not None
        assert "not published yet" in error
        (tmp_path / "published.txt").write_text(f"# ours\n{prebuilt.version()}\n")
        assert prebuilt.install(tmp_path / "empty") is None
    assert "from the package index" in capsys.readouterr().out
    found = {path.name for path in (tmp_path / "run").glob("lib/python*/site-packages/*.dist-info")}
    assert {f"prikup-{prebuilt.version()}.dist-info", "needed-1.0.dist-info"} <= found


def test_another_wheel_is_noticed(tmp_path: Path) -> None:
    empty = prebuilt.fingerprint(tmp_path)
    wheel = tmp_path / f"prikup-{prebuilt.version()}-cp311-abi3-linux_x86_64.whl"
    wheel.write_bytes(b"one")
    one = prebuilt.fingerprint(tmp_path)
    wheel.write_bytes(b"other")
    assert len({empty, one, prebuilt.fingerprint(tmp_path)}) == 3
