//! An evening of 5 Card Chess, by its numbers in the rules book: antes, purses, the last coins, buying in again, the end.

#![allow(clippy::unwrap_used)] // a test may end where it is surprised

use deckmate::games::five_card::evening::{Done, Evening, Mark, Sheet};

fn done(did: &str, player: Option<usize>, stake: Option<u32>) -> Done {
    Done { did: did.into(), player, stake, ..Done::default() }
}

fn game(player: usize, stake: u32) -> Done {
    done("game", Some(player), Some(stake))
}

fn sheet(buy_in: u32, done: &[Done]) -> Result<Sheet, String> {
    Evening { buy_in, done: done.to_vec() }.sheet().map_err(|fault| fault.message)
}

/// FC-25, FC-26: an ante of 1, 1, 1, 2, 2, 2, 4; seats change; a game without a winner gives the antes back.
#[test]
fn the_ante_doubles_every_third_game_and_seats_change() {
    let nobody = || done("game", None, None);
    let ante = |games: usize| {
        let next = sheet(100, &vec![nobody(); games]).unwrap().next.unwrap();
        (next.ante, next.doubles, next.red)
    };
    let antes: Vec<_> = (0..7).map(ante).collect();
    let wanted =
        [(1, false, 0), (1, false, 1), (1, false, 0), (2, true, 1), (2, false, 0), (2, false, 1), (4, true, 0)];
    assert_eq!(antes, wanted);
    assert_eq!(sheet(100, &vec![nobody(); 7]).unwrap().purses, [100, 100]);
    let next = sheet(5, &[game(0, 1), nobody(), nobody()]).unwrap().next.unwrap();
    assert_eq!((next.pot, next.left), (4, [4, 2]));
}

/// FC-27: the smaller purse limits the cube, which shows the stake in antes of the game.
#[test]
fn purses_limit_the_cube() {
    let after = sheet(5, &[game(0, 2)]).unwrap();
    assert_eq!((after.purses, after.next.unwrap().bankroll, after.best), ([7, 3], 3, 4));
    let four = "entry 2: the cube cannot show 4 where purses last for 3";
    assert_eq!(sheet(5, &[game(0, 2), game(0, 4)]).unwrap_err(), four);
    assert!(sheet(5, &[game(0, 3)]).unwrap_err().contains("cannot show 3"));
}

/// FC-27: who has less than the ante puts in what is left; the other matches it, and the cube is dead.
#[test]
fn the_last_coins_go_all_in() {
    let three = [game(0, 2), game(0, 1), game(0, 1)];
    let next = sheet(5, &three).unwrap().next.unwrap();
    assert_eq!((next.ante, next.all_in, next.bankroll, next.doubles), (1, true, 1, true));
    let won = sheet(5, &[&three[..], &[game(1, 1)]].concat()).unwrap();
    assert_eq!((won.purses, won.over), ([8, 2], None));
}

/// FC-28: who is broke after one of the first four games may buy in once more; after that the evening is over.
#[test]
fn who_is_broke_may_buy_in_once() {
    let broke = [game(1, 4), game(1, 1)];
    let waits = sheet(5, &broke).unwrap();
    assert_eq!((waits.may_rebuy, waits.next.is_none(), waits.over), ([true, false], true, None));
    assert_eq!(sheet(5, &[&broke[..], &[game(0, 1)]].concat()).unwrap_err(), "entry 3: no game can be played now");
    let again = [&broke[..], &[done("rebuy", Some(0), None)]].concat();
    let back = sheet(5, &again).unwrap();
    assert_eq!(
        (back.purses, back.bought, back.rows[1].rebuy, back.next.unwrap().number),
        ([5, 10], [2, 1], Some(0), 3)
    );
    let end = sheet(5, &[&again[..], &[game(1, 4), game(1, 1)]].concat()).unwrap();
    assert_eq!((end.over, end.ahead, end.next), (Some("broke"), Some(1), None));
    assert!(sheet(5, &[&again[..], &[done("rebuy", Some(0), None)]].concat()).is_err());
}

