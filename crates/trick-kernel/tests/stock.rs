//! Deals with a stock, one rule after the other.

use trick_kernel::{Hand, Play, Policy, Position, PositionError, Setup, cards_of};

const HULSEMANN: &str = "players=2 overtrump=yes beat=yes duties_from=1 trick_needed=yes";

fn policy(text: &str) -> Policy {
    Policy::from_text(text).expect(text)
}

fn at(policy: &Policy, text: &str) -> Position {
    Position::from_text(policy, text).expect(text)
}

/// The id of a card such as `HA`.
fn id(name: &str) -> u8 {
    let letters: Vec<char> = name.chars().collect();
    let suit = "SCDH".find(letters[0]).expect(name);
    let rank = "789TJQKA".find(letters[1]).expect(name);
    (suit * 8 + rank) as u8
}

fn set(names: &str) -> Hand {
    names.split(' ').fold(0, |set, name| set | 1 << id(name))
}

/// The position after plays such as `HK!` (the mark announces).
fn played(policy: &Policy, position: Position, plays: &str) -> Position {
    plays.split(' ').fold(position, |position, text| {
        let play = Play { card: id(text.trim_end_matches('!')), announce: text.ends_with('!') };
        position.play(policy, play).expect(text)
    })
}

#[test]
fn tt_a_020_the_winner_draws_first() {
    let policy = policy(HULSEMANN);
    let start = at(&policy, "H9.DA/HA.D9 lead=0 trump=- stock=SA,CA,S9,C9");
    let after = played(&policy, start, "H9 HA");
    assert_eq!(after.setup().hands[..2], [set("DA CA"), set("D9 SA")]);
    assert_eq!(after.stock().collect::<Vec<_>>(), [id("S9"), id("C9")]);
    assert_eq!(after.turn(), 1);
    assert_eq!(after.to_text(&policy).split_once(" stock=").map(|(_, rest)| &rest[..5]), Some("S9,C9"));
}

#[test]
fn with_three_players_the_others_draw_clockwise() {
    let policy = policy("players=3");
    let start = at(&policy, "H9/HT/HA lead=0 trump=- stock=S9,D9,C9");
    let after = played(&policy, start, "H9 HT HA");
    assert_eq!(after.setup().hands[..3], [set("D9"), set("C9"), set("S9")]);
    assert!(!after.over());
}

#[test]
fn tt_a_017_and_021_the_duties_begin_when_the_stock_is_gone() {
    let policy = policy(HULSEMANN);
    let start = at(&policy, "H9.DT.SK/HA.CK.HT lead=0 trump=S stock=CA,HK");
    let free = played(&policy, start, "H9");
    assert_eq!(free.legal(&policy), set("HA HT CK"));
    // The second player wins and draws first: he leads, and the other must now follow or trump.
    let strict = played(&policy, start, "H9 HT HA");
    assert_eq!((strict.stock().len(), strict.legal(&policy)), (0, set("HK")));
    let void = played(&policy, start, "H9 HT CK");
    assert_eq!(void.legal(&policy), set("SK"));
}

#[test]
fn a_pair_that_was_drawn_together_is_announced() {
    let policy = policy(HULSEMANN);
    let start = at(&policy, "HK.DA/HA.D9 lead=0 trump=- stock=HQ,CA");
    assert_eq!(start.announceable(&policy), 0);
    let drawn = played(&policy, start, "DA D9");
    assert_eq!(drawn.announceable(&policy), set("HK HQ"));
    let trump = played(&policy, drawn, "HQ!").setup();
    assert_eq!((trump.trump, trump.bonus[0]), (Some(3), 100));
}

#[test]
fn the_last_trick_pays_at_the_end_alone() {
    let policy = policy("players=2 last_trick=10");
    let start = at(&policy, "HA/H9 lead=0 trump=- stock=S9,SA");
    let drawn = played(&policy, start, "HA H9");
    assert!(!drawn.over());
    assert_eq!(drawn.setup().bonus[..2], [0, 0]);
    let end = played(&policy, drawn, "S9 SA");
    assert!(end.over());
    assert_eq!((end.setup().bonus[..2].to_vec(), end.total(&policy, 1)), (vec![0, 10], 21));
}

#[test]
fn tt_a_013_without_a_trick_announcements_score_nothing_in_the_end() {
    let policy = policy(HULSEMANN);
    let start = at(&policy, "HKQ/SA.HA lead=0 trump=-");
    let before = played(&policy, start, "HK! HA");
    assert_eq!((before.total(&policy, 0), before.total(&policy, 1)), (100, 15));
    let end = played(&policy, at(&policy, "HKQ/HAT lead=0 trump=-"), "HK! HA HT HQ");
    assert!(end.over());
    assert_eq!((end.total(&policy, 0), end.total(&policy, 1)), (0, 28));
    assert_eq!(end.setup().bonus[0], 100);
}

