import { expect, test } from "vitest";
import type { Entry } from "../../wire/messages";
import { scenesOf } from "./acts";

/** An entry of events such as `turns_up seat:1 card:wit`. */
const entry = (...events: string[]): Entry => ({
  number: 1,
  seat: 1,
  told: events.map((one) => {
    const [event = "", ...words] = one.split(" ").map((part) => part.replace("_of_", " "));
    return { event, words, text: "", depth: 2 };
  }),
});
const present = (...events: string[]) => scenesOf([entry(...events)]).at(-1)?.acts.get(1);

test("of the cards turned up in a risk those that match are kept, and the others lost", () => {
  const act = present("episode_begins episode:2", "risks seat:1", "turns_up seat:1 card:wit card:courage", "keeps seat:1 card:courage");
  expect(act?.shown).toEqual([
    { card: "wit", is: "lost" },
    { card: "courage", is: "kept" },
  ]);
});

test("of two equal cards only as many are kept as the sentence says", () => {
  const act = present("turns_up seat:1 card:wit card:wit", "keeps seat:1 card:wit");
  expect(act?.shown.map((one) => one.is)).toEqual(["kept", "lost"]);
});

test("a risk that failed hurts", () => {
  const act = present("turns_up seat:1 card:wit", "risk_fails seat:1", "scratched seat:1");
  expect([act?.ended, act?.gains.map((one) => one.sort)]).toEqual(["risk_fails", ["scratch"]]);
});

test("an undone risk has not happened", () => {
  expect(present("turns_up seat:1 card:wit", "risk_fails seat:1", "resolves seat:1")?.shown ?? []).toEqual([]);
});

test("bluffs of a bid go back, the rest lies, and it has its rank, total and space", () => {
  const act = present(
    ...["reveals seat:1 card:wit card:double_of_fighting", "bluffed seat:1 card:double_of_fighting"],
    ...["ranked seat:1 slot:2 count:1", "takes_space seat:1 slot:3", "takes seat:1 token:3_of_fame"],
  );
  expect(act).toEqual({
    shown: [
      { card: "wit", is: "laid" },
      { card: "double fighting", is: "back" },
    ],
    gains: [{ sort: "fame", word: "token:3 fame", count: 3 }],
    ...{ total: 1, rank: 2, space: 3, ended: "" },
  });
});

test("the episode before can still be seen, until somebody does something in the new one", () => {
  const before = entry("episode_begins episode:1", "declines seat:1", "episode_begins episode:2");
  expect(scenesOf([before]).map((one) => [one.isBegun, one.acts.size])).toEqual([
    [true, 1],
    [false, 0],
  ]);
  expect(scenesOf([before, entry("bids_down seat:1 count:2")]).map((one) => one.isBegun)).toEqual([true, true]);
});
