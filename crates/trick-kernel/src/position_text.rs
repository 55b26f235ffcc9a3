//! A position as one line of text, with an exact round trip.
//!
//! ```text
//! HAT9.DKQ.SJ/HK.CAT.S9/DA.CKQ.SQ lead=0 trump=- trick=...
//! ```
//!
//! First the hands by seat, separated by `/`; then fields `name=value` in any order. `lead` and `trump`
//! are always written, the others if they differ from their value at the start of a deal:
//! `trick` and `stock` (the next card to be drawn first) cards separated by commas, `index`, `points`, `bonus`, `tricks` (one number a seat),
//! `announced` suits separated by commas, `aces` among them, `owner`, `value`, `new`, `pending`, `first`, `resting` seats
//! separated by commas, `talon` cards (that of the trick under way first), `talon_seat`, `sides` (one number a seat),
//! `declarer`.

use crate::cards::{Card, Suit};
use crate::policy::Policy;
use crate::position::Position;
use crate::setup::{ANNOUNCED_ACES, SEATS, Setup};
use crate::text::{
    Name, TextError, error, hand_text, join, parse_card, parse_hand, parse_number, parse_numbers,
    parse_suit_or_none, suit_letter,
};

impl Position {
    /// The position as text.
    #[must_use]
    pub fn to_text(&self, policy: &Policy) -> String {
        let players = policy.players();
        let order = &policy.settings().order;
        let hands: Vec<String> = self.hands[..players].iter().map(|hand| hand_text(*hand, order)).collect();
        let mut text = format!("{} lead={} trump={}", hands.join("/"), self.leader, suit(self.trump));
        let mut field = |name: &str, value: String, written: bool| {
            if written {
                text.push_str(&format!(" {name}={value}"));
            }
        };
        field("trick", cards(self.trick().iter().copied()), !self.trick().is_empty());
        field("stock", cards(self.stock()), self.stock().len() != 0);
        field("index", self.index.to_string(), self.index != 0);
        field("points", join(&self.points[..players]), self.points != [0; SEATS]);
        field("bonus", join(&self.bonus[..players]), self.bonus != [0; SEATS]);
        field("tricks", join(&self.tricks[..players]), self.tricks != [0; SEATS]);
        field("announced", announced(self.announced), self.announced != 0);
        field("owner", self.trump_owner.unwrap_or(0).to_string(), self.trump_owner.is_some());
        field("value", self.trump_value.to_string(), self.trump_value != 0);
        field("new", "yes".into(), self.new_trump);
        field("pending", suit(self.pending), self.pending.is_some());
        field("first", self.first_winner.unwrap_or(0).to_string(), self.first_winner.is_some());
        let resting: Vec<usize> = (0..players).filter(|seat| self.resting >> seat & 1 != 0).collect();
        field("resting", join(&resting), !resting.is_empty());
        field("talon", cards(self.talon()), self.talon().len() != 0);
        field("talon_seat", self.talon_seat.unwrap_or(0).to_string(), self.talon_seat.is_some());
        let each_for_himself = self.sides == Setup::default().sides;
        field("sides", join(&self.sides[..players]), !each_for_himself);
        field("declarer", self.declarer.unwrap_or(0).to_string(), self.declarer.is_some());
        text
    }

    /// Reads [`Position::to_text`].
    ///
    /// # Errors
    /// The part that cannot be read, or why it is not a position under this policy.
    pub fn from_text(policy: &Policy, text: &str) -> Result<Self, TextError> {
        let players = policy.players();
        let mut words = text.split_ascii_whitespace();
        let Some(hands) = words.next() else { return error("a position is not empty") };
        let hands: Vec<&str> = hands.split('/').collect();
        if hands.len() != players {
            return error(format!("a position of {players} players has as many hands, not {}", hands.len()));
        }
        let mut setup = Setup::default();
        for (hand, text) in setup.hands.iter_mut().zip(hands) {
            *hand = parse_hand(text)?;
        }
        let mut seen: Vec<&str> = Vec::new();
        for word in words {
            let Some((name, value)) = word.split_once('=') else {
                return error(format!("'{word}' is not name=value"));
            };
            if seen.contains(&name) {
                return error(format!("{name} appears twice"));
            }
            seen.push(name);
            read_field(&mut setup, players, name, value)?;
        }
        for name in ["lead", "trump"] {
            if !seen.contains(&name) {
                return error(format!("{name} is missing"));
            }
        }
        Self::new(policy, &setup).map_err(|fault| TextError(fault.to_string()))
    }
}

