import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeBrowser } from "./fakes";
import { FIRST_WAIT, LONGEST_WAIT, PATIENCE, SILENCE, Socket, type Line } from "./socket";

let lines: Line[];
let socket: Socket;

beforeEach(() => {
  fakeBrowser();
  lines = [];
  socket = new Socket("/ws/t/1", "en", () => {}, (line) => lines.push(line));
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says hello first", () => {
  FakeSocket.last.answer();
  expect(FakeSocket.last.sent).toEqual([{ is: "hello", version: 1, language: "en" }]);
  expect(lines).toEqual(["calling", "open"]);
});

test("it comes back by itself, waiting longer each time, and not for ever", () => {
  for (let wait = FIRST_WAIT; wait < 4 * LONGEST_WAIT; wait *= 2) {
    const before = FakeSocket.all.length;
    FakeSocket.last.break();
    vi.advanceTimersByTime(Math.min(wait, LONGEST_WAIT) - 1);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
});

test("once it was open it does not wait long any more", () => {
  FakeSocket.last.break();
  vi.advanceTimersByTime(LONGEST_WAIT);
  FakeSocket.last.answer();
  const before = FakeSocket.all.length;
  FakeSocket.last.break();
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("it hurries when the network is back", () => {
  FakeSocket.last.break();
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(2);
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(FakeSocket.all.length).toBe(2);
});

const lookAway = (hidden: boolean): void => {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event("visibilitychange"));
};

test("a line that is dead without saying so is noticed soon while somebody looks", () => {
  FakeSocket.last.answer();
  vi.advanceTimersByTime(SILENCE);
  expect(FakeSocket.last.heard("ping")).toBeDefined();
  vi.advanceTimersByTime(PATIENCE);
  expect(FakeSocket.all.length).toBe(2);
  expect(lines.at(-1)).toBe("calling");
});

test("a line on which something is heard is left alone, and asked again when it is silent", () => {
  FakeSocket.last.answer();
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(SILENCE);
    expect(FakeSocket.last.heard("ping")).toBeDefined();
    FakeSocket.last.sent = [];
    FakeSocket.last.say({ is: "pong" });
    vi.advanceTimersByTime(SILENCE - 1);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.say({ is: "moved", id: "t" });
  }
  expect(FakeSocket.all.length).toBe(1);
});

test("nobody is asked while nobody looks, but as soon as somebody does", () => {
  FakeSocket.last.answer();
  lookAway(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last.heard("ping")).toBeUndefined();
  lookAway(false);
  expect(FakeSocket.last.heard("ping")).toBeDefined();
  vi.advanceTimersByTime(PATIENCE);
  expect(FakeSocket.all.length).toBe(2);
});

test("a line that breaks while it is asked is opened once", () => {
  FakeSocket.last.answer();
  vi.advanceTimersByTime(SILENCE);
  FakeSocket.last.break();
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.answer();
  vi.advanceTimersByTime(PATIENCE);
  expect(FakeSocket.all.length).toBe(2);
});

test("whoever has left does not come back", () => {
  socket.close();
  FakeSocket.last.break();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
