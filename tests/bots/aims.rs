//! The lower levels' picks among answers they have weighed: as often as the softmax says, and never one that loses at
//! once.

use deckmate::bots::search::worlds::{pick, Aim};

const BEGINNER: Aim = Aim { softness: 0.8, blind: 20 };

/// Times out of a thousand that each of these chances is picked.
fn picked(chances: &[f64], aim: Aim) -> Vec<usize> {
    let valued: Vec<(usize, f64)> = chances.iter().copied().enumerate().collect();
    let mut counts = vec![0; chances.len()];
    (0..1_000).filter_map(|salt| pick(&valued, aim, salt)).for_each(|(at, _)| counts[at] += 1);
    counts
}

#[test]
fn a_win_is_never_missed_and_a_loss_never_picked() {
    assert_eq!(picked(&[1.0, 0.9, 0.5], BEGINNER), [1_000, 0, 0]);
    let counts = picked(&[0.3, 0.28, 0.0, 0.0], BEGINNER);
    assert_eq!((counts[2], counts[3]), (0, 0), "{counts:?}");
    // Something is picked even where everything loses.
    assert_eq!(picked(&[0.0, 0.0], BEGINNER).iter().sum::<usize>(), 1_000);
    assert_eq!(pick::<()>(&[], BEGINNER, 0), None);
}

/// With all seen, odds of 3 to 1 against odds of 1 to 3 at temperature 1 are picked 9 times in 10.
#[test]
fn it_picks_as_often_as_the_softmax_says() {
    let counts = picked(&[0.75, 0.25], Aim { softness: 1.0, blind: 0 });
    assert!((870..=930).contains(&counts[0]), "{counts:?}");
    assert_eq!(picked(&[0.6, 0.59], Aim { softness: 0.0, blind: 0 }), [1_000, 0]);
}

/// The best of two is missed about as often as it is not seen: a blind spot in five.
#[test]
fn a_blind_spot_hides_even_the_best() {
    let counts = picked(&[0.9, 0.1], Aim { softness: 1e-6, blind: 20 });
    assert!((120..=200).contains(&counts[1]), "{counts:?}");
}