fn read_field(setup: &mut Setup, players: usize, name: &str, value: &str) -> Result<(), TextError> {
    match name {
        "lead" => setup.leader = parse_number(name, value)?,
        "trump" => setup.trump = parse_suit_or_none(value)?,
        "trick" => setup.trick = parse_cards(value)?,
        "stock" => setup.stock = parse_cards(value)?,
        "index" => setup.index = parse_number(name, value)?,
        "points" => setup.points = parse_numbers(name, value, players)?,
        "bonus" => setup.bonus = parse_numbers(name, value, players)?,
        "tricks" => setup.tricks = parse_numbers(name, value, players)?,
        "announced" => setup.announced = parse_announced(value)?,
        "owner" => setup.trump_owner = Some(parse_number(name, value)?),
        "value" => setup.trump_value = parse_number(name, value)?,
        "new" => {
            setup.new_trump = value == "yes";
            if !setup.new_trump {
                return error(format!("new is yes or left out, not '{value}'"));
            }
        }
        "pending" => setup.pending = parse_suit_or_none(value)?,
        "first" => setup.first_winner = Some(parse_number(name, value)?),
        "resting" => setup.resting = parse_seats(name, value)?,
        "talon" => setup.talon = parse_cards(value)?,
        "talon_seat" => setup.talon_seat = Some(parse_number(name, value)?),
        "sides" => {
            let sides: [u8; SEATS] = parse_numbers(name, value, players)?;
            setup.sides[..players].copy_from_slice(&sides[..players]);
        }
        "declarer" => setup.declarer = Some(parse_number(name, value)?),
        _ => return error(format!("a position has no field {name}")),
    }
    Ok(())
}

fn suit(suit: Option<Suit>) -> String {
    suit.map_or_else(|| "-".into(), |suit| suit_letter(suit).to_string())
}

/// Cards in their order, separated by commas.
fn cards(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| Name(card).to_string()).collect::<Vec<_>>().join(",")
}

fn parse_cards(text: &str) -> Result<Vec<Card>, TextError> {
    text.split(',').map(parse_card).collect()
}

/// Seats separated by commas, as a bit set.
fn parse_seats(name: &str, text: &str) -> Result<u8, TextError> {
    let mut seats = 0;
    for part in text.split(',') {
        let seat: u8 = parse_number(name, part)?;
        if usize::from(seat) >= SEATS {
            return error(format!("there is no seat {seat} at this table"));
        }
        if seats >> seat & 1 != 0 {
            return error(format!("{name} names seat {seat} twice"));
        }
        seats |= 1 << seat;
    }
    Ok(seats)
}

fn announced(mask: u8) -> String {
    let mut names: Vec<String> =
        (0..4).rev().filter(|suit| mask >> suit & 1 != 0).map(|suit| suit_letter(suit).into()).collect();
    if mask & ANNOUNCED_ACES != 0 {
        names.push("aces".into());
    }
    names.join(",")
}

