//! Chess and Full Double Chess share their turn: one move by the laws of chess, then the judgement of the position.

pub mod vocabulary;

pub use self::vocabulary::{Choice, Claim, Prompt, View, Why};
use crate::board::{Board, Edit, Kind, Move, PieceSet, Position, Side, Square, Variant};
use crate::games::words;
use crate::play::event::Outcome;
use crate::play::view::{self, BySeat, TurnView};
use crate::play::{Config, Eye, Fault, Flow, Game, Seat, Turn};

/// Everything true at a turn's boundary of a game that is played by the laws of chess.
#[derive(Clone)]
pub struct Table {
    /// The rules of the board.
    pub variant: &'static Variant,
    /// The pieces.
    pub board: Board,
    /// Who is on turn; First has White.
    pub mover: Seat,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Plies since the last Pawn move or capture.
    pub quiet: u16,
    /// Keys of the positions since then, this one last.
    pub keys: Vec<u64>,
    /// Squares of the last move.
    pub last: Vec<Square>,
    /// Whether three repetitions and fifty moves must be claimed (option `draw_claims`).
    pub claims: bool,
    /// How the game ended.
    pub result: Option<Outcome>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        std::ptr::eq(self.variant, other.variant)
            && self.board == other.board
            && (self.mover, self.turn, self.quiet, self.claims) == (other.mover, other.turn, other.quiet, other.claims)
            && self.keys == other.keys
            && self.last == other.last
            && self.result == other.result
    }
}

/// A game in which a player may offer a draw.
pub trait Agreement: Game {
    /// The draw is accepted.
    const YES: Self::Choice;
    /// It is refused.
    const NO: Self::Choice;
    /// What the prompt of the other player is about.
    const ANSWER_DRAW: Self::Why;
}

/// A game that uses this table, with its judgement of dead positions.
pub trait Classic: Game<Table = Table, Choice = Choice, Why = Why> + Agreement {
    /// Whether nobody can ever be mated with the pieces on the board.
    fn is_dead(board: &Board) -> bool;
}

/// The army a seat owns: it never changes.
pub fn side_of(seat: Seat) -> Side {
    match seat {
        Seat::First => Side::White,
        Seat::Second => Side::Black,
    }
}

/// The seat that owns an army.
pub fn seat_of(side: Side) -> Seat {
    match side {
        Side::White => Seat::First,
        Side::Black => Seat::Second,
    }
}

/// The table at the start, or at the wanted position.
///
/// # Errors
/// `bad-setup` naming what is wrong with the position, or the field this game does not know.
pub fn lay_out<G: Game>(config: &Config, variant: &'static Variant) -> Result<Table, Fault> {
    let setup: vocabulary::Setup = config.setup()?;
    let text = setup.board.as_deref().unwrap_or(G::INFO.board);
    let start = Position::parse(text, variant).map_err(|error| Fault::setup(error.to_string()))?;
    let mut table = Table {
        variant,
        board: start.board,
        mover: seat_of(start.side),
        turn: 1,
        quiet: 0,
        keys: Vec::new(),
        last: Vec::new(),
        claims: super::chess::DRAW_CLAIMS.is(config, "claim"),
        result: None,
    };
    table.keys.push(table.key());
    Ok(table)
}

impl Table {
    /// The army on turn.
    pub fn side(&self) -> Side {
        side_of(self.mover)
    }

    /// The legal moves of the army on turn.
    pub fn legal(&self) -> Vec<Move> {
        self.board.legal(self.variant, self.side())
    }

    /// Equal for positions that count as repeated: pieces, side to move, castling and en passant that can be captured.
    pub fn key(&self) -> u64 {
        key(&self.board, self.variant, self.side())
    }

    /// How often the present position has occurred.
    fn occurrences(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&old| old == key).count()
    }

    /// What the position after a move would be: its key, and its plies without Pawn move or capture.
    fn after(&self, m: Move) -> (u64, u16) {
        let mut board = self.board.clone();
        let pawn = board.piece(m.piece).kind == Kind::Pawn;
        let undo = board.make(self.variant, m);
        let quiet = if pawn || undo.taken.is_some() { 0 } else { self.quiet + 1 };
        (key(&board, self.variant, self.side().foe()), quiet)
    }

    /// Whether the move would bring about a draw that may be claimed.
    fn claimable(&self, m: Move) -> bool {
        let (key, quiet) = self.after(m);
        quiet >= 100 || (quiet > 0 && self.occurrences(key) >= 2)
    }

    /// Whether a draw may be claimed in the present position.
    fn is_claimable(&self) -> bool {
        self.quiet >= 100 || self.occurrences(self.keys[self.keys.len() - 1]) >= 3
    }
}

