import type { Listener, LiveStreams } from "#request/context.ts";
import { beat, ended, replaced, Stream } from "./stream.ts";

/** Durations are in milliseconds. */
export interface StreamLimits {
  /** Open streams of one account; another one replaces the oldest. */
  perAccount: number;
  /** Open streams of this instance; another one is refused. */
  all: number;
  /** Events that a client may leave unread before it is disconnected. */
  unread: number;
  /** The shortest time between two change events of a stream; changes in between become one. */
  pause: number;
  /** The time between two beats. */
  beat: number;
  /** The longest life of a stream; the page then reconnects, which checks its session. */
  age: number;
  /** How long changes are remembered for pages that connect just after them. */
  memory: number;
}

const defaultLimits: StreamLimits = {
  perAccount: 12,
  all: 2_000,
  unread: 16,
  pause: 250,
  beat: 20_000,
  age: 15 * 60_000,
  memory: 60_000,
};

/** The open streams of one instance, which receive the database's messages. */
export interface Streams extends LiveStreams {
  /** Sends an event to the streams that a message of the database names (see 009-live.sql). */
  onMessage(message: string): void;
  /** Messages arrive from now on. Some may have been missed, so all streams end and reconnect. */
  onConnect(): void;
  /** Messages no longer arrive: until `onConnect`, each new stream begins with a change event. */
  onDisconnect(): void;
  /** The number of open streams. */
  count(): number;
  /** Ends all streams and refuses new ones. */
  close(): void;
}

/** Creates the streams of one instance. */
export function createStreams(limits: StreamLimits = defaultLimits): Streams {
  const open = new Set<Stream>();
  // Streams and times of the last change by the names in messages: account ids, "admins", and
  // "ended:" with an account's or a session's id.
  const streamsByName = new Map<string, Set<Stream>>();
  const lastChanges = new Map<string, number>();
  let connectedSince: number | null = null;
  let isClosed = false;

  const namesOf = ({ accountId, sessionId, isAdmin }: Listener) => [
    accountId,
    `ended:${accountId}`,
    `ended:${sessionId}`,
    ...(isAdmin ? ["admins"] : []),
  ];
  const remove = (stream: Stream) => {
    open.delete(stream);
    for (const name of namesOf(stream.listener)) {
      const streams = streamsByName.get(name);
      streams?.delete(stream);
      if (streams?.size === 0) streamsByName.delete(name);
    }
  };
  const add = (stream: Stream) => {
    open.add(stream);
    for (const name of namesOf(stream.listener)) {
      const streams = streamsByName.get(name) ?? new Set();
      streamsByName.set(name, streams.add(stream));
    }
  };
  /** Whether a page may have missed a change in the last milliseconds. */
  const mayHaveMissed = (listener: Listener, milliseconds: number) => {
    const since = Date.now() - milliseconds - 1_000;
    if (connectedSince === null || since < connectedSince) return true;
    return namesOf(listener).some((name) => (lastChanges.get(name) ?? 0) >= since);
  };

  const beats = setInterval(() => {
    const now = Date.now();
    for (const stream of open) {
      if (now - stream.openedAt > limits.age) stream.end();
      else stream.send(beat);
    }
    const oldest = now - limits.memory;
    if (connectedSince !== null) connectedSince = Math.max(connectedSince, oldest);
    for (const [name, time] of lastChanges) if (time < oldest) lastChanges.delete(name);
  }, limits.beat);
  beats.unref();

  return {
    open(listener, signal, unheard) {
      if (isClosed || open.size >= limits.all) return null;
      const own = streamsByName.get(listener.accountId) ?? new Set();
      // A set iterates in the order of insertion: the oldest first.
      for (const oldest of own) {
        if (own.size < limits.perAccount) break;
        oldest.end(replaced);
      }
      const stream = new Stream(listener, limits, remove);
      add(stream);
      signal.addEventListener("abort", () => stream.end(), { once: true });
      if (signal.aborted) stream.end();
      if (mayHaveMissed(listener, unheard)) stream.change();
      return stream.body;
    },
    onMessage(message) {
      const now = Date.now();
      const changed = new Set<Stream>();
      if (message === "everyone") this.onConnect();
      for (const name of message.split(" ")) {
        const streams = streamsByName.get(name) ?? [];
        if (name.startsWith("ended:")) {
          for (const stream of streams) stream.end(ended);
          continue;
        }
        lastChanges.set(name, now);
        for (const stream of streams) changed.add(stream);
      }
      for (const stream of changed) stream.change();
    },
    onConnect() {
      connectedSince = Date.now();
      for (const stream of open) stream.end();
    },
    onDisconnect() {
      connectedSince = null;
    },
    count: () => open.size,
    close() {
      isClosed = true;
      clearInterval(beats);
      for (const stream of open) stream.end();
    },
  };
}
