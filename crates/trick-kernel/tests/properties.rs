//! What holds under every policy and in every deal.

use proptest::prelude::*;
use trick_kernel::{
    Announce, CARDS, Duty, Hand, Objective, Play, Policy, Position, RANKS, Rng, SEATS, STOCK, Settings,
    Setup, TALON, TrumpKeep, TrumpVoid, TrumpWhen, Turned, cards_of, playout, playout_deals, suit_mask,
    suit_of,
};

prop_compose! {
    fn duties()(
        follow in any::<bool>(),
        trump_void in prop::sample::select(vec![TrumpVoid::Free, TrumpVoid::Beat, TrumpVoid::Must]),
        overtrump in any::<bool>(),
        partial_trumping in any::<bool>(),
        overtrump_declarer in any::<bool>(),
        beat in any::<bool>(),
        duties_from in 0..6u8,
        lead_foreign_trump in any::<bool>(),
        lead_new_trump in any::<bool>(),
    ) -> Settings {
        Settings {
            follow, trump_void, overtrump, partial_trumping, overtrump_declarer, beat, duties_from,
            lead_foreign_trump, lead_new_trump,
            ..Settings::default()
        }
    }
}

prop_compose! {
    fn trumps()(
        duties in duties(),
        ace_marriage in prop::sample::select(vec![0u16, 200]),
        ace_sets_trump in any::<bool>(),
        trump_when in prop::sample::select(vec![TrumpWhen::AtOnce, TrumpWhen::NextTrick]),
        trump_keep in prop::sample::select(
            vec![TrumpKeep::Last, TrumpKeep::First, TrumpKeep::Higher, TrumpKeep::Rising]),
        fixed_trump in prop::option::weighted(0.2, 0..4u8),
    ) -> Settings {
        let rising = trump_keep == TrumpKeep::Rising;
        Settings {
            ace_marriage, trump_when, trump_keep,
            ace_sets_trump: ace_sets_trump && ace_marriage > 0 && !rising && fixed_trump.is_none(),
            fixed_trump: fixed_trump.filter(|_| !rising),
            ..duties
        }
    }
}

prop_compose! {
    fn settings()(
        trumps in trumps(),
        players in 2..=4u8,
        order in Just([0, 1, 2, 3, 4, 5, 6, 7]).prop_shuffle(),
        points in prop::array::uniform8(0..30u16),
        marriages in prop::array::uniform4(0..101u16),
        marriages_by_order in prop::collection::vec(1..101u16, 0..=4),
        announce in prop::sample::select(
            vec![Announce::Never, Announce::Lead, Announce::OwnTrick, Announce::FirstWinner]),
        trick_needed in any::<bool>(),
        last_trick in 0..20u16,
    ) -> Settings {
        Settings {
            players, order, points, marriages, marriages_by_order, announce, trick_needed, last_trick,
            objective: Objective::Points,
            ..trumps
        }
    }
}

/// A random deal of `size` cards a seat, or as many as the pack has, and of a stock of `draws` cards a
/// seat, or as many as are left and allowed. In some deals seats rest, in some a talon leads instead of
/// the stock, and any seats are partners.
fn deal(policy: &Policy, size: usize, draws: usize, rng: &mut Rng) -> Position {
    let mut pack: Vec<u8> = (0..CARDS as u8).collect();
    for last in (1..pack.len()).rev() {
        pack.swap(last, rng.below(last as u32 + 1) as usize);
    }
    let players = policy.players();
    let mut setup = Setup::default();
    while rng.below(3) == 0 {
        let more = setup.resting | 1 << rng.below(players as u32);
        if more.count_ones() as usize + 2 <= players {
            setup.resting = more;
        }
    }
    let playing: Vec<usize> = (0..players).filter(|seat| setup.resting >> seat & 1 == 0).collect();
    let size = size.min(CARDS / playing.len());
    for (seat, cards) in playing.iter().zip(pack.chunks(size)) {
        setup.hands[*seat] = cards.iter().fold(0, |hand: Hand, card| hand | 1 << card);
    }
    let rest = &pack[size * playing.len()..];
    if rng.below(3) == 0 {
        setup.talon = rest[..TALON.min(size).min(rest.len())].to_vec();
        setup.talon_seat =
            (0..players as u8).find(|seat| setup.resting >> seat & 1 != 0 && rng.below(2) == 0);
    } else {
        let draws = draws.min(rest.len().min(STOCK) / playing.len());
        setup.stock = rest[..draws * playing.len()].to_vec();
    }
    for side in &mut setup.sides[..players] {
        *side = rng.below(players as u32) as u8;
    }
    setup.leader = playing[rng.below(playing.len() as u32) as usize] as u8;
    let declarer = playing[rng.below(playing.len() as u32) as usize] as u8;
    setup.declarer = Some(declarer).filter(|_| policy.sets_declarer_apart() && rng.below(4) > 0);
    setup.trump = policy.settings().fixed_trump.or([None, Some(0), Some(3)][rng.below(3) as usize]);
    Position::new(policy, &setup).expect("a deal is a position")
}

