import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, entry, FakeSocket, fakeBrowser, position, table } from "./fakes";
import { commitmentOf } from "./dice";
import { LONGEST_WAIT } from "./socket";
import { LiveTable } from "./table.svelte";
import { wishes } from "./wishes.svelte";

const CHOICES = [choice("a", "card:a"), choice("b", "card:b", "seat:1"), choice("c", "card:b", "seat:2")];
const asked = (revision: string) => position(revision, { is_asked: true, choices: CHOICES });
let store: LiveTable;

beforeEach(() => {
  fakeBrowser();
  wishes.pace = "quick";
  wishes.rolls = false;
  store = new LiveTable("t", 1, "en");
  FakeSocket.last.answer();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reconnect = (): void => {
  FakeSocket.last.break();
  vi.advanceTimersByTime(LONGEST_WAIT);
  FakeSocket.last.answer();
};

test("an act says what it answers, and is over when it is told", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:a"]);
  const act = FakeSocket.last.heard("act");
  expect(act).toMatchObject({ revision: "r1", action: "a" });
  expect(store.isSending).toBe(true);
  FakeSocket.last.say({ is: "told", now: position("r2"), entries: [entry(1, 1)], request: act?.request ?? "" });
  expect(store.isSending).toBe(false);
  expect(store.isMyTurn).toBe(false);
});

test("what others do meanwhile does not answer my act", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:a"]);
  FakeSocket.last.say({ is: "told", now: asked("r2"), entries: [entry(1, 2)], request: "" });
  expect(store.isSending).toBe(true);
});

test("what I was about to do is done when the line is back, and only once", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:a"]);
  const { request } = FakeSocket.last.heard("act") ?? {};
  reconnect();
  FakeSocket.last.say(table(asked("r9")));
  expect(FakeSocket.last.heard("act")).toEqual({ is: "act", request, revision: "r9", action: "a" });
  FakeSocket.last.say(table(asked("r10")));
  expect(FakeSocket.last.sent.filter((one) => one.is === "act")).toHaveLength(1);
  expect(store.isSending).toBe(false);
});

test("what I was about to do is not done to another question, and that is said", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:a"]);
  reconnect();
  FakeSocket.last.say(table(position("r9", { is_asked: true, question: "and now?", choices: CHOICES })));
  expect(FakeSocket.last.heard("act")).toBeUndefined();
  expect(store.notice).toEqual({ key: "stale" });
});

test("what was done before the line broke is not said to be lost", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:a"]);
  reconnect();
  FakeSocket.last.say(table(position("r9"), [entry(1, 1)]));
  expect(store.notice).toBeNull();
  expect(store.isSending).toBe(false);
});

test("what is touched stays touched while the line is lost", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:b"]);
  reconnect();
  FakeSocket.last.say(table(asked("r9")));
  expect(store.left.map((one) => one.action)).toEqual(["b", "c"]);
});

test("a stale act goes to the same question once more by itself", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:a"]);
  const request = FakeSocket.last.heard("act")?.request ?? "";
  FakeSocket.last.say({ is: "refused", request, is_stale: true, refusal: null, text: "" });
  FakeSocket.last.say(table(asked("r2")));
  expect(FakeSocket.last.heard("act")).toEqual({ is: "act", request, revision: "r2", action: "a" });
});

test("what the others do is told one after another; whoever lags behind can skip", () => {
  wishes.pace = "normal";
  FakeSocket.last.say(table(position("r1")));
  for (const number of [1, 2, 3])
    FakeSocket.last.say({ is: "told", now: position(`r${number}`), entries: [entry(number, 2)], request: "" });
  expect([store.entries.length, store.telling.behind]).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect([store.entries.length, store.telling.behind]).toEqual([2, 1]);
  store.telling.skip();
  expect([store.entries.length, store.telling.behind]).toEqual([3, 0]);
});

