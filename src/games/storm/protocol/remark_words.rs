//! The words that the reader of typed remarks knows, by what they are to it (CS-0.84).

/// Sort of a word to this reader; every other word is `Other`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    /// The card game and what belongs to it.
    Game,
    /// Something or somebody else that may be blamed or praised.
    Thing,
    /// It, this, that.
    Pointer,
    /// The speaker, and everybody.
    We,
    /// Whoever is not the speaker.
    You,
    /// Of somebody: my, your, mine.
    Owner,
    Article,
    /// Is, looks, seems.
    Be,
    /// Was, were.
    Was,
    /// Think, find: what follows is what somebody holds.
    Opinion,
    Not,
    Blame,
    Praise,
    /// A verb whose object is disliked.
    Hate,
    /// A verb whose object is liked.
    Like,
    /// A verb whose subject is blamed.
    Sucks,
    /// Too: with the word that follows it is blame.
    Too,
    Adverb,
    /// Prepositions and the like: here a noun phrase ends.
    Small,
    Other,
}

/// The words of each sort.
pub(super) const WORDS: [(Sort, &str); 18] = [
    (
        Sort::Game,
        "card cards deck decks draw draws effect effects game games hand hands omerta omertà pile respect rule rules storm \
         stuff thing",
    ),
    (
        Sort::Thing,
        "attack blunder blunders bishop bishops black capture check checkmate chess choice day endgame exchange idea king \
         kings knight knights lose losing loss lost luck mate mistake mistakes move moves myself opening pawn pawns piece \
         pieces plan play player position queen queens rook rooks sacrifice square stalemate start time trade turn victory \
         weather white win yourself",
    ),
    (Sort::Pointer, "it that these this those"),
    (Sort::We, "everybody everyone i we"),
    (Sort::You, "he him her me she them they us who you"),
    (Sort::Owner, "his mine my our their your yours"),
    (Sort::Article, "a an any another one some such the what"),
    (Sort::Be, "am are be feel feels get gets is look looks seem seems sound sounds"),
    (Sort::Was, "been felt looked seemed was were"),
    (Sort::Opinion, "believe call consider find guess know mean say suppose think"),
    (Sort::Not, "hardly neither never no nobody none nor not"),
    (
        Sort::Blame,
        "absurd annoying appalling atrocious awful bad boring broken bullshit childish confusing crap crappy crazy daft \
         disappointing disgusting dreadful dull dumb farce frustrating garbage horrible horrid idiotic imbalanced joke junk \
         lame ludicrous meaningless mess miserable nonsense overpowered overrated pathetic pointless poor ridiculous rotten \
         rubbish senseless shit shitty silly stupid tedious terrible tiresome trash tripe ugly unbalanced unfair useless \
         waste weak worse worst worthless",
    ),
    (
        Sort::Praise,
        "amusing balanced best brilliant cool decent enjoyable entertaining exciting fair fun funny good great interesting \
         nice pleasant sensible worth worthwhile",
    ),
    (Sort::Hate, "abhor despise detest dislike hate hates loathe"),
    (Sort::Like, "appreciate bear enjoy fancy like likes love loves stand"),
    (Sort::Sucks, "annoys bores irritates stinks suck sucks"),
    (Sort::Too, "too"),
    (
        Sort::Adverb,
        "absolutely actually again all also always always bit bloody completely damn even ever exactly extremely fucking \
         honestly how indeed just kind little lot much now often only pretty quite rather really simply so sort still \
         totally truly utterly very way whole",
    ),
];

/// Words at which a noun phrase ends.
pub(super) const SMALL: &str =
    "about against as at by can could did do does for from had has have here if in into may might must now of \
                     off on or out over shall should than then there to today under up when where whom will with would";

/// Words that begin a clause.
pub(super) const JOINTS: &str = "although and because but cause since though whereas while";

/// Words that mean something together, in place of which a plainer one is read.
pub(super) const PHRASES: [(&str, &str); 17] = [
    ("sick of", "hate"),
    ("tired of", "hate"),
    ("fed up with", "hate"),
    ("bored by", "hate"),
    ("bored of", "hate"),
    ("bored with", "hate"),
    ("care for", "like"),
    ("keen on", "like"),
    ("fond of", "like"),
    ("makes no sense", "sucks"),
    ("make no sense", "sucks"),
    ("to play", "playing"),
    ("too bad", "pity"),
    ("not only", "also"),
    ("not just", "also"),
    ("not believe", "believe"),
    ("who likes", "nobody likes"),
];

/// Words that are also said of a position: about "it", "this" and "that" they are no complaint.
pub(super) const MILD: &str =
    "awful bad best brilliant cool decent good great horrible mess miserable nice poor sensible terrible too \
                    ugly weak worse worst worth";