/// FC-28: after the fourth game nobody buys in.
#[test]
fn a_purse_that_is_empty_later_ends_the_evening() {
    let long = [game(0, 1), game(1, 1), game(0, 1), game(1, 1), game(0, 2)];
    let end = sheet(5, &[&long[..], &[game(0, 1)]].concat());
    let end = end.unwrap();
    assert_eq!((end.may_rebuy, end.rows.len()), ([false, false], 6));
    assert_eq!((end.over, end.purses), (Some("broke"), [10, 0]));
}

/// FC-29: standing up ends it; ahead is who has more than was paid in.
#[test]
fn standing_up_ends_the_evening() {
    let stood = [game(0, 1), done("stand", Some(1), None)];
    let end = sheet(5, &stood).unwrap();
    assert_eq!((end.over, end.ahead, end.purses), (Some("stood"), Some(0), [6, 4]));
    assert_eq!(sheet(5, &[&stood[..], &[game(0, 1)]].concat()).unwrap_err(), "entry 3: the evening is over");
    assert_eq!(sheet(5, &stood[1..]).unwrap().ahead, None);
}

/// A hand with the cube: how far each use was from where it pays, times what the cube came to.
#[test]
fn the_hand_with_the_cube_is_a_mean() {
    let used = |did: &str, chance: u32, stake: u32| Done {
        mark: Some(Mark { did: did.into(), chance }),
        how: Some("checkmate".into()),
        ..game(0, stake)
    };
    let hand = |list: &[Done]| sheet(1000, list).map(|sheet| sheet.hand);
    assert_eq!(hand(&[game(0, 1)]), Ok(None));
    assert_eq!(hand(&[used("double", 9_000, 2), used("yes", 4_000, 2), used("no", 2_000, 1)]), Ok(Some(100)));
    // 13 hundredths of two antes, and 6 of one.
    assert_eq!(hand(&[used("double", 6_100, 2)]), Ok(Some(74)));
    assert_eq!(hand(&[used("double", 6_100, 2), used("no", 3_100, 1)]), Ok(Some(84)));
    assert_eq!(hand(&[used("yes", 0, 8)]), Ok(Some(0)));
    assert_eq!(hand(&[used("sing", 1, 1)]), Err("entry 1: `sing` is no use of the cube: double, yes, no".into()));
    let rows = sheet(1000, &[used("no", 3_100, 1), used("double", 6_100, 2), used("yes", 4_000, 2)]).unwrap().rows;
    assert_eq!(rows.iter().map(|row| row.cost).collect::<Vec<_>>(), [6, 26, 0]);
    // In an ante of two, twice as much.
    let late = sheet(1000, &[game(0, 1), game(0, 1), game(0, 1), used("no", 3_100, 1)]).unwrap().rows;
    assert_eq!(late[3].cost, 12);
    assert_eq!((rows[0].how.as_deref(), rows[0].mark.as_ref().unwrap().chance), (Some("checkmate"), 3_100));
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    assert_eq!(sheet(0, &[]).unwrap_err(), "a buy-in is 1 to 1000 antes, not 0");
    assert_eq!(sheet(5, &[game(2, 1)]).unwrap_err(), "entry 1: the players are 0 and 1");
    let sings = "entry 1: `sing` is not done by a player: game, rebuy, stand";
    assert_eq!(sheet(5, &[done("sing", None, None)]).unwrap_err(), sings);
}

/// Whatever is done, no coin comes from nowhere, and no purse is below nothing.
#[test]
fn coins_are_kept() {
    let mut lot = 7u32;
    let mut roll = |below: u32| {
        lot = lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (lot >> 16) % below
    };
    for buy_in in [1, 2, 3, 5, 10, 37] {
        for _ in 0..200 {
            let mut list = Vec::new();
            loop {
                let now = sheet(buy_in, &list).unwrap();
                assert_eq!(now.purses.iter().sum::<u32>(), buy_in * now.bought.iter().sum::<u32>());
                list.push(match (&now.next, now.may_rebuy.iter().position(|&may| may)) {
                    _ if now.over.is_some() => break,
                    (Some(next), _) => {
                        let cube = 1 << roll(next.bankroll.ilog2() + 1);
                        done("game", (roll(10) > 0).then(|| roll(2) as usize), Some(cube))
                    }
                    (None, Some(player)) if roll(2) == 0 => done("rebuy", Some(player), None),
                    (None, _) => done("stand", Some(0), None),
                });
                if list.len() == 200 {
                    break;
                }
            }
        }
    }
}
