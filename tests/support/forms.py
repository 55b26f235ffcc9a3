"""Forms of score sheets, filled in at random."""

from __future__ import annotations

import random

from prikup.sheets.forms import EntryForm, FormItem


def random_entry(rng: random.Random, form: EntryForm) -> str:
    """The text of a filled-in form, as the page makes it."""
    head = [text for item in form.head if (text := _filled(rng, item))]
    more = []
    for item in form.more:
        text = _filled(rng, item)
        if text:
            more.append(text if item.kind == "flag" else f"{item.name} {text}")
    return "; ".join([" ".join([form.begin, *head]), *more])


def _filled(rng: random.Random, item: FormItem) -> str:
    """A value that a person might enter in a field; empty for none."""
    if item.kind == "choice":
        return "" if item.optional and rng.random() < 0.7 else rng.choice(item.choices).value
    if item.kind == "flag":
        return item.name if rng.random() < 0.1 else ""
    if item.kind == "number":
        return "" if item.optional and rng.random() < 0.8 else str(rng.randint(item.least, item.most) // 5 * 5)
    if item.kind == "people":
        return " ".join(choice.value for choice in item.choices if rng.random() < 0.4)
    if item.kind == "numbers":
        return " ".join(map(str, _shares(rng, len(item.choices), item.most)))
    if item.kind == "pairs":
        rows = [f"{rng.choice(item.choices).value} {rng.choice(item.second).value}" for _ in range(rng.randint(0, 2))]
        return " / ".join(rows)
    return "HA SK" if rng.random() < 0.2 else ""


def _shares(rng: random.Random, count: int, total: int) -> list[int]:
    """``count`` numbers that add up to ``total``."""
    cuts = sorted(rng.randint(0, total) for _ in range(count - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]
