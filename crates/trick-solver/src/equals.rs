//! Cards of a hand that are as good as each other.

use trick_kernel::{
    ACE, Announce, CARDS, Card, Hand, KING, Play, Policy, Position, QUEEN, RANKS, SUITS, cards_of, rank_of,
    suit_of,
};

use crate::limits::Stopped;

/// What makes cards equal under a policy.
///
/// Two cards of one hand and suit are equal where no other card that is still in play lies between them, they have the
/// same card points, and neither belongs to a combination that may be announced: exchanging their names then changes
/// no duty, no winner and no count.
pub(crate) struct Equals {
    /// For each card, the higher cards of its suit.
    above: [Hand; CARDS],
    /// Suits from the highest to the lowest card.
    order: [u8; RANKS],
    /// Cards that are equal to no other.
    single: Hand,
}

impl Equals {
    pub(crate) fn new(policy: &Policy) -> Self {
        let settings = policy.settings();
        let mut above = [0; CARDS];
        let mut order = settings.order;
        order.reverse();
        let mut single = 0;
        for card in 0..CARDS as Card {
            let suit = usize::from(suit_of(card));
            let higher = order.iter().take_while(|rank| **rank != rank_of(card));
            above[usize::from(card)] =
                higher.fold(0, |set, rank| set | 1 << (suit * RANKS + usize::from(*rank)));
            let marries = settings.marriages[suit] > 0 || !settings.marriages_by_order.is_empty();
            let royal = marries && matches!(rank_of(card), QUEEN | KING);
            let ace = settings.ace_marriage > 0 && rank_of(card) == ACE;
            if settings.announce != Announce::Never && (royal || ace) {
                single |= 1 << card;
            }
        }
        Self { above, order, single }
    }

    /// For each card of a set of the hand in turn, the card that stands for it: the highest of its equals.
    pub(crate) fn standing(&self, policy: &Policy, position: &Position, cards: Hand) -> [Card; CARDS] {
        let hand = position.hands()[usize::from(position.turn())];
        let others = position.hands().iter().fold(0, |set, other| set | other) & !hand;
        let lying = position.trick().iter().copied().chain(position.stock()).chain(position.talon());
        let others = lying.fold(others, |set, card| set | 1 << card);
        let mut standing = [0; CARDS];
        for suit in 0..SUITS {
            let mut last: Option<Card> = None;
            for rank in self.order {
                let card = (suit * RANKS + usize::from(rank)) as Card;
                if cards >> card & 1 == 0 {
                    continue;
                }
                let first = match last {
                    Some(before) if self.same(policy, before, card, others) => standing[usize::from(before)],
                    _ => card,
                };
                standing[usize::from(card)] = first;
                last = Some(card);
            }
        }
        standing
    }

    #[inline]
    fn same(&self, policy: &Policy, high: Card, low: Card, others: Hand) -> bool {
        let between = self.above[usize::from(low)] & !self.above[usize::from(high)] & !(1 << high);
        (1 << high | 1 << low) & self.single == 0
            && policy.card_points(high) == policy.card_points(low)
            && between & others == 0
    }

    /// The cards of a set that stand for themselves.
    pub(crate) fn distinct(&self, policy: &Policy, position: &Position, cards: Hand) -> Hand {
        if cards & cards.wrapping_sub(1) == 0 {
            return cards;
        }
        let standing = self.standing(policy, position, cards);
        trick_kernel::cards_of(cards)
            .filter(|card| standing[usize::from(*card)] == *card)
            .fold(0, |set, card| set | 1 << card)
    }

    /// How many cards of its suit are above a card.
    #[inline]
    pub(crate) fn below_top(&self, card: Card) -> i32 {
        self.above[usize::from(card)].count_ones() as i32
    }

    /// One play of each kind of equal ones, announcements first, then the higher cards of their suits.
    pub(crate) fn plays(&self, policy: &Policy, position: &Position) -> Vec<Play> {
        let announceable = position.announceable(policy);
        let mut plays: Vec<(i32, Play)> = Vec::with_capacity(16);
        for card in cards_of(self.distinct(policy, position, position.legal(policy))) {
            let height = self.below_top(card);
            plays.push((height, Play { card, announce: false }));
            if announceable >> card & 1 != 0 {
                plays.push((height - 16, Play { card, announce: true }));
            }
        }
        plays.sort_unstable();
        plays.into_iter().map(|(_, play)| play).collect()
    }
}

/// The value of the best of some plays for who `raises` values or lowers them: exact between `low` and `high`, a bound
/// at or beyond them. There is a play at least.
pub(crate) fn best_between<V: PartialOrd + Copy>(
    plays: Vec<Play>,
    raises: bool,
    mut low: V,
    mut high: V,
    mut value: impl FnMut(Play, V, V) -> Result<V, Stopped>,
) -> Result<V, Stopped> {
    let mut best = None;
    for play in plays {
        let found = value(play, low, high)?;
        if best.is_none_or(|before| if raises { found > before } else { found < before }) {
            best = Some(found);
        }
        if raises && found > low {
            low = found;
        } else if !raises && found < high {
            high = found;
        }
        if low >= high {
            break;
        }
    }
    Ok(best.expect("whoever is in turn has a card to play"))
}
