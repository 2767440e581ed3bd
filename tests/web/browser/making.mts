// Ten cards as somebody makes them: what is pressed, in words, and what the engine then says of the card.
import type { Frame, Locator } from "@playwright/test";

/** A press: a chip and the choice on its sheet (several with `|`); or what else is done, behind a colon. */
export type Press = string;

export interface Making {
  title: string;
  /** The printed card to start from; left out: an empty one. */
  from?: string;
  presses: Press[];
  /** The sentence of the card. */
  says: string;
}

export const MAKINGS: Making[] = [
  {
    title: "Left out",
    from: "depression",
    presses: ["pawn > knight|pawn"],
    says: "Remove an enemy pawn or knight that has no piece next to it.",
  },
  {
    title: "Bodyguard",
    presses: [
      "+ what happens > Mark a piece",
      "as peaceful > as shielded",
      "+ which > next to …",
      "+ how long > until their next turn is over",
    ],
    says:
      "Choose one of your pieces (not the king) next to your king. " +
      "It can't be captured on your opponent's next turn.",
  },
  {
    title: "Ransom",
    presses: [
      "At the end of your turn > After their turn",
      "+ what happens > Bring a piece back",
      "one of your lost > the one of yours that they just captured",
      "pawn > any kind",
      "its starting square > its starting square|on your rank …",
      "2 > 1",
      "+ then > Remove a piece",
      "an enemy > one of yours",
    ],
    says:
      "The piece your opponent just captured returns to an empty square of your first rank. " +
      "Remove one of your pawns.",
  },
  {
    title: "Gamble",
    presses: [
      "+ what happens > Toss a coin, roll a die",
      "+ what happens > Draw cards",
      "1 card > 2 cards",
      "+ what happens > Discard cards",
      "1 card > 2 cards",
    ],
    says: "Toss a coin. Heads: draw two cards. Tails: discard two cards of your choice.",
  },
  {
    title: "Tournament",
    presses: [
      "+ what happens > Choose a piece",
      "pawns > knight",
      "+ then > Choose a piece",
      "one of your#2 > an enemy’s",
      "pawn > knight",
      "+ then > Toss a coin, roll a die",
      "+ what happens > Remove a piece",
      "it > it#2",
      "+ what happens > Remove a piece",
    ],
    says:
      "Choose one of your knights. Choose an enemy knight. Toss a coin. " +
      "Heads: remove the enemy knight. Tails: remove your knight.",
  },
  {
    title: "Catapult",
    presses: [
      "At the end of your turn > Instead of a move",
      "+ what happens > Move a piece",
      "pieces > rook",
      "+ more > By a jump",
      "2 and 1 > 3 and 0",
      "+ more > It may capture",
    ],
    says: "Move one of your rooks by a jump of exactly three squares along a rank or file. It may capture.",
  },
  {
    title: "Quicksand",
    presses: ["+ what happens > Mark a square"],
    says: "Choose an empty central square. It is gone for three turns: only jumps cross it.",
  },
  {
    title: "Recruit",
    presses: ["+ only if > there are at most so many", "+ then > Put a new piece"],
    says: "Only if you have at most three pawns: a new pawn appears on an empty square of your second rank.",
  },
  {
    title: "Tribute",
    presses: ["+ what happens > Your opponent chooses", "+ what happens > Choose a piece", "+ then#2 > Remove a piece"],
    says: "Your opponent must choose one of their pawns. Remove it.",
  },
  {
    title: "Spyglass",
    presses: ["At the end of your turn > Before your move", "+ what happens > Look at the draw pile"],
    says: "Look at the top three cards of the draw pile and take one of them.",
  },
];

/** Text and place among several alike: `it#2` is the second. */
const parsed = (text: string) => {
  const [words, place = "1"] = text.split("#");
  return { words, at: Number(place) - 1 };
};

const exactly = (words: string) => new RegExp(`^!?[A-D]?${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);

/** Opens the groups of a sheet in which a choice stands. @returns the presses that took */
export async function unfold(choice: Locator) {
  if (await choice.isVisible()) return 0;
  await choice.locator("xpath=ancestor::details/summary").click();
  return 1;
}

/** Makes a card by presses alone, but for its title; gives their number. */
export async function make(frame: Frame, { title, from, presses }: Making) {
  let count = 1;
  await frame.click(from ? `[data-from="${from}"]` : '[data-test="empty-card"]');
  for (const press of presses) {
    const [chip, choices] = press.split(" > ");
    const { words, at } = parsed(chip);
    await frame
      .locator(".maker-work .chip")
      .filter({ hasText: exactly(words) })
      .nth(at)
      .click();
    await frame.waitForSelector("#choices .choice");
    count++;
    for (const choice of choices.split("|")) {
      const wanted = parsed(choice);
      const found = frame
        .locator("#choices .choice")
        .filter({ has: frame.locator("b").filter({ hasText: exactly(wanted.words) }) })
        .nth(wanted.at);
      count += 1 + (await unfold(found));
      await found.click();
    }
    const done = frame.locator("#choices .dialog-feet button");
    if (await done.count()) {
      await done.click();
      count++;
    }
    await frame.locator("#choices").waitFor({ state: "detached" });
  }
  await frame.fill('[data-at="title"]', title);
  return count;
}
