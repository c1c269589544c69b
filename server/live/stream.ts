import type { Listener } from "#request/context.ts";
import type { StreamLimits } from "./streams.ts";

const encoder = new TextEncoder();
// Browsers ignore an event without a data field.
const event = (name: string) => encoder.encode(`event: ${name}\ndata:\n\n`);

export const beat = event("beat");
export const ended = event("ended");
export const replaced = event("replaced");
/** A comment that shows proxies and browsers at once that the stream is open. */
const opening = encoder.encode(":\n\n");

let lastId = 0;

/** A page's event stream (`text/event-stream`). Its `change` events have no data. */
export class Stream {
  readonly listener: Listener;
  readonly openedAt = Date.now();
  readonly body: ReadableStream<Uint8Array>;
  readonly #limits: Pick<StreamLimits, "pause">;
  readonly #onEnd: (stream: Stream) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #lastChangeAt = -Infinity;
  #pendingChange: NodeJS.Timeout | null = null;

  /** @param onEnd called once, when the stream ends for any reason */
  constructor(
    listener: Listener,
    limits: Pick<StreamLimits, "pause" | "unread">,
    onEnd: (stream: Stream) => void,
  ) {
    this.listener = listener;
    this.#limits = limits;
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
          controller.enqueue(opening);
        },
        cancel: () => this.#stop(),
      },
      { highWaterMark: limits.unread },
    );
  }

  /** Sends a change event: the first of several at once, the others as one after a pause. */
  change(): void {
    if (this.#pendingChange) return;
    const wait = this.#lastChangeAt + this.#limits.pause - performance.now();
    if (wait <= 0) this.#sendChange();
    else this.#pendingChange = setTimeout(() => this.#sendChange(), wait);
  }

  #sendChange(): void {
    this.#pendingChange = null;
    this.#lastChangeAt = performance.now();
    lastId += 1;
    this.send(encoder.encode(`id: ${lastId}\nevent: change\ndata:\n\n`));
  }

  /** Sends an event. A client that has left too many unread is disconnected. */
  send(bytes: Uint8Array): void {
    const controller = this.#controller;
    if (!controller) return;
    if ((controller.desiredSize ?? 0) > 0) {
      controller.enqueue(bytes);
      return;
    }
    this.#stop();
    controller.error(new Error("the client does not read"));
  }

  /** Ends the stream. @param last an event to send before */
  end(last?: Uint8Array): void {
    if (last) this.send(last);
    const controller = this.#controller;
    this.#stop();
    controller?.close();
  }

  #stop(): void {
    if (!this.#controller) return;
    this.#controller = null;
    if (this.#pendingChange) clearTimeout(this.#pendingChange);
    this.#onEnd(this);
  }
}
