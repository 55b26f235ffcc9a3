//! Cards, hands and small values as text: `HA`, `HAT9.DKQ.SJ`.

use std::fmt;

use crate::cards::{Card, Hand, RANKS, Suit, bit, rank_of, suit_of};

const SUIT_LETTERS: [char; 4] = ['S', 'C', 'D', 'H'];
pub(crate) const RANK_LETTERS: [char; 8] = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

/// Text that cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError(pub(crate) String);

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TextError {}

pub(crate) fn error<T>(message: impl Into<String>) -> Result<T, TextError> {
    Err(TextError(message.into()))
}

/// A card as text: suit letter, rank letter.
pub(crate) struct Name(pub Card);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", suit_letter(suit_of(self.0)), RANK_LETTERS[usize::from(rank_of(self.0))])
    }
}

pub(crate) fn suit_letter(suit: Suit) -> char {
    SUIT_LETTERS[usize::from(suit & 3)]
}

pub(crate) fn parse_suit(letter: char) -> Result<Suit, TextError> {
    match SUIT_LETTERS.iter().position(|known| *known == letter) {
        Some(suit) => Ok(suit as Suit),
        None => error(format!("'{letter}' is not a suit")),
    }
}

/// A suit, or `-` for none.
pub(crate) fn parse_suit_or_none(text: &str) -> Result<Option<Suit>, TextError> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some('-'), None) => Ok(None),
        (Some(letter), None) => parse_suit(letter).map(Some),
        _ => error(format!("'{text}' is not a suit")),
    }
}

pub(crate) fn parse_rank(letter: char) -> Result<u8, TextError> {
    match RANK_LETTERS.iter().position(|known| *known == letter) {
        Some(rank) => Ok(rank as u8),
        None => error(format!("'{letter}' is not a rank")),
    }
}

/// One card, `HA`.
pub(crate) fn parse_card(text: &str) -> Result<Card, TextError> {
    let mut letters = text.chars();
    match (letters.next(), letters.next(), letters.next()) {
        (Some(suit), Some(rank), None) => Ok(parse_suit(suit)? * 8 + parse_rank(rank)?),
        _ => error(format!("'{text}' is not a card")),
    }
}

/// A hand: its suits hearts first, each from its highest card, separated by dots; `-` when empty.
pub(crate) fn hand_text(hand: Hand, order: &[u8; RANKS]) -> String {
    let mut groups = Vec::new();
    for suit in (0..4).rev() {
        let ranks: String = order
            .iter()
            .rev()
            .filter(|rank| hand & bit(suit * 8 + **rank) != 0)
            .map(|rank| RANK_LETTERS[usize::from(*rank)])
            .collect();
        if !ranks.is_empty() {
            groups.push(format!("{}{ranks}", suit_letter(suit)));
        }
    }
    if groups.is_empty() { "-".into() } else { groups.join(".") }
}

/// Reads [`hand_text`]; suits and ranks may come in any order.
pub(crate) fn parse_hand(text: &str) -> Result<Hand, TextError> {
    let mut hand = 0;
    if text == "-" {
        return Ok(hand);
    }
    for group in text.split('.') {
        let mut letters = group.chars();
        let Some(suit) = letters.next() else { return error(format!("'{text}' is not a hand")) };
        let suit = parse_suit(suit)?;
        let mut ranks = letters.peekable();
        if ranks.peek().is_none() {
            return error(format!("'{group}' has no ranks"));
        }
        for rank in ranks {
            let card = suit * 8 + parse_rank(rank)?;
            if hand & bit(card) != 0 {
                return error(format!("{} appears twice", Name(card)));
            }
            hand |= bit(card);
        }
    }
    Ok(hand)
}

/// A whole number of the given type.
pub(crate) fn parse_number<T: std::str::FromStr>(name: &str, text: &str) -> Result<T, TextError> {
    // `parse` would take a sign, and then the text would not come back the same.
    match text.parse() {
        Ok(number) if text.bytes().all(|byte| byte.is_ascii_digit()) => Ok(number),
        _ => error(format!("{name} cannot be '{text}'")),
    }
}

/// Exactly `N` whole numbers separated by commas.
pub(crate) fn parse_numbers<T: std::str::FromStr + Copy + Default, const N: usize>(
    name: &str,
    text: &str,
    used: usize,
) -> Result<[T; N], TextError> {
    let mut numbers = [T::default(); N];
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() != used {
        return error(format!("{name} must have {used} values"));
    }
    for (number, part) in numbers.iter_mut().zip(parts) {
        *number = parse_number(name, part)?;
    }
    Ok(numbers)
}

pub(crate) fn join<T: fmt::Display>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}
