import type { Listener } from "#access/context.ts";
import type { StreamLimits } from "./streams.ts";

const encoder = new TextEncoder();
// An event without any data is none.
const event = (name: string) => encoder.encode(`event: ${name}\ndata:\n\n`);

export const beat = event("beat");
export const ended = event("ended");
export const replaced = event("replaced");
/** Proxies and browsers see at once that it is open. */
const opening = encoder.encode(":\n\n");

let lastId = 0;

/** Says to one page, over `text/event-stream`, that something has changed, and nothing of what. */
export class Stream {
  readonly listener: Listener;
  readonly openedAt = Date.now();
  readonly body: ReadableStream<Uint8Array>;
  readonly #limits: Pick<StreamLimits, "pause">;
  readonly #forget: (stream: Stream) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #toldAt = -Infinity;
  #trailing: NodeJS.Timeout | null = null;

  /** @param forget called once, when it ends for whatever reason */
  constructor(
    listener: Listener,
    limits: Pick<StreamLimits, "pause" | "unread">,
    forget: (stream: Stream) => void,
  ) {
    this.listener = listener;
    this.#limits = limits;
    this.#forget = forget;
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

  /** Tells of a change: the first one at once, those close behind it together. */
  change(): void {
    if (this.#trailing) return;
    const wait = this.#toldAt + this.#limits.pause - performance.now();
    if (wait <= 0) this.#tellChange();
    else this.#trailing = setTimeout(() => this.#tellChange(), wait);
  }

  #tellChange(): void {
    this.#trailing = null;
    this.#toldAt = performance.now();
    lastId += 1;
    this.send(encoder.encode(`id: ${lastId}\nevent: change\ndata:\n\n`));
  }

  /** Sends an event. Who has left too many unread is left in turn. */
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

  end(last?: Uint8Array): void {
    if (last) this.send(last);
    const controller = this.#controller;
    this.#stop();
    controller?.close();
  }

  #stop(): void {
    if (!this.#controller) return;
    this.#controller = null;
    if (this.#trailing) clearTimeout(this.#trailing);
    this.#forget(this);
  }
}