/// All cards of a deal: those in hands, in the stock and in the talon.
fn cards_in(position: &Position) -> Hand {
    let beside = position.stock().chain(position.talon()).fold(0, |set: Hand, card| set | 1 << card);
    position.setup().hands.iter().fold(beside, |set, hand| set | hand)
}

proptest! {
    #[test]
    fn a_policy_comes_back_from_its_text(settings in settings()) {
        let policy = Policy::new(settings).unwrap();
        prop_assert_eq!(Policy::from_text(&policy.to_text()), Ok(policy));
    }

    #[test]
    fn a_deal_goes_to_its_end(
        settings in settings(),
        size in 1..=12usize,
        draws in 0..=10usize,
        seed in any::<u64>(),
    ) {
        let policy = Policy::new(settings).unwrap();
        let mut rng = Rng::new(seed, 0);
        let mut position = deal(&policy, size, draws, &mut rng);
        let at_start = cards_in(&position);
        let (turned, sides) = (position.talon().len() as u32, position.setup().sides);
        let playing = policy.players() as u32 - position.setup().resting.count_ones();
        let tricks = (at_start.count_ones() - turned) / playing;
        let mut plays = 0;
        while !position.over() {
            prop_assert_eq!(&Position::from_text(&policy, &position.to_text(&policy)), &Ok(position));
            prop_assert_eq!(Position::new(&policy, &position.setup()), Ok(position));
            let hand = position.setup().hands[usize::from(position.turn())];
            let legal = position.legal(&policy);
            prop_assert!(legal != 0 && legal & !hand == 0);
            prop_assert_eq!(position.announceable(&policy) & !legal, 0);
            for card in cards_of(!legal) {
                prop_assert_eq!(position.play(&policy, Play { card, announce: false }), None);
            }
            let choices = position.plays(&policy);
            let play = choices[rng.below(choices.len() as u32) as usize];
            position = position.play(&policy, play).expect("a listed play is legal");
            plays += 1;
        }
        prop_assert_eq!(plays, at_start.count_ones() - turned);
        let end = position.setup();
        prop_assert_eq!(u32::from(end.index), tricks);
        prop_assert_eq!((end.talon.len(), end.sides), (0, sides));
        for (seat, _) in end.tricks.iter().enumerate().filter(|(_, tricks)| **tricks > 0) {
            prop_assert!(end.resting >> seat & 1 == 0 || end.talon_seat == Some(seat as u8));
        }
        prop_assert_eq!(end.points.iter().sum::<u16>(), policy.points(at_start));
        for seat in 0..policy.players() {
            let counts = end.tricks[seat] > 0 || !policy.settings().trick_needed;
            let bonus = if counts { end.bonus[seat] } else { 0 };
            prop_assert_eq!(position.total(&policy, seat), end.points[seat] + bonus);
        }
    }

    #[test]
    fn after_each_trick_all_draw_the_winner_first(
        settings in settings(),
        size in 1..=12usize,
        draws in 0..=10usize,
        seed in any::<u64>(),
    ) {
        let policy = Policy::new(settings).unwrap();
        let mut rng = Rng::new(seed, 2);
        let mut position = deal(&policy, size, draws, &mut rng);
        let players = policy.players();
        while !position.over() {
            let before = position.setup();
            let choices = position.plays(&policy);
            let play = choices[rng.below(choices.len() as u32) as usize];
            position = position.play(&policy, play).expect("a listed play is legal");
            let after = position.setup();
            let from = |leader: u8| {
                (0..players)
                    .map(move |offset| (usize::from(leader) + offset) % players)
                    .filter(|seat| before.resting >> seat & 1 == 0)
            };
            let mut expected = before.hands;
            let seat = from(before.leader).nth(before.trick.len()).expect("a seat plays");
            expected[seat] &= !(1 << play.card);
            let drawn = if after.index > before.index && !before.stock.is_empty() {
                from(after.leader).count()
            } else {
                0
            };
            for (seat, card) in from(after.leader).zip(&before.stock[..drawn]) {
                expected[seat] |= 1 << card;
            }
            prop_assert_eq!(after.hands, expected);
            prop_assert_eq!(&after.stock[..], &before.stock[drawn..]);
        }
        prop_assert_eq!(position.stock().len(), 0);
    }

    #[test]
    fn a_trick_has_one_winner_whoever_is_asked(
        settings in duties(),
        cards in Just((0..CARDS as u8).collect::<Vec<_>>()).prop_shuffle(),
        len in 1..=SEATS,
        trump in prop::option::of(0..4u8),
    ) {
        let policy = Policy::new(settings).unwrap();
        let trick = &cards[..len];
        let winner = trick[policy.winner(trick, trump)];
        for card in trick.iter().filter(|card| **card != winner) {
            prop_assert!(!policy.beats(*card, winner, trump));
        }
        prop_assert_eq!(policy.points(u32::MAX), 30 * (CARDS / RANKS) as u16);
    }

    #[test]
    fn a_duty_names_the_cards_that_fulfil_it(
        settings in duties(),
        cards in Just((0..CARDS as u8).collect::<Vec<_>>()).prop_shuffle(),
        len in 0..SEATS - 1,
        size in 1..=10usize,
        trump in prop::option::of(0..4u8),
        index in 0..8usize,
        foreign in any::<bool>(),
        new in any::<bool>(),
        talon in prop::option::of(prop::option::of(0..3u8)),
        declarer in prop::option::of(0..3usize),
    ) {
        let policy = Policy::new(settings).unwrap();
        let (trick, hand) = (&cards[..len], &cards[len..len + size]);
        let hand = hand.iter().fold(0, |set: Hand, card| set | 1 << card);
        let turned = talon.map(|seat| Turned { card: cards[CARDS - 1], seat });
        let legal = match turned {
            Some(turned) => policy.legal_after(turned, hand, trick, trump, index, declarer),
            None => policy.legal(hand, trick, trump, index, foreign, new, declarer),
        };
        let (duty, fulfilled) = policy.duty(turned, hand, trick, trump, index, foreign, new, declarer);
        prop_assert_eq!(fulfilled, legal);
        let led = turned.map(|turned| turned.card).or(trick.first().copied()).map(suit_of);
        let winning = match (policy.winning(turned, trick, trump), turned) {
            (Some(offset), _) => Some(trick[offset]),
            (None, Some(Turned { card, seat: Some(_) })) => Some(card),
            _ => None,
        };
        let beats = |card: u8| winning.is_some_and(|winning| policy.beats(card, winning, trump));
        let of = |suit: u8| hand & suit_mask(suit);
        let winners = |suit: u8| {
            cards_of(of(suit)).filter(|card| beats(*card)).fold(0, |set: Hand, card| set | 1 << card)
        };
        prop_assert_ne!(legal, 0);
        match duty {
            Duty::Free => prop_assert_eq!(legal, hand),
            Duty::LeadOther(suit) => {
                prop_assert_eq!((led, trump, legal), (None, Some(suit), hand & !suit_mask(suit)));
            }
            Duty::LeadTrump(suit) => prop_assert_eq!((led, trump, legal), (None, Some(suit), of(suit))),
            Duty::Follow(suit) => prop_assert_eq!((led, legal), (Some(suit), of(suit))),
            Duty::Beat(suit) => prop_assert_eq!((led, legal), (Some(suit), winners(suit))),
            Duty::Ruff(suit) => prop_assert_eq!((trump, legal), (Some(suit), of(suit))),
            Duty::Overruff(suit) => prop_assert_eq!((trump, legal), (Some(suit), winners(suit))),
        }
        if let Duty::Ruff(_) | Duty::Overruff(_) = duty {
            prop_assert_eq!(of(led.unwrap()), 0);
        }
    }

    #[test]
    fn playouts_end_as_step_by_step_play_could(
        settings in settings(),
        size in 1..=8usize,
        draws in 0..=10usize,
        started in 0..8usize,
        seed in any::<u64>(),
    ) {
        let policy = Policy::new(settings).unwrap();
        let mut rng = Rng::new(seed, 1);
        let mut position = deal(&policy, size, draws, &mut rng);
        for _ in 0..started {
            let choices = position.plays(&policy);
            if choices.is_empty() {
                break;
            }
            let play = choices[rng.below(choices.len() as u32) as usize];
            position = position.play(&policy, play).expect("a listed play is legal");
        }
        let mut end = position;
        end.play_out(&policy, &mut rng);
        prop_assert!(end.over());
        // What the fast loop leaves behind is a position like any other.
        prop_assert_eq!(Position::new(&policy, &end.setup()), Ok(end));
    }
}

