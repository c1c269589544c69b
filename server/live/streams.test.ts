import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createStreams, type StreamLimits, type Streams } from "./streams.ts";

// Other files run in the same worker, with the real clock.
beforeAll(() => {
  vi.useFakeTimers({
    toFake: ["Date", "performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
  });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Advances the fake clock, and lets streams deliver what was sent meanwhile. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const opened: Streams[] = [];
afterEach(() => {
  for (const streams of opened.splice(0)) streams.close();
});

function make(limits: Partial<StreamLimits> = {}): Streams {
  const streams = createStreams({
    perAccount: 3,
    all: 5,
    unread: 8,
    pause: 40,
    beat: 60_000,
    age: 60_000,
    memory: 60_000,
    ...limits,
  });
  opened.push(streams);
  return streams;
}

/** Opens one stream and reads it. */
function open(streams: Streams, accountId: string, { isAdmin = false, unheard = 0 } = {}) {
  const disconnecting = new AbortController();
  const listener = { accountId, sessionId: `session-of-${accountId}`, isAdmin };
  const body = streams.open(listener, disconnecting.signal, unheard);
  const received = { text: "", hasEnded: false };
  const read = async () => {
    for await (const chunk of body ?? []) received.text += new TextDecoder().decode(chunk);
  };
  void read()
    .catch(() => {})
    .finally(() => (received.hasEnded = true));
  const changes = () => received.text.split("event: change").length - 1;
  return { body, received, changes, disconnect: () => disconnecting.abort() };
}

/** Streams that have been connected for so long that a new page has missed nothing. */
async function makeConnected(limits: Partial<StreamLimits> = {}) {
  const streams = make(limits);
  streams.onConnect();
  await pass(1_001);
  return streams;
}

test("a burst of changes sends an event at once and another one at its end", async () => {
  const streams = await makeConnected();
  const { changes, received } = open(streams, "a");
  for (let time = 0; time < 100; time += 1) streams.onMessage("a b");
  await pass(39);
  expect(changes()).toBe(1);
  await pass(1);
  expect(changes()).toBe(2);
  await pass(100);
  expect(changes()).toBe(2);
  const ids = [...received.text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual([ids[0], (ids[0] ?? 0) + 1]);
});

test("a page that connects just after a change gets an event", async () => {
  const streams = await makeConnected();
  streams.onMessage("a");
  await pass(1_001);
  const cases = [
    [open(streams, "a", { unheard: 500 }), 1],
    [open(streams, "a"), 0],
    [open(streams, "b", { unheard: 500 }), 0],
    [open(streams, "b", { unheard: 10_000 }), 1],
    [open(streams, "b", { unheard: Infinity }), 1],
  ] as const;
  await pass(0);
  expect(cases.map(([{ changes }]) => changes())).toEqual(cases.map(([, expected]) => expected));
});

test("while the database is unavailable every new stream begins with a change event", async () => {
  const streams = await makeConnected();
  streams.onDisconnect();
  const { changes, received } = open(streams, "a");
  await pass(0);
  expect(changes()).toBe(1);
  streams.onConnect();
  await pass(0);
  expect(received.hasEnded).toBe(true);
  const { changes: again } = open(streams, "a");
  await pass(0);
  expect(again()).toBe(1);
});

test("after a restore all streams end and reconnect, with a change event", async () => {
  const streams = await makeConnected();
  const { received } = open(streams, "a");
  streams.onMessage("everyone");
  await pass(0);
  expect(received.hasEnded).toBe(true);
  const { changes } = open(streams, "a");
  await pass(0);
  expect(changes()).toBe(1);
});

test("another stream of an account replaces its oldest", async () => {
  const streams = await makeConnected();
  const own = Array.from({ length: 4 }, () => open(streams, "a"));
  await pass(0);
  expect(own[0]?.received.hasEnded).toBe(true);
  expect(own[0]?.received.text).toContain("event: replaced");
  expect(streams.count()).toBe(3);
});

test("above the total limit another stream is refused until one disconnects", async () => {
  const streams = await makeConnected();
  const five = ["a", "b", "c", "d", "e"].map((name) => open(streams, name));
  expect(open(streams, "f").body).toBeNull();
  five[0]?.disconnect();
  expect(streams.count()).toBe(4);
  expect(open(streams, "f").body).not.toBeNull();
});

test("a client that does not read is disconnected and blocks nothing", async () => {
  const streams = await makeConnected({ pause: 0 });
  const listener = { accountId: "a", sessionId: "s", isAdmin: false };
  const body = streams.open(listener, new AbortController().signal, 0);
  for (let time = 0; time < 20; time += 1) streams.onMessage("a");
  expect(streams.count()).toBe(0);
  await expect(body?.getReader().read()).rejects.toThrow("does not read");
});

test("beats go to all streams, and a stream ends after its maximum age", async () => {
  const streams = make({ beat: 20, age: 70 });
  const { received } = open(streams, "a");
  await pass(70);
  expect(received.text.split("event: beat")).toHaveLength(4);
  expect(received.hasEnded).toBe(false);
  await pass(10);
  expect(received.hasEnded).toBe(true);
  expect(received.text).not.toContain("ended");
  expect(streams.count()).toBe(0);
});

test("after closing, new streams are refused", () => {
  const streams = make();
  streams.close();
  expect(open(streams, "a").body).toBeNull();
});