/// Equal for positions that count as repeated.
pub fn key(board: &Board, variant: &Variant, side: Side) -> u64 {
    let mut key = board.hash();
    if side == Side::Black {
        key ^= 0x9d39_247e_3377_6d41;
    }
    // A right to capture en passant that no legal move uses does not make another position.
    if board.passing() != Square::OFF {
        let moves = board.legal(variant, side);
        if !moves.iter().any(|m| m.how == crate::board::How::Passing) {
            let mut plain = board.clone();
            plain.edit(Edit::Passing { was: board.passing(), now: Square::OFF });
            key ^= board.hash() ^ plain.hash();
        }
    }
    key
}

/// The start position itself may be over: a setup can be mate, stalemate or dead.
///
/// # Errors
/// The end of the game.
pub fn deal<G: Classic>(t: &mut Turn<'_, G>) -> Flow {
    judge(t)
}

/// One turn: a move, then the judgement.
///
/// # Errors
/// The stops of a script.
pub fn turn<G: Classic>(t: &mut Turn<'_, G>) -> Flow {
    let me = t.table.mover;
    let m = ask_move(t, me)?;
    play(t, me, m);
    judge(t)
}

/// Asks for a move; a draw may be offered once, claimed when due, and the game given up.
fn ask_move<G: Classic>(t: &mut Turn<'_, G>, me: Seat) -> Flow<Move> {
    let mut may_offer = true;
    let moves = t.table.legal();
    loop {
        let mut options: Vec<Choice> = moves.iter().copied().map(Choice::Move).collect();
        let due = t.table.claims && (t.table.is_claimable() || moves.iter().any(|&m| t.table.claimable(m)));
        if due {
            options.push(Choice::Claim(Claim::Draw));
        }
        if may_offer {
            options.push(Choice::OfferDraw);
        }
        options.push(Choice::Resign);
        match t.ask(me, Why::Move, options)? {
            Choice::Move(m) => return Ok(m),
            Choice::Resign => return Err(resign(t, me)),
            Choice::OfferDraw => offer_draw(t, me)?,
            _ => claim_draw(t, me, &moves)?,
        }
        may_offer = false;
    }
}

/// T-16: a player may give up at a question of their own.
pub fn resign<G: Game>(t: &mut Turn<'_, G>, me: Seat) -> crate::play::Stop {
    let winner = me.other();
    let side = |seat| words::side(G::side(t.table, seat));
    let text = format!("{} resigns. {} wins.", side(me), side(winner));
    match t.finish(Some(winner), "resignation", text) {
        Err(stop) => stop,
        Ok(()) => crate::play::Stop::Over,
    }
}

/// T-16: a draw by agreement, offered at one's own question.
///
/// # Errors
/// The stops of a script; the end of the game when the offer is accepted.
pub fn offer_draw<G: Agreement>(t: &mut Turn<'_, G>, me: Seat) -> Flow {
    t.say(me, format!("{} offers a draw.", words::side(G::side(t.table, me))), Vec::new(), None);
    let other = me.other();
    match t.ask(other, G::ANSWER_DRAW, vec![G::YES, G::NO])? {
        yes if yes == G::YES => t.finish(None, "agreement", "Draw by agreement.".into()),
        _ => {
            let text = format!("{} declines the draw.", words::side(G::side(t.table, other)));
            t.say(other, text, Vec::new(), None);
            Ok(())
        }
    }
}

/// FD-14, `draw_claims = claim`: a draw is claimed for the position, or with the move that brings it about.
fn claim_draw<G: Classic>(t: &mut Turn<'_, G>, me: Seat, moves: &[Move]) -> Flow {
    if !t.table.is_claimable() {
        let fitting = moves.iter().filter(|&&m| t.table.claimable(m)).map(|&m| Choice::Move(m)).collect();
        if let Choice::Move(m) = t.ask(me, Why::ClaimMove, fitting)? {
            play(t, me, m);
        }
    }
    let (how, why) = if t.table.quiet >= 100 {
        ("fifty-moves", "fifty moves without a pawn move or a capture")
    } else {
        ("repetition", "this position has occurred three times")
    };
    t.finish(None, how, format!("{} claims a draw: {why}.", words::side(side_of(me))))
}

