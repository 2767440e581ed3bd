//! Position that `position` gives: the board after the moves of a game, and the keys of the positions before it.

use deckmate::board::{chess, shuffled, Board, How, Kind, Move, Pasted, SetupError, Side, Variant};
use deckmate::bots::chess::question::{limit, Question};
use deckmate::bots::level::Blur;
use deckmate::games::classic::key;
use deckmate::games::registry;
use deckmate::play::config::left_out;
use deckmate::play::{Code, Fault};

/// A position of a game by the laws of chess.
pub struct Situation {
    board: Board,
    variant: &'static Variant,
    side: Side,
    /// The keys of the earlier positions since the last capture or Pawn move.
    history: Vec<u64>,
    /// Half-moves since then.
    quiet: u16,
}

impl Situation {
    /// The start position of a game.
    pub fn start(game: &str) -> Result<Situation, Fault> {
        Situation::read(game, false, &["startpos"]).map(|(situation, _)| situation)
    }

    /// Reads what follows the word `position`, of Chess960 where that is wanted; with a sentence for each thing that cannot
    /// be and was left out.
    pub fn read(game: &str, is_960: bool, words: &[&str]) -> Result<(Situation, Vec<String>), Fault> {
        let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let fields = match words.get(..end) {
            Some(["startpos"]) => &[],
            Some(["fen", fields @ ..]) => fields,
            _ => return Err(bad("a position is `startpos` or `fen` with its fields")),
        };
        let quiet = fields.get(4).and_then(|field| field.parse().ok()).unwrap_or(0);
        let mut fields: Vec<String> = fields.iter().map(|&field| field.to_owned()).collect();
        if let Some(rights) = fields.get_mut(2).filter(|_| game == "chess" && !is_960) {
            // Clients that castle by naming the partner name the rights by the Rooks' files, too.
            *rights = rights.replace('H', "K").replace('A', "Q").replace('h', "k").replace('a', "q");
        }
        let fen = fields.join(" ");
        let (Pasted { position, dropped }, variant) = match game {
            "chess" if is_960 => shuffled_position(if fen.is_empty() { chess::START } else { &fen })?,
            _ => registry::pasted(game, &fen)?,
        };
        let mut it = Situation { board: position.board, variant, side: position.side, history: Vec::new(), quiet };
        for word in words.iter().skip(end + 1) {
            let m = it.find(word).ok_or_else(|| bad(&format!("`{word}` is no legal move")))?;
            it.make(m);
        }
        Ok((it, dropped.iter().map(left_out).collect()))
    }

    /// Number of files of the board.
    pub fn files(&self) -> u8 {
        self.variant.files()
    }

    /// The army on move.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The question for the search.
    pub fn question(&self, blur: Blur) -> Question<'_> {
        let Situation { board, variant, side, history, quiet } = self;
        // A game that goes on after fifty moves is one in which draws are claimed.
        let limit = limit(*quiet >= limit(false));
        Question { board, variant, side: *side, history, fifty: *quiet, limit, blur }
    }

    fn make(&mut self, m: Move) {
        let pawn = self.board.piece(m.piece).kind == Kind::Pawn;
        self.history.push(key(&self.board, self.variant, self.side));
        let undo = self.board.make(self.variant, m);
        self.side = self.side.foe();
        self.quiet += 1;
        if pawn || undo.taken.is_some() {
            self.quiet = 0;
            self.history.clear();
        }
    }

    /// The moves of these names, and the names that are none.
    pub fn choose<'a>(&self, names: &'a [String]) -> (Vec<Move>, Vec<&'a str>) {
        let (known, strange): (Vec<_>, Vec<_>) =
            names.iter().map(|name| (name.as_str(), self.find(name))).partition(|(_, found)| found.is_some());
        (
            known.into_iter().filter_map(|(_, found)| found).collect(),
            strange.into_iter().map(|(name, _)| name).collect(),
        )
    }

    /// The legal move of that name, in small letters or capitals. A castling is known by its King's square and its
    /// partner's, or by the King's two squares if no step of the King has that name.
    pub fn find(&self, text: &str) -> Option<Move> {
        let moves = self.board.legal(self.variant, self.side);
        let named = |partner: bool| moves.iter().copied().find(|&m| self.name(m, partner).eq_ignore_ascii_case(text));
        let castling =
            |m: &Move| matches!(m.how, How::Castle(..)) && format!("{}{}", m.from, m.to).eq_ignore_ascii_case(text);
        named(false).or_else(|| named(true)).or_else(|| moves.iter().copied().find(castling))
    }

    /// A move as UCI writes it: two squares, and the letter of what a Pawn becomes. With `partner` a castling is written
    /// as the King's square and that of the piece it castles with.
    pub fn name(&self, m: Move, partner: bool) -> String {
        let to = match m.how {
            How::Castle(index, _) if partner => self.variant.castlings[usize::from(index)].partner,
            _ => m.named(),
        };
        let letter = m.becomes.map(|kind| kind.letter().to_ascii_lowercase());
        format!("{}{to}{}", m.from, letter.map(String::from).unwrap_or_default())
    }

    /// The moves of a line as UCI writes them.
    pub fn line(&self, moves: &[Move], partner: bool) -> Vec<String> {
        moves.iter().map(|&m| self.name(m, partner)).collect()
    }
}

/// A position of Chess960 and the rules of its castlings.
fn shuffled_position(fen: &str) -> Result<(Pasted, &'static Variant), Fault> {
    let refused = |error: SetupError| Fault::setup(error.to_string());
    Pasted::check_clocks(fen).map_err(refused)?;
    let variant = shuffled::rules(chess::variant(), fen, None);
    Ok((Pasted::parse(fen, variant).map_err(refused)?, variant))
}

fn bad(what: &str) -> Fault {
    Fault::new(Code::BadInput, what)
}
