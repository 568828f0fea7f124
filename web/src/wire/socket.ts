// A socket that comes back by itself. Whatever was sent and not answered is sent again: the hall
// knows a request it has seen, and does it once.

import { VERSION, type ToClient, type ToHall } from "./messages";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export type Line = "calling" | "open" | "lost";

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly unanswered = new Map<string, ToHall>();

  constructor(
    private readonly path: string,
    private language: string,
    private readonly heard: (message: ToClient) => void,
    private readonly changed: (line: Line) => void,
  ) {
    this.open();
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(message: ToHall): void {
    if ("request" in message) this.unanswered.set(message.request, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  speak(language: string): void {
    this.language = language;
    this.hello();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };

  private open(): void {
    this.socket?.close();
    this.changed("calling");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.changed("open");
      this.hello();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ToClient;
      if (message.is === "refused" && message.request) this.unanswered.delete(message.request);
      if (message.is === "told") this.unanswered.clear();
      this.heard(message);
      if (message.is === "table") for (const one of this.unanswered.values()) this.send(one);
    };
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.changed("lost");
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hello(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const message: ToHall = { is: "hello", version: VERSION, language: this.language };
    this.socket.send(JSON.stringify(message));
  }
}

/** A name for a wish that nobody else has. */
export const request = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
