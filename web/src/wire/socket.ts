// A socket that comes back by itself. It carries messages and knows nothing of what they say, but
// that the first one is a hello, and that the answer to a hello is everything.

import { VERSION, type ToClient, type ToHall } from "./messages";

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;
/** After so long without a sign of life it is asked for one, if anybody is looking. */
export const SILENCE = 20_000;
export const PATIENCE = 5000;

export type Line = "calling" | "open" | "lost";

export class Socket {
  /** How often in a row it could not be opened. */
  failures = 0;
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private lastHeard = 0;

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

  /** Whether it was sent: what is not sent now is not kept. */
  send(message: ToHall): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.hello();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    clearTimeout(this.silence);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Somebody is looking, or the network is back: do not wait any longer. */
  readonly hurry = (): void => {
    if (this.isClosed || document.hidden) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      if (Date.now() - this.lastHeard >= SILENCE) this.ping();
      return;
    }
    clearTimeout(this.timer);
    this.open();
  };

  /** A line that is dead does not say so. */
  private ping(): void {
    this.send({ is: "ping" });
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.open(), PATIENCE);
  }

  private listen(): void {
    this.lastHeard = Date.now();
    clearTimeout(this.watch);
    clearTimeout(this.silence);
    this.silence = setTimeout(this.hurry, SILENCE);
  }

  private open(): void {
    const old = this.socket;
    clearTimeout(this.watch);
    clearTimeout(this.silence);
    this.changed("calling");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    old?.close();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.failures = 0;
      this.changed("open");
      this.listen();
      this.hello();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.listen();
      this.heard(JSON.parse(event.data as string) as ToClient);
    };
    socket.onclose = () => {
      if (this.isClosed || socket !== this.socket) return;
      clearTimeout(this.watch);
      clearTimeout(this.silence);
      const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT);
      this.failures += 1;
      this.changed("lost");
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  private hello(): void {
    this.send({ is: "hello", version: VERSION, language: this.language });
  }
}

/** A name for a wish that nobody else has. */
export const newRequest = (): string => hex(crypto.getRandomValues(new Uint8Array(12)));

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
