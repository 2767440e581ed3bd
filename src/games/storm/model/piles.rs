//! Draw pile, hands and discard pile. The place of each card is public; its face is hidden until somebody sees it.

use std::ops::{Deref, DerefMut};

use crate::board::order;
use crate::games::storm::model::catalog::{Card, When};
use crate::play::{Eye, Flow, Hidden, Seat, SeatSet, Stop};

/// A piece of cardboard. Its place is public; the face printed on it may not be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Token(u16);

/// Places of all cards that are not declared or beside the board.
#[derive(Clone, PartialEq, Default)]
pub struct Places {
    /// The draw pile; the last card is the top.
    pub pile: Vec<Token>,
    /// The discard pile; the last card is the top.
    pub discard: Vec<Token>,
    /// The hands, oldest card first.
    pub hands: [Vec<Token>; 2],
}

/// The cards of a game: where they lie, and their faces.
#[derive(Clone, PartialEq, Default)]
pub struct Piles {
    places: Places,
    faces: Vec<Hidden<Card>>,
    /// The faces as they were before the shuffles of this turn, with who had seen them, for taking the turn back.
    former: Vec<(Token, Hidden<Card>)>,
}

impl Deref for Piles {
    type Target = Places;

    fn deref(&self) -> &Places {
        &self.places
    }
}

impl DerefMut for Piles {
    fn deref_mut(&mut self) -> &mut Places {
        &mut self.places
    }
}

/// Places of the cards at some moment, and the number of shuffles in that turn so far.
#[derive(Clone, PartialEq)]
pub struct CardPlaces {
    places: Places,
    shuffled: usize,
}

impl Piles {
    /// A card that nobody has seen joins the game.
    pub fn mint(&mut self, card: Card) -> Token {
        self.faces.push(Hidden::unseen(card));
        Token((self.faces.len() - 1) as u16)
    }

    /// A face, for rules.
    pub fn face(&self, token: Token) -> Card {
        *self.faces[usize::from(token.0)].truth()
    }

    /// A face, for views: if the eye may know it.
    pub fn look(&self, token: Token, eye: Eye) -> Option<Card> {
        self.faces[usize::from(token.0)].look(eye).copied()
    }

    /// Shows a face to more seats.
    pub fn reveal(&mut self, token: Token, to: SeatSet) {
        self.faces[usize::from(token.0)].reveal(to);
    }

