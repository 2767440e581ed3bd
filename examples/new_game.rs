//! A game of one's own: chess that is also won by a king in the centre. `cargo run --release --example new_game`.

use deckmate::board::{chess, Kind, Square, Variant};
use deckmate::games::classic::ChessRules;
use deckmate::play::{Config, Fault, Flow, Host, Info, Turn};
use deckmate::{suggest, AnyGame, Eye, Level, Seat};

/// Chess in which a king on d4, e4, d5 or e5 wins.
#[derive(Clone)]
struct Hill;

const CENTRE: [&str; 4] = ["d4", "e4", "d5", "e5"];

impl ChessRules for Hill {
    const FACTS: Info = Info {
        name: "hill",
        title: "Hill Chess",
        about: "Chess, won by a king in the centre, too.",
        author: "An example",
        files: chess::FILES,
        rules: 1,
        board: chess::START,
    };

    fn rules(_config: Option<&Config>) -> &'static Variant {
        chess::variant()
    }

    fn after_move(t: &mut Turn<'_, Self>, mover: Seat) -> Flow {
        let side = t.table.side().foe();
        let board = &t.table.board;
        let king = (board.of(side) & board.kind(Kind::King)).iter().map(|id| board.piece(id).at).next();
        if king.map(Square::name).is_some_and(|at| CENTRE.contains(&at)) {
            return Err(t.finish(Some(mover), "hill", "The king stands in the centre.".into()));
        }
        Ok(())
    }
}

fn main() -> Result<(), Fault> {
    // The computer knows nothing of this game: it takes what it can, else it moves by lot.
    let mut game = AnyGame::from(Host::<Hill>::new(Config::of::<Hill>("hill")?)?);
    let mut answers = 0;
    while game.asked().is_some() {
        let offer = suggest(&game, Level::Greedy, None, &format!("hill-{answers}"), &mut || false)?;
        game.apply(&offer.text)?;
        answers += 1;
    }
    if let Some(result) = game.view(Eye::All)?.result {
        println!("{} After {answers} answers.", result.text);
    }
    Ok(())
}
