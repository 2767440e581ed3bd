//! Draw piles, hands and discard piles. The place of each card is public; its face is hidden until somebody sees it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::board::order;
use crate::games::storm::model::catalog::{Card, When};
use crate::play::{Eye, Flow, Hidden, Seat, SeatSet, Stop};

/// A piece of cardboard. Its place is public; the face printed on it may not be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Token(u16);

/// Places of all cards that are not declared or beside the board.
#[derive(Clone, PartialEq, Default)]
pub struct Places {
    /// The draw piles; the last card is the top. A shared one is the first (CS-0.17).
    pub draws: [Vec<Token>; 2],
    /// The discard piles; the last card is the top. A shared one is the first.
    pub discards: [Vec<Token>; 2],
    /// The hands, oldest card first.
    pub hands: [Vec<Token>; 2],
}

/// The cards of a game: where they lie, and their faces.
#[derive(Clone, PartialEq, Default)]
pub struct Piles {
    places: Places,
    faces: Vec<Hidden<Card>>,
    /// The heap that each card belongs to: its back shows that.
    homes: Vec<usize>,
    /// The list of each player's own deck; none where one is shared.
    lists: Option<Arc<[Vec<Card>; 2]>>,
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
    /// Piles of a game in which each player has a deck of these cards, or both share one.
    pub fn of(lists: Option<[Vec<Card>; 2]>) -> Piles {
        Piles { lists: lists.map(Arc::new), ..Piles::default() }
    }

    /// CS-0.17: the lists of the players' own decks, which everybody knows; none where they share one.
    pub fn lists(&self) -> Option<&[Vec<Card>; 2]> {
        self.lists.as_deref()
    }

    /// The heap from which a seat draws.
    pub fn heap(&self, seat: Seat) -> usize {
        if self.lists.is_some() {
            seat.index()
        } else {
            0
        }
    }

    /// The draw pile of a seat.
    pub fn pile(&self, seat: Seat) -> &[Token] {
        &self.draws[self.heap(seat)]
    }

    /// The discard pile of a seat.
    pub fn discard(&self, seat: Seat) -> &[Token] {
        &self.discards[self.heap(seat)]
    }

    /// A card that nobody has seen joins the game, in a seat's deck.
    pub fn mint(&mut self, card: Card, seat: Seat) -> Token {
        self.homes.push(self.heap(seat));
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

    /// A card goes home, onto the discard pile of its deck.
    pub fn throw(&mut self, token: Token) {
        let home = self.home(token);
        self.discards[home].push(token);
    }

    fn home(&self, token: Token) -> usize {
        self.homes[usize::from(token.0)]
    }

    /// A card leaves the discard pile of its deck, if it lies there.
    pub fn recover(&mut self, token: Token) -> Option<Token> {
        let home = self.home(token);
        let at = self.discards[home].iter().position(|&other| other == token)?;
        Some(self.discards[home].remove(at))
    }

    /// A seat takes the top card of its draw pile.
    pub fn take_top(&mut self, seat: Seat) -> Option<Token> {
        let heap = self.heap(seat);
        let token = self.draws[heap].pop()?;
        self.hands[seat.index()].push(token);
        Some(token)
    }

    /// The faces of a seat's discard pile in a new order, unseen, as its draw pile.
    pub fn turn_over(&mut self, seat: Seat, faces: Vec<Card>) {
        let heap = self.heap(seat);
        self.places.draws[heap] = std::mem::take(&mut self.places.discards[heap]);
        self.cover(heap, faces);
    }

    /// CS-132: this card of a seat's draw pile goes to its hand, and the others, in a new order and unseen, stay.
    pub fn fetch(&mut self, card: Card, others: Vec<Card>, seat: Seat, sees: SeatSet) {
        self.cover(self.heap(seat), others.into_iter().chain([card]).collect());
        if let Some(token) = self.take_top(seat) {
            self.reveal(token, sees);
        }
    }

    /// Of the top cards of a seat's draw pile this one comes to the top; the others keep their order. It is the topmost token
    /// then: where the card lay nobody else can tell, even when all is taken back.
    pub fn bring_up(&mut self, seat: Seat, token: Token, cards: usize) {
        let heap = self.heap(seat);
        let pile = &mut self.places.draws[heap];
        let top = pile.split_off(pile.len().saturating_sub(cards));
        let mut faces: Vec<_> = top.iter().map(|&it| self.faces[usize::from(it.0)].clone()).collect();
        if let Some(at) = top.iter().position(|&it| it == token) {
            faces[at..].rotate_left(1);
        }
        for (&it, face) in top.iter().zip(faces) {
            let former = std::mem::replace(&mut self.faces[usize::from(it.0)], face);
            self.former.push((it, former));
        }
        self.places.draws[heap].extend(top);
    }

    /// The draw pile of a heap has these faces, which nobody has seen there.
    fn cover(&mut self, heap: usize, faces: Vec<Card>) {
        for (&token, face) in self.places.draws[heap].iter().zip(faces) {
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
    /// in between, it is one of those of its deck with its face.
    pub fn take_out(&mut self, token: Token, card: Card, shuffled: &[Token]) -> Token {
        let mut among = std::iter::once(token).chain(shuffled.iter().copied());
        let is_it = |other: &Token| self.face(*other) == card && self.home(*other) == self.home(token);
        let token = among.find(is_it).unwrap_or(token);
        let Places { draws, discards, hands } = &mut self.places;
        let places = draws.iter_mut().chain(discards).chain(hands);
        places.for_each(|place| place.retain(|&other| other != token));
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

    /// Number of cards of a seat's deck.
    pub fn count_of(&self, seat: Seat) -> usize {
        let heap = self.heap(seat);
        self.homes.iter().filter(|&&home| home == heap).count()
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

    /// All faces where they lie.
    pub fn faces(&mut self) -> impl Iterator<Item = &mut Hidden<Card>> {
        self.faces.iter_mut()
    }

    /// The faces of each heap, for imagining others: what a deck holds is public.
    pub fn heaps(&mut self) -> [Vec<&mut Hidden<Card>>; 2] {
        let mut heaps = [Vec::new(), Vec::new()];
        for (face, &home) in self.faces.iter_mut().zip(&self.homes) {
            heaps[home].push(face);
        }
        heaps
    }
}

/// Work that is left for the deal: cards that the setup left out.
#[derive(Clone, PartialEq, Default)]
pub struct Undealt {
    /// The cards of each heap that are nowhere yet.
    pub rest: [Vec<Card>; 2],
    /// True if the hand of each seat is to be dealt.
    pub hands: [bool; 2],
    /// True if the draw pile of each heap is to be laid out.
    pub piles: [bool; 2],
    /// Cards of the deck that have no meaning on the board (BO-11).
    pub left_out: Vec<Card>,
}
