//! A policy as text: `players=4 beat=yes trump_void=beat`. Fields at their defaults are left out.

use crate::cards::RANKS;
use crate::policy::{Announce, Objective, Policy, Settings, TrumpKeep, TrumpVoid, TrumpWhen};
use crate::text::{
    RANK_LETTERS, TextError, error, join, parse_number, parse_numbers, parse_rank, parse_suit_or_none,
    suit_letter,
};

impl Policy {
    /// The policy as text: `name=value` fields in a fixed order, `default` when there is none.
    #[must_use]
    pub fn to_text(&self) -> String {
        let ours = fields(self.settings());
        let usual = fields(&Settings::default());
        let changed: Vec<String> = ours
            .iter()
            .zip(&usual)
            .filter(|(our, usual)| our.1 != usual.1)
            .map(|(our, _)| format!("{}={}", our.0, our.1))
            .collect();
        if changed.is_empty() { "default".into() } else { changed.join(" ") }
    }

    /// Reads [`Policy::to_text`]; fields may come in any order.
    ///
    /// # Errors
    /// The part that cannot be read, or why it is not a policy.
    pub fn from_text(text: &str) -> Result<Self, TextError> {
        let mut settings = Settings::default();
        let mut seen: Vec<&str> = Vec::new();
        for word in text.split_ascii_whitespace().filter(|word| *word != "default") {
            let Some((name, value)) = word.split_once('=') else {
                return error(format!("'{word}' is not name=value"));
            };
            if seen.contains(&name) {
                return error(format!("{name} appears twice"));
            }
            seen.push(name);
            read_field(&mut settings, name, value)?;
        }
        Self::new(settings).map_err(|fault| TextError(fault.to_string()))
    }
}

fn fields(settings: &Settings) -> [(&'static str, String); 23] {
    let order = settings.order.iter().map(|rank| RANK_LETTERS[usize::from(*rank)]).collect();
    let by_order = match settings.marriages_by_order.as_slice() {
        [] => "-".into(),
        values => join(values),
    };
    [
        ("players", settings.players.to_string()),
        ("order", order),
        ("points", join(&settings.points)),
        ("marriages", join(&settings.marriages)),
        ("marriages_by_order", by_order),
        ("ace_marriage", settings.ace_marriage.to_string()),
        ("ace_sets_trump", yes_no(settings.ace_sets_trump)),
        ("follow", yes_no(settings.follow)),
        ("trump_void", settings.trump_void.name().into()),
        ("overtrump", yes_no(settings.overtrump)),
        ("partial_trumping", yes_no(settings.partial_trumping)),
        ("overtrump_declarer", yes_no(settings.overtrump_declarer)),
        ("beat", yes_no(settings.beat)),
        ("duties_from", settings.duties_from.to_string()),
        ("announce", settings.announce.name().into()),
        ("trump_when", settings.trump_when.name().into()),
        ("trump_keep", settings.trump_keep.name().into()),
        ("lead_foreign_trump", yes_no(settings.lead_foreign_trump)),
        ("lead_new_trump", yes_no(settings.lead_new_trump)),
        ("fixed_trump", settings.fixed_trump.map_or_else(|| "-".into(), |suit| suit_letter(suit).into())),
        ("trick_needed", yes_no(settings.trick_needed)),
        ("last_trick", settings.last_trick.to_string()),
        ("objective", settings.objective.name().into()),
    ]
}

fn read_field(settings: &mut Settings, name: &str, value: &str) -> Result<(), TextError> {
    match name {
        "players" => settings.players = parse_number(name, value)?,
        "order" => settings.order = parse_order(value)?,
        "points" => settings.points = parse_numbers(name, value, 8)?,
        "marriages" => settings.marriages = parse_numbers(name, value, 4)?,
        "marriages_by_order" => {
            settings.marriages_by_order = match value {
                "-" => Vec::new(),
                _ => value.split(',').map(|part| parse_number(name, part)).collect::<Result<_, _>>()?,
            }
        }
        "ace_marriage" => settings.ace_marriage = parse_number(name, value)?,
        "ace_sets_trump" => settings.ace_sets_trump = parse_yes_no(name, value)?,
        "follow" => settings.follow = parse_yes_no(name, value)?,
        "trump_void" => settings.trump_void = parse_word(name, value, TrumpVoid::from_name)?,
        "overtrump" => settings.overtrump = parse_yes_no(name, value)?,
        "partial_trumping" => settings.partial_trumping = parse_yes_no(name, value)?,
        "overtrump_declarer" => settings.overtrump_declarer = parse_yes_no(name, value)?,
        "beat" => settings.beat = parse_yes_no(name, value)?,
        "duties_from" => settings.duties_from = parse_number(name, value)?,
        "announce" => settings.announce = parse_word(name, value, Announce::from_name)?,
        "trump_when" => settings.trump_when = parse_word(name, value, TrumpWhen::from_name)?,
        "trump_keep" => settings.trump_keep = parse_word(name, value, TrumpKeep::from_name)?,
        "lead_foreign_trump" => settings.lead_foreign_trump = parse_yes_no(name, value)?,
        "lead_new_trump" => settings.lead_new_trump = parse_yes_no(name, value)?,
        "fixed_trump" => settings.fixed_trump = parse_suit_or_none(value)?,
        "trick_needed" => settings.trick_needed = parse_yes_no(name, value)?,
        "last_trick" => settings.last_trick = parse_number(name, value)?,
        "objective" => settings.objective = parse_word(name, value, Objective::from_name)?,
        _ => return error(format!("a policy has no field {name}")),
    }
    Ok(())
}

fn yes_no(value: bool) -> String {
    if value { "yes".into() } else { "no".into() }
}

fn parse_yes_no(name: &str, value: &str) -> Result<bool, TextError> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => error(format!("{name} is yes or no, not '{value}'")),
    }
}

