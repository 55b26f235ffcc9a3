//! Answers as intervals, and the switches of the static bounds.

/// A value between two numbers, both included; known where they are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The value is at least this.
    pub low: i32,
    /// The value is at most this.
    pub high: i32,
}

impl Bounds {
    /// A known value.
    #[must_use]
    pub const fn exactly(value: i32) -> Self {
        Self { low: value, high: value }
    }

    /// The value, if it is known.
    #[must_use]
    pub const fn value(self) -> Option<i32> {
        if self.low == self.high { Some(self.low) } else { None }
    }
}

/// Which static bounds the fast kernel uses. Each can be switched alone, so that it can be judged alone.
///
/// `docs/solver.md` proves them under these names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Statics {
    /// Without trumps: what the leader can cash at once.
    pub cash: bool,
    /// Without trumps: a defender who leads cashes, then reaches what his partner can cash.
    pub reach: bool,
    /// The same with the partner's cards that are the highest once the leader's tops are played; only with `reach`.
    pub behind: bool,
    /// Without trumps: a leader who holds only suits whose top card is the other side's.
    pub forced_lead: bool,
    /// Without trumps: what the declarer takes off lead, behind stoppers and touching guards.
    pub stoppers: bool,
    /// The defenders' top cards of the declarer's side suits, kept until he must lose to them.
    pub guards: bool,
    /// Trumps that no higher trump can be matched with.
    pub sure_trumps: bool,
    /// With trumps: what the leader can cash, before or after drawing trumps.
    pub cash_trumps: bool,
    /// Only the declarer has trumps: all of them and his tops.
    pub lone_trumps: bool,
    /// With trumps: a defender who leads cashes, then reaches what his partner can cash.
    pub reach_trumps: bool,
    /// What a hand takes off lead in side suits, where the others run out of other leads; not with trumps and free discard.
    pub waits: bool,
    /// In a misere, the defence on lead: suits in which the declarer can always stay below.
    pub safe_suits: bool,
    /// The same with the declarer on lead, who has a card that gets him off it for good; only with `safe_suits`.
    pub safe_lead: bool,
    /// In a misere, the defence on lead: a suit in which the declarer has to take a trick sooner or later.
    pub caught: bool,
    /// In a misere, the defence on lead: one suit is not safe, and the declarer throws it away in time.
    pub throws: bool,
    /// Not a bound: asked for the first trick of a misere, the declarer has one reply in a suit, and throws highest cards.
    pub one_reply: bool,
    /// Not a bound: with one suit that is not safe, he throws its highest card; only with `one_reply`.
    pub one_danger: bool,
    /// Card points that the leader's side takes with the leader's top cards.
    pub cash_points: bool,
    /// A marriage that the single hand announces now, or after cashing other suits.
    pub announce_points: bool,
    /// Card points of cards that a hand off lead keeps until they take a trick.
    pub wait_points: bool,
    /// Touching cards whose values differ by no more than their card points.
    pub like_points: bool,
}

impl Statics {
    /// No static bound.
    pub const NONE: Self = Self {
        cash: false,
        reach: false,
        behind: false,
        forced_lead: false,
        stoppers: false,
        guards: false,
        sure_trumps: false,
        cash_trumps: false,
        lone_trumps: false,
        reach_trumps: false,
        waits: false,
        safe_suits: false,
        safe_lead: false,
        caught: false,
        throws: false,
        one_reply: false,
        one_danger: false,
        cash_points: false,
        announce_points: false,
        wait_points: false,
        like_points: false,
    };

    /// All of them.
    pub const ALL: Self = Self {
        cash: true,
        reach: true,
        behind: true,
        forced_lead: true,
        stoppers: true,
        guards: true,
        sure_trumps: true,
        cash_trumps: true,
        lone_trumps: true,
        reach_trumps: true,
        waits: true,
        safe_suits: true,
        safe_lead: true,
        caught: true,
        throws: true,
        one_reply: true,
        one_danger: true,
        cash_points: true,
        announce_points: true,
        wait_points: true,
        like_points: true,
    };

    /// The names of the bounds, each with the switches that use it alone, or with the one that it adds to.
    #[must_use]
    pub fn each() -> Vec<(&'static str, Self)> {
        let none = Self::NONE;
        vec![
            ("cash", Self { cash: true, ..none }),
            ("reach", Self { reach: true, ..none }),
            ("behind", Self { reach: true, behind: true, ..none }),
            ("forced_lead", Self { forced_lead: true, ..none }),
            ("stoppers", Self { stoppers: true, ..none }),
            ("guards", Self { guards: true, ..none }),
            ("sure_trumps", Self { sure_trumps: true, ..none }),
            ("cash_trumps", Self { cash_trumps: true, ..none }),
            ("lone_trumps", Self { lone_trumps: true, ..none }),
            ("reach_trumps", Self { reach_trumps: true, ..none }),
            ("waits", Self { waits: true, ..none }),
            ("safe_suits", Self { safe_suits: true, ..none }),
            ("safe_lead", Self { safe_suits: true, safe_lead: true, ..none }),
            ("caught", Self { caught: true, ..none }),
            ("throws", Self { throws: true, ..none }),
            ("one_reply", Self { one_reply: true, ..none }),
            ("one_danger", Self { one_reply: true, one_danger: true, ..none }),
            ("cash_points", Self { cash_points: true, ..none }),
            ("announce_points", Self { cash_points: true, announce_points: true, ..none }),
            ("wait_points", Self { wait_points: true, ..none }),
            ("like_points", Self { like_points: true, ..none }),
        ]
    }
}

impl Default for Statics {
    fn default() -> Self {
        Self::ALL
    }
}
