//! The first guess from which a fit begins, and near which weights stay that games say little about.

use deckmate::board::{chess, Kind, Square};
use deckmate::bots::chess::features::{
    place, places, Pair, ALL_TERMS, APART, BACKED, BARE_FILE, BESIDE, BISHOPS, BY_LIGHT, BY_PAWN, BY_ROOK, CHECK,
    COVER, DANGER, DANGER_OF_TWO, DEGREES, DOUBLED, FOE_KING, FREE, HUNT, KINDS, KING, LONELY, LOOSE, MOBILE,
    OPEN_FILE, OUTPOST, OWN_KING, PASSED, REACH, REACHES, TEMPO, WEAK,
};

/// The guess for a board of so many files.
pub fn weights(files: u8) -> Vec<Pair> {
    let half = usize::from(files / 2);
    let wide = files > chess::FILES;
    let mut all = vec![(0, 0); places(half) + ALL_TERMS];
    for kind in 0..=KINDS {
        for ahead in 0..Square::RANKS {
            for file in 0..files / 2 {
                let inset = Square::new(file, ahead).inset(files);
                all[place(half, kind, ahead.into(), file.into())] = worth(wide, Kind::ALL.get(kind), inset, ahead);
            }
        }
    }
    let terms = &mut all[places(half)..];
    let mut set = |at: usize, values: &[Pair]| terms[at..at + values.len()].copy_from_slice(values);
    set(TEMPO, &[(12, 8)]);
    set(KING, &[if wide { (750, 750) } else { (0, 0) }]);
    set(BISHOPS, &[(25, 40)]);
    for (class, step) in [(4, 4), (4, 4), (2, 5), (3, 6), (4, 5), (3, 6), (3, 6)].into_iter().enumerate() {
        let usual = [4, 6, 7, 7, 6, 6, 7][class];
        let values: Vec<Pair> =
            (0..REACHES as i16).map(|number| number - usual).map(|n| (n * step.0, n * step.1)).collect();
        set(REACH + class * REACHES, &values);
    }
    let danger: Vec<Pair> = (0..DEGREES as i16).map(|degree| (degree * degree * 3 / 2, degree)).collect();
    set(DANGER, &danger);
    set(DANGER_OF_TWO, &danger.iter().map(|&(early, late)| (early / 3, late)).collect::<Vec<_>>());
    set(WEAK, &[(8, 2)]);
    set(CHECK, &[(25, 5), (12, 5), (25, 5), (20, 10)]);
    set(COVER, &[(14, 0), (8, 0)]);
    set(BARE_FILE, &[(-12, 0)]);
    set(BY_PAWN, &[(45, 40), (60, 50), (60, 50)]);
    set(BY_LIGHT, &[(30, 25), (35, 30)]);
    set(BY_ROOK, &[(30, 25)]);
    set(LOOSE, &[(15, 20), (3, 10)]);
    set(OPEN_FILE, &[(30, 10), (14, 10)]);
    set(OUTPOST, &[(20, 10), (12, 5)]);
    set(DOUBLED, &[(-8, -20)]);
    set(LONELY, &[(-10, -12)]);
    set(BESIDE, &[(0, 0), (0, 0), (4, 2), (6, 5), (12, 12), (25, 25), (40, 40), (0, 0)]);
    set(BACKED, &[(0, 0), (0, 0), (10, 5), (10, 6), (15, 12), (25, 25), (40, 40), (0, 0)]);
    set(PASSED, &[(0, 0), (0, 5), (0, 10), (0, 20), (12, 35), (25, 60), (45, 90), (0, 0)]);
    set(MOBILE, &[(0, 0), (0, 0), (0, 2), (2, 5), (5, 12), (10, 25), (20, 40), (0, 0)]);
    set(FREE, &[(0, 0), (0, 2), (0, 5), (2, 10), (5, 20), (10, 40), (20, 80), (0, 0)]);
    set(OWN_KING, &[(0, -4)]);
    set(FOE_KING, &[(0, 7)]);
    set(HUNT, &[(0, 8)]);
    set(APART, &[(4, 2)]);
    all
}

/// Worth of a piece on a square, `ahead` ranks from its own first rank; no kind is one of two Kings.
fn worth(wide: bool, kind: Option<&Kind>, inset: (u8, u8), ahead: u8) -> Pair {
    let (across, along) = (i32::from(inset.0).min(3), i32::from(inset.1));
    let ahead = i32::from(ahead);
    let out = i32::from(inset.0).min(4);
    let Some(&kind) = kind else { return pair(-14 * ahead, -3 * ahead) };
    let (early, late) = if wide { kind.worth().wide } else { kind.worth().narrow };
    let place = match kind {
        // Kinds that no wide board has count the same everywhere.
        _ if wide && kind > Kind::Amazon => (0, 0),
        Kind::Pawn => {
            let march = [0, 0, 2, 7, 15, 28, 50, 0][ahead as usize];
            let centre = if ahead >= 2 { (across - 1) * (ahead - 1).min(3) * 3 } else { 0 };
            (march + centre, march * 2)
        }
        _ if kind.counts_as() == Kind::Knight => (9 * (across + along) - 32, 6 * (across + along) - 20),
        Kind::Bishop => (5 * (across + along) - 14, 3 * (across + along) - 8),
        Kind::Rook if ahead == 6 => (3 * across + 11, 15),
        Kind::Rook => (3 * across - 4, 0),
        Kind::Queen => (2 * along, 4 * (across + along) - 10),
        // The worth of a King is a term of its own.
        Kind::King => return pair(-22 * ahead.min(3) - 6 * out, 7 * (out.min(3) + along) - 21),
        _ => (4 * (across + along) - 8, 4 * (across + along) - 8),
    };
    pair(early + place.0, late + place.1)
}

fn pair(early: i32, late: i32) -> Pair {
    (early as i16, late as i16)
}
