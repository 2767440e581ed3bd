//! The verbs of the language: one table, from which the types of `steps.rs`, the reader, the packer and the blocks of
//! the page are made.

/// Hands the table of the verbs to a macro: for each its type, its word, what it does, its value, and what is said
/// besides: what must be given, what may be, and what is so or not, each with its field, its word, its meaning and its
/// type. The order is that of the packed form: new ones come last.
#[macro_export]
macro_rules! verbs_of_cards {
    ($with:ident) => {
        $with! {
            Only<'a> "only" "First, when the card can be played; later, what must hold afterwards."
                (cond "What holds.": Cond<'a>);
            Choose<'a> "choose" "A piece is chosen, for later steps." (who "Which.": Selector<'a>)
                must { name "as" "How later steps call it.": Name }
                may { ask "ask" "Whether it is asked for where there is only one.": Ask };
            Pick<'a> "pick" "A square is chosen, for later steps." (squares "Which.": Places<'a>)
                must { name "as" "How later steps call it.": Name };
            NameKind<'a> "name" "A kind that the opponent has is named, for later steps."
                (kinds "One of these.": &'a [Kind])
                must { name "as" "How later steps call it.": Name };
            Swap<'a> "swap" "Two pieces change places." (pair "One of each.": [Selector<'a>; 2])
                may { times "times" "How often.": Times }
                flag { at_once "at-once" "All pairs are judged on the position before." };
            Move<'a> "move" "A piece moves." (who "Which.": Selector<'a>)
                may {
                    like "like" "Like what.": Like<'a>,
                    step "step" "In which directions.": &'a [Direction],
                    far "far" "How far in them.": Far,
                    leap "leap" "By which leap.": Leap,
                    way "way" "In which way.": WayWord,
                    to "to" "Where to.": Places<'a>,
                    take "take" "Whom it may capture.": Selector<'a>,
                    hit "hit" "Whom it must capture.": Selector<'a>,
                    name "as" "How later steps call it.": Name,
                    times "times" "How often.": Times,
                    same "same" "What such moves have in common.": Same
                }
                flag { at_once "at-once" "All moves are judged on the position before." };
            Send<'a> "send" "A piece comes to a square without a way." (who "Which.": Selector<'a>)
                must { to "to" "Where to.": Places<'a> }
                may {
                    take "take" "Whom it may capture.": Selector<'a>,
                    name "as" "How later steps call it.": Name,
                    or "or" "Another that may be sent instead.": OrSend<'a>
                };
            Remove<'a> "remove" "Pieces leave the board." (who "Which.": Selector<'a>)
                may { name "as" "How later steps call it.": Name }
                flag { out "out" "For good." };
            Strike<'a> "strike" "A piece is captured where it stands." (who "Which.": Selector<'a>)
                must { by "by" "By which piece, which stays where it is.": Selector<'a> };
            Return<'a> "return" "A piece from off the board comes back." (pool "Which.": Pool<'a>)
                must { to "to" "Where to.": Places<'a> }
                may { name "as" "How later steps call it.": Name, times "times" "How often.": Times };
            Replace<'a> "replace" "A piece from off the board takes the place of another."
                (who "Which is replaced.": Selector<'a>)
                must { with "with" "With which.": Pool<'a> }
                may { ask "ask" "Whether it is asked for where there is only one.": Ask };
            Spawn<'a> "spawn" "A new piece of the player appears." (kind "Of which kind.": Kind)
                must { to "to" "Where.": Places<'a> }
                may { name "as" "How later steps call it.": Name };
            Change<'a> "change" "A piece becomes another kind for good." (who "Which.": Selector<'a>)
                must { into "into" "Which kind.": Into<'a> }
                may { name "as" "How later steps call it.": Name };
            Promote<'a> "promote" "Pawns are promoted where they stand." (who "Which.": Selector<'a>)
                may { into "into" "To one of these kinds.": &'a [Kind] };
            Shape<'a> "shape" "A piece moves as another kind from now on." (who "Which.": Selector<'a>)
                must { into "into" "As this kind.": Kind };
            Defect<'a> "defect" "A piece changes sides." (who "Which.": Selector<'a>)
                may { name "as" "How later steps call it.": Name };
            Mark<'a> "mark" "A lasting effect lies on pieces." (who "Which.": Selector<'a>)
                must { with "with" "What.": PieceRule }
                may { kind "kind" "Of this kind.": Kind, until "until" "How long.": Ends };
            Lay<'a> "lay" "A lasting effect lies on a square." (squares "Which.": Places<'a>)
                must { with "with" "What.": SquareRule }
                may { kind "kind" "Of this kind.": Kind, until "until" "How long.": Ends }
                flag { two "two" "On two squares." };
            Begin "begin" "A lasting effect binds the players." (rule "What.": TurnRule)
                may { kind "kind" "Of this kind.": KindRef, until "until" "How long.": Ends };
            Note<'a> "note" "Something is noted in secret." (about "What it is about.": Noted<'a>)
                must { with "with" "What it does.": NoteRule }
                may { until "until" "How long it holds.": Ends };
            Draw "draw" "The player draws cards." (amount "How many.": Amount);
            Discard "discard" "The player discards cards." (amount "How many.": Amount);
            Look "look" "The player looks at cards of the draw pile and takes one." (amount "How many.": Amount);
            Undo "undo" "The opponent's turn or move is taken back." (what "Which.": Undone)
                may { then "then" "What comes of the turn.": Sequel };
            Again "again" "The player has another turn." ();
            Cancel "cancel" "The card just played has no effect." ();
            Copy "copy" "The card just played works for the player, too." ();
            TakeCard "take-card" "The card just played comes to the player's hand." ();
            Roll<'a> "roll" "Chance decides, each way as likely." (ways "The ways.": &'a [&'a [Step<'a>]]);
            Either<'a> "either" "The player decides." (ways "The ways.": &'a [&'a [Step<'a>]]);
            Fork<'a> "when" "It depends." (cond "On this.": Cond<'a>)
                must { then "do" "If it is so.": &'a [Step<'a>] }
                may { otherwise "else" "If not.": &'a [Step<'a>] };
            Theirs<'a> "foe" "The opponent chooses, when the card is carried out."
                (steps "In these steps.": &'a [Step<'a>])
                flag { may "may" "They may leave it." };
            SlideOn<'a> "slide-on" "A piece slides on in the line of its move." (who "Which.": Selector<'a>);
            StopShort<'a> "stop-short" "A piece stops early in the line of its move." (who "Which.": Selector<'a>);
            Burst<'a> "burst" "A piece captures all that it attacks as one of its kinds, and is gone for good."
                (who "Which.": Selector<'a>)
                may { least "least" "At least so many pieces at once.": u8 };
            Push<'a> "push" "A pawn steps ahead and pushes who stands there." (who "Which.": Selector<'a>);
            Ray<'a> "ray" "A line piece fires: all that stand on a line are removed." (who "Which.": Selector<'a>);
            Sweep<'a> "sweep" "A line piece runs to the end of a line and captures all on its way."
                (who "Which.": Selector<'a>);
            Fuse<'a> "fuse" "A piece merges into another, which moves as either from now on."
                (who "Of these two.": Selector<'a>);
        }
    };
}
