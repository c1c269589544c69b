import type { Listener, LiveStreams } from "#access/context.ts";
import { beat, ended, replaced, Stream } from "./stream.ts";

export interface StreamLimits {
  /** Open streams of one account; a further one takes the place of the oldest. */
  perAccount: number;
  /** Open streams of this instance; a further one is refused. */
  all: number;
  /** Messages that may wait for a client to read them, before it is left. */
  unread: number;
  /** Milliseconds between two events of a stream; what comes in between is told once, at the end. */
  pause: number;
  /** Milliseconds between two signs of life. */
  beat: number;
  /** Milliseconds that a stream may last; then it is asked again who it is for. */
  age: number;
  /** Milliseconds for which it is remembered who was told, for those who come just after. */
  memory: number;
}

const usualLimits: StreamLimits = {
  perAccount: 12,
  all: 2_000,
  unread: 16,
  pause: 250,
  beat: 20_000,
  age: 15 * 60_000,
  memory: 60_000,
};

/** The open streams of one instance, and who is to be told of what. */
export interface Streams extends LiveStreams {
  /** Tells those whom a message of the database names (see 009-live.sql). */
  tell(message: string): void;
  /** From now on messages arrive; some may have been missed, so every stream ends and is opened anew. */
  beginAnew(): void;
  /** Messages don't arrive until `beginAnew`: whoever comes is told to look. */
  loseTouch(): void;
  /** How many are open. */
  count(): number;
  /** Ends all, and opens no more. */
  close(): void;
}

/** Keeps the streams of one instance. */
export function createStreams(limits: StreamLimits = usualLimits): Streams {
  const open = new Set<Stream>();
  // Whom a message's words may name: accounts, "admins", and what "ended:" is about.
  const byName = new Map<string, Set<Stream>>();
  const lastTold = new Map<string, number>();
  let heardSince: number | null = null;
  let isClosed = false;

  const namesOf = ({ accountId, sessionId, isAdmin }: Listener) => [
    accountId,
    `ended:${accountId}`,
    `ended:${sessionId}`,
    ...(isAdmin ? ["admins"] : []),
  ];
  const forget = (stream: Stream) => {
    open.delete(stream);
    for (const name of namesOf(stream.listener)) {
      const streams = byName.get(name);
      streams?.delete(stream);
      if (streams?.size === 0) byName.delete(name);
    }
  };
  const remember = (stream: Stream) => {
    open.add(stream);
    for (const name of namesOf(stream.listener)) {
      const streams = byName.get(name) ?? new Set();
      byName.set(name, streams.add(stream));
    }
  };
  /** Whether somebody may have missed something in the last milliseconds. */
  const mayHaveMissed = (listener: Listener, milliseconds: number) => {
    const since = Date.now() - milliseconds - 1_000;
    if (heardSince === null || since < heardSince) return true;
    return namesOf(listener).some((name) => (lastTold.get(name) ?? 0) >= since);
  };

  const beats = setInterval(() => {
    const now = Date.now();
    for (const stream of open) {
      if (now - stream.openedAt > limits.age) stream.end();
      else stream.send(beat);
    }
    if (heardSince !== null) heardSince = Math.max(heardSince, now - limits.memory);
    for (const [name, at] of lastTold) if (at < now - limits.memory) lastTold.delete(name);
  }, limits.beat);
  beats.unref();

  return {
    open(listener, signal, unheard) {
      if (isClosed || open.size >= limits.all) return null;
      const own = byName.get(listener.accountId) ?? new Set();
      // The oldest one first, as they came.
      for (const oldest of own) {
        if (own.size < limits.perAccount) break;
        oldest.end(replaced);
      }
      const stream = new Stream(listener, limits, forget);
      remember(stream);
      signal.addEventListener("abort", () => stream.end(), { once: true });
      if (signal.aborted) stream.end();
      if (mayHaveMissed(listener, unheard)) stream.change();
      return stream.body;
    },
    tell(message) {
      const now = Date.now();
      const changed = new Set<Stream>();
      if (message === "everyone") this.beginAnew();
      for (const name of message.split(" ")) {
        const streams = byName.get(name) ?? [];
        if (name.startsWith("ended:")) {
          for (const stream of streams) stream.end(ended);
          continue;
        }
        lastTold.set(name, now);
        for (const stream of streams) changed.add(stream);
      }
      for (const stream of changed) stream.change();
    },
    beginAnew() {
      heardSince = Date.now();
      for (const stream of open) stream.end();
    },
    loseTouch() {
      heardSince = null;
    },
    count: () => open.size,
    close() {
      isClosed = true;
      clearInterval(beats);
      for (const stream of open) stream.end();
    },
  };
}