/// Makes the move on the board and in the books.
fn play<G: Classic>(t: &mut Turn<'_, G>, me: Seat, m: Move) {
    let text = format!("{}: {}.", words::side(side_of(me)), words::movement(&t.table.board, t.table.variant, m));
    let pawn = t.table.board.piece(m.piece).kind == Kind::Pawn;
    let edits = t.table.board.edits(t.table.variant, m);
    let takes = edits.iter().any(|edit| matches!(edit, Edit::Lift { .. }));
    t.say(me, text, vec![m.from, m.to], None);
    for edit in edits {
        t.edit(edit);
    }
    let table = &mut *t.table;
    table.last = vec![m.from, m.to];
    table.mover = me.other();
    table.turn += 1;
    if pawn || takes {
        table.quiet = 0;
        table.keys.clear();
    } else {
        table.quiet += 1;
    }
    let key = table.key();
    table.keys.push(key);
}

/// FD-12 to FD-14 and the same laws of chess: mate, stalemate, and the draws that need no claim.
fn judge<G: Classic>(t: &mut Turn<'_, G>) -> Flow {
    let table = &*t.table;
    let side = table.side();
    let mover = table.mover;
    let checked = table.board.checked(table.variant, side);
    if table.legal().is_empty() {
        if checked {
            let text = format!("Checkmate. {} wins.", words::side(side.foe()));
            return t.finish(Some(mover.other()), "checkmate", text);
        }
        let text = format!("Draw by stalemate: {} has no legal move.", words::side(side));
        return t.finish(None, "stalemate", text);
    }
    if checked {
        let kings: Vec<Square> = squares_of(&table.board, table.board.of(side) & table.board.kind(Kind::King));
        let text = format!("{} is in check.", words::side(side));
        t.say(None, text, kings, None);
    }
    let table = &*t.table;
    let times = table.occurrences(table.keys[table.keys.len() - 1]);
    let (most_times, most_quiet) = if table.claims { (5, 150) } else { (3, 100) };
    if G::is_dead(&table.board) {
        return t.finish(None, "dead-position", "Draw: neither side can give checkmate any more.".into());
    }
    if times >= most_times {
        return t.finish(None, "repetition", format!("Draw: this position has occurred {times} times."));
    }
    if table.quiet >= most_quiet {
        let moves = table.quiet / 2;
        let text = format!("Draw: {moves} moves each without a pawn move or a capture.");
        return t.finish(None, "fifty-moves", text);
    }
    Ok(())
}

/// FD-14: King against King, or with one Knight or Bishop more.
pub fn is_bare(board: &Board) -> bool {
    let kings = board.kind(Kind::King);
    let rest = board.pieces() - kings;
    let minor = board.kind(Kind::Knight) | board.kind(Kind::Bishop);
    kings.len() == 2 && rest.len() <= 1 && (rest - minor).is_empty()
}

/// The squares of some pieces.
pub fn squares_of(board: &Board, pieces: PieceSet) -> Vec<Square> {
    pieces.iter().map(|id| board.piece(id).at).collect()
}

/// What an eye sees: these games hide nothing.
pub fn view<G: Game<Table = Table>>(table: &Table, eye: Eye) -> View {
    let side = table.side();
    let checked = table.board.checked(table.variant, side);
    let kings = if checked { table.board.of(side) & table.board.kind(Kind::King) } else { PieceSet::EMPTY };
    let position = Position { board: table.board.clone(), side };
    View {
        game: G::INFO.name,
        eye,
        files: G::INFO.files,
        ranks: Square::RANKS,
        board: position.text(table.variant),
        cells: view::cells(&table.board, table.variant),
        turn: TurnView { number: table.turn, seat: table.mover },
        sides: BySeat { first: "white", second: "black" },
        check: view::names(squares_of(&table.board, kings)),
        last: view::names(table.last.iter().copied()),
        taken: view::taken(&table.board),
        own: (),
        log: Vec::new(),
        result: table.result.clone(),
    }
}

/// The sentence for the prompt bar.
pub fn question(table: &Table, prompt: &Prompt) -> String {
    match prompt.why {
        Why::AnswerDraw => format!("{} offers a draw. Accept?", words::side(side_of(prompt.seat.other()))),
        Why::ClaimMove => "Choose the move that brings about the draw.".into(),
        _ if table.board.checked(table.variant, side_of(prompt.seat)) => "You are in check.".into(),
        _ => "Your move.".into(),
    }
}

/// The phrase for one answer.
pub fn label(table: &Table, choice: &Choice) -> String {
    match *choice {
        Choice::Move(m) => words::label(&table.board, table.variant, m),
        _ => words::answer(&table.board, choice),
    }
}