test("what is clicked before the reader has seen another question is not played", () => {
  wishes.pace = "normal";
  FakeSocket.last.say(table(asked("r1")));
  FakeSocket.last.say({ is: "told", now: asked("r2"), entries: [entry(1, 2)], request: "" });
  const other = position("r3", { is_asked: true, question: "and now?", choices: CHOICES });
  FakeSocket.last.say({ is: "told", now: other, entries: [entry(2, 2)], request: "" });
  store.play(CHOICES[0]!);
  expect(FakeSocket.last.heard("act")).toBeUndefined();
  expect(store.now?.question).toBe("and now?");
  store.play(CHOICES[0]!);
  expect(FakeSocket.last.heard("act")?.revision).toBe("r3");
});

test("my number is published as a hash, and shown only when everybody has done so", () => {
  FakeSocket.last.say(table(null, [], { stage: "rolling", dice: "abc" }));
  FakeSocket.last.say({ is: "roll", step: "commit", dice: "abc" });
  expect(FakeSocket.last.heard("commit")).toBeUndefined();
  store.mix(42);
  const hash = FakeSocket.last.heard("commit")?.hash;
  FakeSocket.last.say({ is: "roll", step: "reveal", dice: "abc" });
  const shown = FakeSocket.last.heard("reveal");
  expect(shown?.number).toBe(42);
  expect(hash).toBe(commitmentOf("abc", 1, 42, shown?.salt ?? ""));
});

test("a change of points says where it came from", () => {
  const now = (points: number) => position("r", { points: [points], public: { sources: [{ treasure: points }] } });
  FakeSocket.last.say(table(now(3)));
  FakeSocket.last.say({ is: "told", now: now(5), entries: [entry(1, 2)], request: "" });
  expect(store.gains.get("1.0")).toEqual([{ seat: 1, source: "treasure", points: 2 }]);
});

test("dropping a thing on another plays the choice that has both", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.hold(["card:b"]);
  expect(store.isLit(["seat:2"])).toBe(true);
  store.drop(["card:b"], ["seat:2"]);
  expect(FakeSocket.last.heard("act")).toMatchObject({ action: "c" });
});

test("where a thing and its place are asked for one after the other, dropping it answers both", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.drop(["card:a"], ["square:1"]);
  const first = FakeSocket.last.heard("act");
  expect(first).toMatchObject({ action: "a" });
  const squares = position("r2", { is_asked: true, choices: [choice("one", "square:1"), choice("two", "square:2")] });
  FakeSocket.last.say({ is: "told", now: squares, entries: [entry(1, 1)], request: first?.request ?? "" });
  expect(FakeSocket.last.heard("act")).toMatchObject({ revision: "r2", action: "one" });
});

test("where the first of two steps is refused, the second is not played at the next question", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.drop(["card:a"], ["square:1"]);
  const request = FakeSocket.last.heard("act")?.request ?? "";
  FakeSocket.last.say({ is: "refused", request, is_stale: false, refusal: null, text: "Too fast." });
  const squares = position("r2", { is_asked: true, choices: [choice("one", "square:1")] });
  FakeSocket.last.say({ is: "told", now: squares, entries: [entry(1, 2)], request: "" });
  expect(FakeSocket.last.sent.filter((one) => one.is === "act")).toHaveLength(1);
});

test("what is dropped where it cannot lie asks why, and plays nothing", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.drop(["card:b"], ["seat:3"]);
  expect(FakeSocket.last.heard("act")).toBeUndefined();
  expect(FakeSocket.last.heard("why")).toBeDefined();
});

test("what was refused as too fast does not keep me waiting", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.touch(["card:a"]);
  const request = FakeSocket.last.heard("act")?.request ?? "";
  FakeSocket.last.say({ is: "refused", request, is_stale: false, refusal: null, text: "too fast" });
  expect([store.isSending, store.notice]).toEqual([false, { text: "too fast" }]);
});

test("nobody is asked any more when the wish is over", () => {
  FakeSocket.last.say(table(position("r1")));
  FakeSocket.last.say({ is: "asked", what: "undo", by: 2 });
  expect(store.asked).toEqual({ what: "undo", by: 2 });
  FakeSocket.last.say({ is: "asked", what: "undo", by: 0 });
  expect(store.asked).toBeNull();
});

