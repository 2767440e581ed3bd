//! Every ordered pair of cards in one game.