fn parse_word<T>(name: &str, value: &str, parse: fn(&str) -> Option<T>) -> Result<T, TextError> {
    parse(value).map_or_else(|| error(format!("{name} cannot be '{value}'")), Ok)
}

fn parse_order(value: &str) -> Result<[u8; RANKS], TextError> {
    let ranks = value.chars().map(parse_rank).collect::<Result<Vec<u8>, _>>()?;
    let given = ranks.len();
    ranks.try_into().or_else(|_| error(format!("order must have {RANKS} ranks, not {given}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_back_the_same() {
        for text in [
            "default",
            "players=4 order=789TJQKA marriages_by_order=20,40 ace_marriage=200 ace_sets_trump=yes",
            "follow=no trump_void=free overtrump=yes beat=yes duties_from=4 announce=never \
             trump_when=next_trick trump_keep=higher lead_foreign_trump=no lead_new_trump=yes last_trick=10 objective=fewest",
            "trump_keep=rising trick_needed=yes",
            "partial_trumping=yes overtrump_declarer=yes beat=yes",
            "marriages=20,20,20,40 fixed_trump=H",
        ] {
            assert_eq!(Policy::from_text(text).map(|policy| policy.to_text()), Ok(text.into()));
        }
    }

    #[test]
    fn a_faulty_text_is_refused_with_its_reason() {
        for (text, reason) in [
            ("players=5", "players must be 2, 3 or 4, not 5"),
            ("order=7899JQKA", "order must hold each rank 0..7 once, not [0, 1, 2, 2, 4, 5, 6, 7]"),
            ("order=789", "order must have 8 ranks, not 3"),
            ("trump_void=maybe", "trump_void cannot be 'maybe'"),
            ("beat", "'beat' is not name=value"),
            ("beat=yes beat=no", "beat appears twice"),
            ("last_trick=1001", "last_trick must be 0..1000, not 1001"),
            ("marriages_by_order=0", "marriages_by_order must not hold a zero"),
            ("ace_sets_trump=yes", "ace_sets_trump needs an ace_marriage above 0"),
            (
                "ace_marriage=200 ace_sets_trump=yes trump_keep=rising",
                "ace_sets_trump does not go with trump_keep rising",
            ),
            ("fixed_trump=H trump_keep=rising", "trump_keep rising does not go with a fixed_trump"),
            (
                "fixed_trump=H ace_marriage=200 ace_sets_trump=yes",
                "ace_sets_trump does not go with a fixed_trump",
            ),
            ("fixed_trump=X", "'X' is not a suit"),
            ("bolts=3", "a policy has no field bolts"),
        ] {
            assert_eq!(Policy::from_text(text).map(|_| ()), error(reason), "{text}");
        }
    }
}