fn parse_announced(text: &str) -> Result<u8, TextError> {
    let mut mask = 0;
    for name in text.split(',') {
        mask |= match (name, parse_suit_or_none(name)) {
            ("aces", _) => ANNOUNCED_ACES,
            (_, Ok(Some(suit))) => 1 << suit,
            _ => return error(format!("'{name}' cannot be announced")),
        };
    }
    Ok(mask)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    #[test]
    fn a_text_comes_back_the_same() {
        let policy = Policy::new(Settings::default()).unwrap();
        for text in [
            "-/-/- lead=0 trump=-",
            "HAT9.DKQ/HK.CAT.SQ9/DA.CKQ9.SA lead=2 trump=-",
            "HA/HT/DA.CK lead=0 trump=H trick=HK,H9 index=6 points=0,60,10 bonus=100,0,0 \
             tricks=4,1,1 announced=H owner=0 value=100 first=1",
            "HA/HT/DA.CK lead=0 trump=- trick=HK,H9 stock=S9,CQ,SA,C9,CA,DT",
        ] {
            let position = Position::from_text(&policy, text);
            assert_eq!(position.map(|position| position.to_text(&policy)), Ok(text.into()));
        }
        let four = Policy::from_text("players=4 announce=never objective=fewest").unwrap();
        for text in [
            "HA/-/H9/H7 lead=2 trump=- resting=1 sides=0,1,0,3",
            "HA.D9/HT/H9.S9/- lead=1 trump=- trick=CA resting=3 talon=SA,D7 talon_seat=3",
            "HA.D9/HT.CA/H9.S9/- lead=1 trump=- index=1 tricks=0,0,0,1 resting=3 talon=D7 talon_seat=3",
            "-/HT/H9/- lead=1 trump=- resting=0,3 sides=0,1,1,3",
        ] {
            let position = Position::from_text(&four, text);
            assert_eq!(position.map(|position| position.to_text(&four)), Ok(text.into()));
        }
        let leads = Policy::from_text("lead_new_trump=yes").unwrap();
        for text in [
            "HA/HT.DA/H7.CK lead=0 trump=H trick=HK index=5 tricks=3,1,1 announced=H owner=0 value=100 new=yes",
            "HA/DA/CK lead=1 trump=H index=6 tricks=3,2,1 announced=H owner=0 value=100 new=yes",
        ] {
            let position = Position::from_text(&leads, text);
            assert_eq!(position.map(|position| position.to_text(&leads)), Ok(text.into()));
        }
        let apart = Policy::from_text("players=4 partial_trumping=yes").unwrap();
        let text = "HA/-/H9/H7 lead=2 trump=- resting=1 sides=0,1,2,2 declarer=0";
        let position = Position::from_text(&apart, text);
        assert_eq!(position.map(|position| position.to_text(&apart)), Ok(text.into()));
        let resting = text.replace("declarer=0", "declarer=1");
        assert_eq!(Position::from_text(&apart, &resting), error("seat 1 rests and cannot declare"));
        let absent = text.replace("declarer=0", "declarer=4");
        assert_eq!(Position::from_text(&apart, &absent), error("there is no seat 4 at this table"));
        let unsorted = "D9.HT9A.DQ/HK.CAT.S9Q/DA.CKQ9.SA trump=- lead=2";
        let sorted = "HAT9.DQ9/HK.CAT.SQ9/DA.CKQ9.SA lead=2 trump=-";
        let position = Position::from_text(&policy, unsorted);
        assert_eq!(position.map(|position| position.to_text(&policy)), Ok(sorted.into()));
    }

    #[test]
    fn a_faulty_text_is_refused_with_its_reason() {
        let policy = Policy::new(Settings::default()).unwrap();
        for (text, reason) in [
            ("", "a position is not empty"),
            ("HA/HT lead=0 trump=-", "a position of 3 players has as many hands, not 2"),
            ("HA/HT/HX lead=0 trump=-", "'X' is not a rank"),
            ("HA/HT/HA lead=0 trump=-", "HA is in two places"),
            ("HAA/HT/HA lead=0 trump=-", "HA appears twice"),
            ("HA/HT/H9 lead=0", "trump is missing"),
            ("HA/HT/H9 lead=3 trump=-", "there is no seat 3 at this table"),
            ("HA/HT/H9 lead=0 lead=1 trump=-", "lead appears twice"),
            ("HA/HT/H9 lead=+1 trump=-", "lead cannot be '+1'"),
            (
                "HA/HT/H9 lead=0 trump=- index=10 tricks=10,0,0",
                "the tricks taken do not fit the tricks finished",
            ),
            (
                "HA/HT/H9 lead=0 trump=S owner=1",
                "the trump's owner, its value and the announcements do not fit together",
            ),
            ("HA/HT/H9K lead=0 trump=-", "seat 0 has 1 cards, the trick under way leaves it 2"),
            ("HA/HT/- lead=0 trump=- trick=HK,HQ", "seat 0 has 1 cards, the trick under way leaves it 0"),
            (
                "HKQ/HT9/HAJ lead=0 trump=H announced=H owner=0 value=100",
                "an announced combination is still whole in hand, or lies in the stock or the talon",
            ),
            (
                "HA/HT/H9 lead=0 trump=H index=1 tricks=1,0,0 announced=H owner=0 value=100 new=yes",
                "no announcement can just have made that trump",
            ),
            ("HA/HT/H9 lead=0 trump=- new=no", "new is yes or left out, not 'no'"),
            ("HA/HT/H9 lead=0 trump=- stock=SA,CA", "3 players cannot share a stock of 2 cards"),
            ("HA/HT/H9 lead=0 trump=- stock=SA,CA,H9", "H9 is in two places"),
            ("HA/HT/H9 lead=0 trump=- stock=SA,CA,", "'' is not a card"),
            ("-/-/- lead=0 trump=- stock=SA,CA,DA", "a stock is left, but no hand has a card"),
            ("HA/HT/H9 lead=0 trump=- resting=2", "seat 2 rests and cannot hold cards"),
            ("HA/HT/- lead=2 trump=- resting=2", "seat 2 rests and cannot lead"),
            ("HA/HT/- lead=0 trump=- index=1 tricks=0,0,1 resting=2", "seat 2 rests and cannot take tricks"),
            ("HA/HT/- lead=0 trump=- bonus=0,0,40 resting=2", "seat 2 rests and cannot announce"),
            ("HA/-/- lead=0 trump=- resting=1,2", "at least two seats must play"),
            ("HA/HT/- lead=0 trump=- resting=2,2", "resting names seat 2 twice"),
            ("HA/HT/- lead=0 trump=- resting=3", "there is no seat 3 at this table"),
            ("HA/HT/- lead=0 trump=- resting=4", "there is no seat 4 at this table"),
            (
                "HA/HT/- lead=0 trump=- resting=2 trick=SA,S9",
                "the trick under way already has a card of every seat",
            ),
            (
                "HA/HT/H9 lead=0 trump=- talon=SA,S9",
                "more cards of the talon are to lead than tricks are left",
            ),
            ("HA/HT/H9 lead=0 trump=- talon=HA", "HA is in two places"),
            ("HA/HT/H9 lead=0 trump=- talon=SA,SK,SQ,SJ", "at most 3 cards of a talon lead tricks, not 4"),
            ("HA/HT/H9 lead=0 trump=- stock=SA,SK,SQ talon=SJ", "a talon leads only where there is no stock"),
            (
                "HA/HT/H9 lead=0 trump=- talon=SA talon_seat=1",
                "the talon counts only for a seat that rests, not for seat 1",
            ),
            ("HA/HT/H9 lead=0 trump=- talon_seat=3", "there is no seat 3 at this table"),
            ("HA/HT/H9 lead=0 trump=- sides=0,1,3", "there is no seat 3 at this table"),
            ("HA/HT/H9 lead=0 trump=- declarer=1", "a declarer is named only where his duties are others"),
            ("HA/HT/H9 lead=0 trump=- sides=0,1", "sides must have 3 values"),
            (
                "HA.SK/HT.S9/H9.D9 lead=0 trump=- announced=S talon=SQ",
                "an announced combination is still whole in hand, or lies in the stock or the talon",
            ),
        ] {
            assert_eq!(Position::from_text(&policy, text), error(reason), "{text}");
        }
    }
}