#[test]
fn impossible_stocks_are_refused() {
    let two = policy("players=2");
    let setup = |hands: [Hand; 2], stock: Vec<u8>| Setup {
        hands: [hands[0], hands[1], 0, 0],
        stock,
        ..Setup::default()
    };
    let found = |setup: &Setup| Position::new(&two, setup).map(|_| ());
    let rest = |len: usize| cards_of(Hand::MAX).skip(2).take(len).collect::<Vec<_>>();
    assert_eq!(found(&setup([1, 2], rest(20))), Ok(()));
    assert_eq!(found(&setup([1, 2], rest(22))), Err(PositionError::StockSize(22)));
    assert_eq!(found(&setup([1, 2], rest(3))), Err(PositionError::StockShare { cards: 3, players: 2 }));
    assert_eq!(found(&setup([0, 0], rest(2))), Err(PositionError::StockLeft));
    assert_eq!(found(&setup([1, 2], vec![1, 3])), Err(PositionError::Twice(1)));
    assert_eq!(found(&setup([1, 2], vec![4, 4])), Err(PositionError::Twice(4)));
    // Cards of the stock are not gone: 16 cards of 32 are, eight tricks of two, and no ninth.
    let mut late = setup([0b1111, 0b1111_0000], rest(14)[6..].to_vec());
    (late.index, late.tricks) = (8, [8, 0, 0, 0]);
    assert_eq!(found(&late), Ok(()));
    (late.index, late.tricks) = (9, [9, 0, 0, 0]);
    assert_eq!(found(&late), Err(PositionError::Tricks));
    let mut rich = setup([1, 2], vec![id("HA"), id("DA")]);
    rich.points[0] = 120 - 22;
    assert_eq!(found(&rich), Ok(()));
    rich.points[0] += 1;
    assert_eq!(found(&rich), Err(PositionError::Points));
    let mut told = setup([set("HK"), set("D9")], vec![id("HQ"), id("DA")]);
    told.announced = 1 << 3;
    assert_eq!(found(&told), Err(PositionError::Announced));
}

#[test]
fn b1_003_a_rising_marriage_must_be_dearer_than_the_trump() {
    let rising = policy("players=2 trump_keep=rising");
    let hands = "HKQ.DKQ.SKQ/HA.DA.SA.C9.CT.CJ lead=0";
    let start = at(&rising, &format!("{hands} trump=-"));
    assert_eq!(start.announceable(&rising), set("HK HQ DK DQ SK SQ"));
    assert_eq!(at(&rising, &format!("{hands} trump=C")).announceable(&rising), set("HK HQ DK DQ"));
    assert_eq!(at(&rising, &format!("{hands} trump=D")).announceable(&rising), set("HK HQ"));
    let by_order = policy("players=2 trump_keep=rising marriages_by_order=40,60,80,100");
    assert_eq!(at(&by_order, &format!("{hands} trump=H")).announceable(&by_order), set("HK HQ DK DQ SK SQ"));
    // The lead of the dearer one makes its trump.
    let (cheap, _) = rising.announcement(id("DK"), 0, None, 0);
    assert_eq!((cheap, rising.announcement(id("HK"), 0b100, Some(2), cheap)), (80, (100, true)));
}

#[test]
fn b1_007_a_fixed_trump_stays_and_is_nobodys() {
    let fixed = policy("players=2 marriages=20,20,20,40 fixed_trump=H lead_foreign_trump=no");
    let hands = "HKQ.DKQ/HA.DA.SA.C9";
    let start = at(&fixed, &format!("{hands} lead=0 trump=H"));
    assert_eq!(start.legal(&fixed), set("HK HQ DK DQ"));
    let after = played(&fixed, start, "DK!").setup();
    assert_eq!((after.trump, after.trump_owner, after.trump_value), (Some(3), None, 0));
    assert_eq!((after.bonus[0], after.announced), (20, 0b100));
    let refused = |text: &str| Position::from_text(&fixed, text).map(|_| ()).unwrap_err().to_string();
    assert_eq!(refused(&format!("{hands} lead=0 trump=D")), "the trump must be H");
    assert_eq!(refused(&format!("{hands} lead=0 trump=-")), "the trump must be H");
    let owner = "HQ.DKQ/HA.DA.SA lead=0 trump=H owner=0 value=40 announced=H";
    assert_eq!(refused(owner), "an announcement cannot have made the fixed trump");
}
