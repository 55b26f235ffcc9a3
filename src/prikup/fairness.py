"""Whether the deals of a match that is over were mixed as it was promised (docs/fairness.md).

Nothing here knows the rules of a game: a deal is a step ``table shuffle SEED`` of a record. The page has the same check
in TypeScript (``web/src/lib/fair/check.ts``); both are held against ``spec/fair-deals.json``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Literal

from msgspec import Struct

from prikup.core.mixing import HashChain, Mixed, chain_in_force, fits, is_link, mixed_seed, server_chain
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import shuffled

MixCode = Literal[
    "server_chain",
    "server_seed",
    "wrong_link",
    "link_twice",
    "links_reordered",
    "chosen_deal",
    "dealt_by_hand",
    "not_listed",
    "other_deck",
]

_SHUFFLE = "table shuffle "
_BY_HAND = "table deal "


class OpenDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a match that is over."""

    step: int
    """The number of its shuffle among the actions of the record, from 1."""
    seed: str
    """The server's seed of the deal."""
    mixed: Mixed
    deck: tuple[int, ...]
    """The pack as it was shuffled, card by card; the first one is dealt first."""


class DealMixing(Struct, frozen=True, forbid_unknown_fields=True):
    """What the deals of a match were mixed with."""

    chains: tuple[HashChain, ...]
    """In the order in which they were published."""
    deals: tuple[OpenDeal, ...]


class MixFinding(Struct, frozen=True):
    """Something that is not as it was promised.

    ``server_chain``: the server's chain of the deal is not the one that comes from the secret of the match.
    ``server_seed``: the server's seed is not the link of its chain. ``wrong_link``: a link of no chain of its seat.
    ``link_twice``: the link of an earlier deal. ``links_reordered``: links in other places than those of their seats.
    ``chosen_deal``: the pack has another seed than seed and links give. ``dealt_by_hand``: cards that were entered,
    later than the first deal. ``not_listed``: a shuffle of which nothing is said. ``other_deck``: the pack lies
    otherwise than its seed has it.
    """

    code: MixCode
    deal: int
    """The number of the deal; 0 where it has none."""
    step: int
    """The number of the action in the record."""
    seat: Seat = -1


def pack_seed(deal: OpenDeal) -> str:
    """The seed of the pack that a deal should have."""
    return mixed_seed(deal.seed, deal.mixed.deal, deal.mixed.links)


def well_formed(mixing: DealMixing, players: int, steps: int) -> bool:
    """Whether all that is told of the deals can be read: numbers in order, links and ends in hex, a place for each
    seat, and the same pack in all deals."""
    chains = all(is_link(one.end) and TABLE <= one.seat < players and one.first >= 1 for one in mixing.chains)
    pack = set(mixing.deals[0].deck) if mixing.deals else set()
    last = 0
    for number, deal in enumerate(mixing.deals, 1):
        mixed = deal.mixed
        pairs = list(zip(mixed.links, mixed.without, strict=False))
        if (
            mixed.deal != number
            or not last < deal.step <= steps
            or not len(mixed.links) == len(mixed.without) == players
            or not all((is_link(link) and not without) or (not link and without) for link, without in pairs)
            or not is_link(deal.seed)
            or not deal.deck
            or len(set(deal.deck)) != len(deal.deck)
            or set(deal.deck) != pack
            or not all(0 <= card < 32 for card in deal.deck)
        ):
            return False
        last = deal.step
    return chains


def mix_findings(mixing: DealMixing, log: Sequence[str], secret: str) -> tuple[MixFinding, ...]:
    """What is not as it was promised, in order of the actions. ``log``: the steps of the record, as text; ``secret``:
    that of the match. Empty if all is right."""
    found: list[MixFinding] = []
    used: set[str] = set()
    for deal in mixing.deals:
        found += _server(mixing, deal, secret)
        found += _links(mixing, deal, used)
        found += _pack(deal, log)
        used.update(filter(None, deal.mixed.links))
    listed = {deal.step for deal in mixing.deals}
    for step, text in enumerate(log, 1):
        if text.startswith(_SHUFFLE) and step not in listed:
            found.append(MixFinding("not_listed", 0, step))
        if text.startswith(_BY_HAND) and step > 1 and step not in listed:
            found.append(MixFinding("dealt_by_hand", 0, step))
    return tuple(sorted(found, key=lambda one: one.step))


def _server(mixing: DealMixing, deal: OpenDeal, secret: str) -> list[MixFinding]:
    number = deal.mixed.deal
    chain = chain_in_force(mixing.chains, TABLE, number)
    promised = server_chain(secret, number)
    if chain is None or (chain.end, chain.first) != (promised.end, promised.first):
        return [MixFinding("server_chain", number, deal.step)]
    if not fits(chain, number, deal.seed):
        return [MixFinding("server_seed", number, deal.step)]
    return []


def _links(mixing: DealMixing, deal: OpenDeal, used: set[str]) -> list[MixFinding]:
    number, links = deal.mixed.deal, deal.mixed.links
    chains = [chain_in_force(mixing.chains, seat, number) for seat in range(len(links))]
    found = []
    for seat, link in enumerate(links):
        chain = chains[seat]
        # A chain that begins with another deal makes a used link fit again.
        if not link or (link not in used and chain is not None and fits(chain, number, link)):
            continue
        of_another = any(other is not None and fits(other, number, link) for other in chains)
        code: MixCode = "link_twice" if link in used else "links_reordered" if of_another else "wrong_link"
        found.append(MixFinding(code, number, deal.step, seat))
    return found


def _pack(deal: OpenDeal, log: Sequence[str]) -> list[MixFinding]:
    number, links = deal.mixed.deal, deal.mixed.links
    text = log[deal.step - 1]
    if not text.startswith(_SHUFFLE):
        return [MixFinding("dealt_by_hand", number, deal.step)]
    seed = text.removeprefix(_SHUFFLE)
    if seed != pack_seed(deal):
        orders = {mixed_seed(deal.seed, number, order) for order in permutations(links)}
        code: MixCode = "links_reordered" if seed in orders else "chosen_deal"
        return [MixFinding(code, number, deal.step)]
    if shuffled(seed, sorted(deal.deck)) != deal.deck:
        return [MixFinding("other_deck", number, deal.step)]
    return []
