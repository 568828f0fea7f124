import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeBrowser } from "./fakes";
import { FIRST_WAIT, LONGEST_WAIT, Socket, type Line } from "./socket";

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

test("a line that is dead without saying so is noticed when somebody looks", () => {
  FakeSocket.last.answer();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.last.sent).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all.length).toBe(2);
});

test("whoever has left does not come back", () => {
  socket.close();
  FakeSocket.last.break();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