test("whoever acts does not wait for an answer to a wish any more", () => {
  FakeSocket.last.say(table({ ...asked("r1"), undo: "ask" }));
  store.undo();
  expect(store.isAskingUndo).toBe(true);
  const request = FakeSocket.last.heard("undo")?.request ?? "";
  store.touch(["card:a"]);
  expect(store.isAskingUndo).toBe(false);
  FakeSocket.last.say({ is: "refused", request, is_stale: false, refusal: null, text: "" });
  expect(store.notice).toBeNull();
});

test("what I was about to take back is asked for again when the line is back, and only once", () => {
  FakeSocket.last.say(table({ ...asked("r1"), undo: "free" }));
  store.undo();
  const { request } = FakeSocket.last.heard("undo") ?? {};
  reconnect();
  FakeSocket.last.say(table({ ...asked("r9"), undo: "free" }));
  expect(FakeSocket.last.heard("undo")).toEqual({ is: "undo", request, revision: "r9" });
  FakeSocket.last.say(table({ ...asked("r10"), undo: "free" }));
  expect(FakeSocket.last.sent.filter((one) => one.is === "undo")).toHaveLength(1);
});

test("what has been taken back is not taken back once more when the line breaks later", () => {
  FakeSocket.last.say(table({ ...asked("r1"), undo: "free" }));
  store.undo();
  FakeSocket.last.say(table({ ...asked("r2"), undo: "free" }));
  reconnect();
  FakeSocket.last.say(table({ ...asked("r9"), undo: "free" }));
  expect(FakeSocket.last.heard("undo")).toBeUndefined();
});

test("whoever reads why something is not possible reads it in the language that the table speaks now", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.whyNot();
  FakeSocket.last.say({ is: "reasons", refusals: [] });
  expect(FakeSocket.last.sent.filter((one) => one.is === "why")).toHaveLength(1);
  store.speak("de");
  FakeSocket.last.say(table(asked("r1")));
  expect(FakeSocket.last.sent.filter((one) => one.is === "why")).toHaveLength(2);
});

test("what was gained is still known when the page is loaded again", () => {
  const now = (points: number) => position("r", { points: [points], public: { sources: [{ treasure: points }] } });
  FakeSocket.last.say(table(now(0)));
  FakeSocket.last.say({ is: "told", now: now(3), entries: [entry(1, 1)], request: "" });
  const gains = [...store.gains];
  expect(gains).toHaveLength(1);
  store.close();
  store = new LiveTable("t", 1, "en");
  FakeSocket.last.answer();
  FakeSocket.last.say(table(now(3), [entry(1, 1)]));
  expect([...store.gains]).toEqual(gains);
});

test("that something was taken back of which somebody knew is said", () => {
  FakeSocket.last.say(table(position("r1")));
  expect(store.notice).toBeNull();
  FakeSocket.last.say(table(position("r2", { taken_back: 1 })));
  expect(store.notice).toEqual({ key: "undone-known" });
});

test("what a hint thinks best is marked until the question is another one", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.advise();
  expect(FakeSocket.last.heard("advise")).toEqual({ is: "advise" });
  expect(store.isHinting).toBe(true);
  FakeSocket.last.say({ is: "hint", revision: "r1", actions: ["b", "a"], verdicts: ["best", "worse"], text: "so" });
  expect(store.isHinting).toBe(false);
  expect(CHOICES.map((one) => store.advised(one))).toEqual(["worse", "best", undefined]);
  expect([["card:b"], ["seat:1"], ["seat:2"], ["card:a"]].map((words) => store.isAdvised(words))).toEqual([true, true, false, false]);
  FakeSocket.last.say({ is: "told", now: asked("r2"), entries: [], request: "" });
  expect(store.hint).toBe(null);
});

test("while a board still shows what has happened nothing can be touched", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.isWatching = true;
  expect([store.isMyTurn, store.isLit(["card:a"])]).toEqual([false, false]);
  store.touch(["card:a"]);
  expect(FakeSocket.last.heard("act")).toBeUndefined();
  store.isWatching = false;
  expect([store.isMyTurn, store.isLit(["card:a"])]).toEqual([true, true]);
});

test("a hint that is lost with the line can be asked for again", () => {
  FakeSocket.last.say(table(asked("r1")));
  store.advise();
  reconnect();
  FakeSocket.last.say(table(asked("r1")));
  expect(store.isHinting).toBe(false);
});