    /// The cards in a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.hands[seat.index()].iter().map(|&token| self.face(token))
    }

    /// The card of that name in a hand.
    ///
    /// # Errors
    /// `Stop::Diverged` if the hand has none.
    pub fn held(&self, seat: Seat, name: &str) -> Flow<Card> {
        self.hand(seat).find(|card| card.name() == name).ok_or(Stop::Diverged)
    }

    /// Takes a card out of a hand; of several copies one that everybody knows, so that nobody learns from what is left
    /// whether there is another.
    pub fn pull(&mut self, seat: Seat, card: Card) -> Option<Token> {
        let hand = &self.hands[seat.index()];
        let is_open = |token: &Token| self.look(*token, Eye::Watcher) == Some(card);
        let open = hand.iter().position(is_open);
        let at = open.or_else(|| hand.iter().position(|&token| self.face(token) == card))?;
        Some(self.hands[seat.index()].remove(at))
    }

    /// The discard pile's faces in a new order, unseen, as the draw pile.
    pub fn turn_over(&mut self, faces: Vec<Card>) {
        self.places.pile = std::mem::take(&mut self.places.discard);
        self.cover(faces);
    }

    /// CS-132: this card of the draw pile goes to a hand, and the others, in a new order and unseen, stay.
    pub fn fetch(&mut self, card: Card, others: Vec<Card>, seat: Seat, sees: SeatSet) {
        self.cover(others.into_iter().chain([card]).collect());
        let Some(token) = self.places.pile.pop() else { return };
        self.reveal(token, sees);
        self.places.hands[seat.index()].push(token);
    }

    /// Of the top cards of the draw pile this one comes to the top; the others keep their order. It is the topmost token
    /// then: where the card lay nobody else can tell, even when all is taken back. Returns that token.
    pub fn bring_up(&mut self, token: Token, cards: usize) -> Option<Token> {
        let top = self.places.pile.split_off(self.places.pile.len().saturating_sub(cards));
        let mut faces: Vec<_> = top.iter().map(|&it| self.faces[usize::from(it.0)].clone()).collect();
        if let Some(at) = top.iter().position(|&it| it == token) {
            faces[at..].rotate_left(1);
        }
        for (&it, face) in top.iter().zip(faces) {
            let former = std::mem::replace(&mut self.faces[usize::from(it.0)], face);
            self.former.push((it, former));
        }
        self.places.pile.extend(top);
        self.places.pile.last().copied()
    }

    /// The draw pile has these faces, which nobody has seen there.
    fn cover(&mut self, faces: Vec<Card>) {
        for (&token, face) in self.places.pile.iter().zip(faces) {
            let former = std::mem::replace(&mut self.faces[usize::from(token.0)], Hidden::unseen(face));
            self.former.push((token, former));
        }
    }

    /// Places of all cards now, for [`Piles::put_back`] later in this turn.
    pub fn card_places(&self) -> CardPlaces {
        CardPlaces { places: self.places.clone(), shuffled: self.former.len() }
    }

    /// CS-0.70, CS-0.71: every card lies where it did then; whoever has seen one since still knows it. Returns the places
    /// of those that were shuffled since.
    pub fn put_back(&mut self, then: &CardPlaces) -> Vec<Token> {
        let mut shuffled = Vec::new();
        for (token, face) in self.former.drain(then.shuffled..).rev() {
            self.faces[usize::from(token.0)] = face;
            shuffled.push(token);
        }
        self.places.clone_from(&then.places);
        shuffled
    }

    /// The cardboard of a card that has been played since cards were put back, taken from where it lay: if it was shuffled
    /// in between, it is one of those with its face.
    pub fn take_out(&mut self, token: Token, card: Card, shuffled: &[Token]) -> Token {
        let mut among = std::iter::once(token).chain(shuffled.iter().copied());
        let token = among.find(|&other| self.face(other) == card).unwrap_or(token);
        let Places { pile, discard, hands: [first, second] } = &mut self.places;
        [pile, discard, first, second].into_iter().for_each(|place| place.retain(|&other| other != token));
        token
    }

    /// The turn is over: its shuffles are not taken back any more.
    pub fn forget(&mut self) {
        self.former.clear();
    }

    /// Number of cards of the game.
    pub fn count(&self) -> usize {
        self.faces.len()
    }

    /// True if the game has a card of this window: anybody can know that from the list of cards.
    pub fn know(&self, window: When) -> bool {
        self.hold(|card| card.window() == window)
    }

    /// True if the game has such a card.
    pub fn hold(&self, such: impl Fn(Card) -> bool) -> bool {
        self.faces.iter().any(|face| such(*face.among()))
    }

    /// CS-131: the hands change their owners; each new one sees what he gets, in an order that tells nothing.
    pub fn swap_hands(&mut self, sees: [SeatSet; 2]) {
        self.places.hands.swap(0, 1);
        for (seat, sees) in sees.into_iter().enumerate() {
            let mut hand = std::mem::take(&mut self.places.hands[seat]);
            order::by_key(&mut hand, |&token| self.face(token));
            hand.iter().for_each(|&token| self.reveal(token, sees));
            self.places.hands[seat] = hand;
        }
    }

    /// Prints on every card that the seat has not seen what is printed on it in another world.
    pub fn imagine_as(&mut self, other: &Piles, eye: Seat) {
        for (face, other) in self.faces.iter_mut().zip(&other.faces) {
            if face.look(Eye::Seat(eye)).is_none() {
                face.replace(*other.truth());
            }
        }
    }

    /// All faces where they lie, for imagining others.
    pub fn faces(&mut self) -> impl Iterator<Item = &mut Hidden<Card>> {
        self.faces.iter_mut()
    }
}

/// Work that is left for the deal: cards that the setup left out.
#[derive(Clone, PartialEq, Default)]
pub struct Undealt {
    /// The cards that are nowhere yet.
    pub rest: Vec<Card>,
    /// True if the hand of each seat is to be dealt.
    pub hands: [bool; 2],
    /// True if the draw pile is to be laid out.
    pub pile: bool,
    /// Cards of the deck that have no meaning on the board (BO-11).
    pub left_out: Vec<Card>,
}
