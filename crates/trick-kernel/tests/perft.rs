//! The counts in `spec/perft`, which the Python tests read too.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use trick_kernel::{Policy, Position};

fn counts(policy: &Policy, position: &Position, depth: u32) -> String {
    position.divide(policy, depth).iter().fold(String::new(), |mut text, (play, count)| {
        let mark = if play.announce { "!" } else { "" };
        let _ = writeln!(text, "card {}{mark} {count}", play.card);
        text
    })
}

#[test]
fn every_line_has_its_count() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/perft");
    let mut lines = 0;
    for entry in fs::read_dir(folder).expect("spec/perft is there") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let parts: Vec<&str> = line.split(';').map(str::trim).collect();
            let [policy, position, depth, count] = parts[..] else { panic!("four parts: {line}") };
            let policy = Policy::from_text(policy).expect(line);
            let position = Position::from_text(&policy, position).expect(line);
            let (depth, count) = (depth.parse().expect(line), count.parse().expect(line));
            let found = position.perft(&policy, depth);
            assert_eq!(found, count, "{line}\n{}", counts(&policy, &position, depth));
            lines += 1;
        }
    }
    assert!(lines >= 100, "{lines} lines read");
}