/// Duties of which some are the declarer's or the others' alone.
const APART: &str = "partial_trumping=yes overtrump_declarer=yes";

/// All plays of a short deal, weighted as random play weights them, give the mean of the playouts.
#[test]
fn playouts_draw_each_play_evenly() {
    fn expected(policy: &Policy, position: &Position, seat: usize) -> f64 {
        let choices = position.plays(policy);
        if choices.is_empty() {
            return f64::from(position.total(policy, seat));
        }
        let sum: f64 = choices
            .iter()
            .map(|play| expected(policy, &position.play(policy, *play).expect("legal"), seat))
            .sum();
        sum / choices.len() as f64
    }
    let texts = [
        "HKQ9.SA/HAT.DKQ/HJ.CAKQ lead=0 trump=-",
        "HKQ/HAT/HJ.CA lead=0 trump=- stock=DK,DQ,CK,S9,SA,CQ",
        "HKQ9.SA/HAT.DKQ/HJ.CAKQ lead=1 trump=H",
        "HQ9.SA/HAT.DKQ/HJ.CAKQ lead=0 trump=- trick=HK",
        "HKQ9.SA/-/HAT.DKQ lead=2 trump=- resting=1",
        "HKQ9/-/HATJ lead=2 trump=- resting=1 talon=H8,SA talon_seat=1",
        "HQ9/HAT.DK/HJ.CAK lead=0 trump=- trick=HK talon=CT,SA",
    ];
    for policy in ["default", "trump_void=beat overtrump=yes beat=yes", "lead_foreign_trump=no", APART] {
        let policy = Policy::from_text(policy).unwrap();
        for text in texts {
            let text = &if policy.sets_declarer_apart() { format!("{text} declarer=0") } else { text.into() };
            let position = Position::from_text(&policy, text).unwrap();
            let repeats = 200_000;
            let tally = playout(&policy, &position, repeats, &mut Rng::new(1, 0));
            for seat in 0..3 {
                let mean = tally.points[seat] as f64 / f64::from(repeats);
                let exact = expected(&policy, &position, seat);
                assert!((mean - exact).abs() < 1.0, "{text} seat {seat}: {mean} against {exact}");
            }
        }
    }
}

#[test]
fn dealt_playouts_share_out_the_pack() {
    let settings = Settings { announce: Announce::Never, ..Settings::default() };
    let policy = Policy::new(settings).unwrap();
    let deck = 0xfcfc_fcfc;
    let tally = playout_deals(&policy, deck, 8, 10_000, &mut Rng::new(1, 0)).unwrap();
    assert_eq!(tally.points.iter().sum::<u64>(), 120 * 10_000);
    assert_eq!(tally.tricks.iter().sum::<u64>(), 8 * 10_000);
    // The seats differ only by the first lead.
    assert!(tally.points.iter().take(3).all(|points| (360_000..440_000).contains(points)));
    assert_eq!(playout_deals(&policy, deck, 9, 1, &mut Rng::new(1, 0)), None);
}
