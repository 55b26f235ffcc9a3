"""``make run`` without Rust: what it says where there is no wheel, and when it installs anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import prebuilt


def test_without_a_wheel_the_message_says_how_to_get_rust(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prebuilt, "WHERE", tmp_path / "run")
    monkeypatch.setenv("PRIKUP_WHEELS", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(SystemExit) as ended:
        prebuilt.main()
    message = str(ended.value)
    assert message.startswith("error: neither dist/ nor the package index has a prebuilt prikup==")
    assert "https://rustup.rs" in message
    assert not (tmp_path / "run").exists()
    assert capfd.readouterr().err == ""


def test_another_wheel_is_noticed(tmp_path: Path) -> None:
    empty = prebuilt.fingerprint(tmp_path)
    wheel = tmp_path / f"prikup-{prebuilt.version()}-cp311-abi3-linux_x86_64.whl"
    wheel.write_bytes(b"one")
    one = prebuilt.fingerprint(tmp_path)
    wheel.write_bytes(b"other")
    assert len({empty, one, prebuilt.fingerprint(tmp_path)}) == 3
