//! A bent board that is made from a text, and asked by the names of its squares.

use deckmate::board::{
    Bent, Board, Edit, Geometry, Kind, Move, Overlay, PieceId, PieceSet, Position, Side, Square, Terrain, Variant,
};
use deckmate::games::chess;
use Side::White;

pub struct Case {
    pub board: Board,
    pub variant: Variant,
    pub overlay: Overlay,
}

pub fn at(name: &str) -> Square {
    Square::parse(name).unwrap()
}

pub fn case(text: &str) -> Case {
    let variant = chess::variant().clone();
    Case { board: Position::parse(text, &variant).unwrap().board, variant, overlay: Overlay::default() }
}

impl Case {
    pub fn piece(&self, square: &str) -> PieceId {
        self.board.at(at(square)).unwrap()
    }

    pub fn set(&self, squares: &str) -> PieceSet {
        squares.split(' ').map(|square| self.piece(square)).fold(PieceSet::EMPTY, PieceSet::with)
    }

    pub fn with(mut self, change: impl FnOnce(&mut Overlay, &dyn Fn(&str) -> PieceSet)) -> Case {
        let mut overlay = self.overlay.clone();
        change(&mut overlay, &|squares| self.set(squares));
        self.overlay = overlay;
        self
    }

    pub fn on(mut self, change: impl FnOnce(Terrain) -> Terrain) -> Case {
        let terrain = change(*self.variant.geometry.terrain());
        self.variant = self.variant.on(Geometry::shaped(terrain));
        self
    }

    pub fn recast(mut self, square: &str, now: Kind) -> Case {
        let piece = self.piece(square);
        self.board.edit(Edit::Recast { piece, was: self.board.piece(piece).kind, now });
        self
    }

    /// The piece on one square moves in with the piece on another.
    pub fn lodge(mut self, guest: &str, host: &str) -> Case {
        let (lodger, host) = (self.piece(guest), self.piece(host));
        self.board.edit(Edit::Lift { piece: lodger, from: at(guest) });
        self.overlay.lodgers.push((lodger, host));
        self
    }

    pub fn bent(&self) -> Bent<'_> {
        Bent { board: &self.board, variant: &self.variant, overlay: &self.overlay }
    }

    /// The squares to which a side's pieces on a square may go.
    pub fn goals(&self, side: Side, from: &str) -> String {
        let moves = self.bent().legal(side).into_iter().filter(|m| m.from == at(from));
        let mut goals: Vec<String> = moves.map(|m| m.to.to_string()).collect();
        goals.dedup();
        goals.join(" ")
    }

    pub fn find(&self, side: Side, text: &str) -> Option<Move> {
        self.bent().legal(side).into_iter().find(|m| m.to_string() == text)
    }

    pub fn play(&mut self, side: Side, text: &str) {
        let m = self.find(side, text).unwrap();
        for edit in self.bent().edits(m, side) {
            self.board.edit(edit);
        }
    }

    pub fn placement(&self) -> String {
        let position = Position { board: self.board.clone(), side: White };
        position.text(&self.variant).split(' ').next().unwrap().to_string()
    }
}
