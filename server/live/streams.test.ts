import { afterEach, expect, test, vi } from "vitest";
import { createStreams, type StreamLimits, type Streams } from "./streams.ts";

vi.useFakeTimers({
  toFake: ["Date", "performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
});
/** Lets time pass, and all be heard that was said meanwhile. */
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
  const leaving = new AbortController();
  const listener = { accountId, sessionId: `session-of-${accountId}`, isAdmin };
  const body = streams.open(listener, leaving.signal, unheard);
  const said = { text: "", isOver: false };
  const read = async () => {
    for await (const chunk of body ?? []) said.text += new TextDecoder().decode(chunk);
  };
  void read()
    .catch(() => {})
    .finally(() => (said.isOver = true));
  const changes = () => said.text.split("event: change").length - 1;
  return { body, said, changes, leave: () => leaving.abort() };
}

/** In touch for so long that nobody who comes now can have missed anything. */
async function inTouch(limits: Partial<StreamLimits> = {}) {
  const streams = make(limits);
  streams.beginAnew();
  await pass(1_001);
  return streams;
}

test("a burst of changes is told at once, and once more at its end", async () => {
  const streams = await inTouch();
  const { changes, said } = open(streams, "a");
  for (let time = 0; time < 100; time += 1) streams.tell("a b");
  await pass(39);
  expect(changes()).toBe(1);
  await pass(1);
  expect(changes()).toBe(2);
  await pass(100);
  expect(changes()).toBe(2);
  const ids = [...said.text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual([ids[0], (ids[0] ?? 0) + 1]);
});

test("who comes just after a change learns that there was one", async () => {
  const streams = await inTouch();
  streams.tell("a");
  await pass(1_001);
  const cases = [
    [open(streams, "a", { unheard: 500 }), 1],
    [open(streams, "a"), 0],
    [open(streams, "b", { unheard: 500 }), 0],
    [open(streams, "b", { unheard: 10_000 }), 1],
    [open(streams, "b", { unheard: Infinity }), 1],
  ] as const;
  await pass(0);
  expect(cases.map(([{ changes }]) => changes())).toEqual(cases.map(([, told]) => told));
});

test("while the database is away whoever comes is told to look", async () => {
  const streams = await inTouch();
  streams.loseTouch();
  const { changes, said } = open(streams, "a");
  await pass(0);
  expect(changes()).toBe(1);
  streams.beginAnew();
  await pass(0);
  expect(said.isOver).toBe(true);
  const { changes: again } = open(streams, "a");
  await pass(0);
  expect(again()).toBe(1);
});

test("after a restore everybody is asked who they are, and looks again", async () => {
  const streams = await inTouch();
  const { said } = open(streams, "a");
  streams.tell("everyone");
  await pass(0);
  expect(said.isOver).toBe(true);
  const { changes } = open(streams, "a");
  await pass(0);
  expect(changes()).toBe(1);
});

test("a further stream of an account takes the place of its oldest", async () => {
  const streams = await inTouch();
  const own = Array.from({ length: 4 }, () => open(streams, "a"));
  await pass(0);
  expect(own[0]?.said.isOver).toBe(true);
  expect(own[0]?.said.text).toContain("event: replaced");
  expect(streams.count()).toBe(3);
});

test("above the limit of all a further one is refused, until one leaves", async () => {
  const streams = await inTouch();
  const five = ["a", "b", "c", "d", "e"].map((name) => open(streams, name));
  expect(open(streams, "f").body).toBeNull();
  five[0]?.leave();
  expect(streams.count()).toBe(4);
  expect(open(streams, "f").body).not.toBeNull();
});

test("who does not read is left, and keeps nothing waiting", async () => {
  const streams = await inTouch({ pause: 0 });
  const listener = { accountId: "a", sessionId: "s", isAdmin: false };
  const body = streams.open(listener, new AbortController().signal, 0);
  for (let time = 0; time < 20; time += 1) streams.tell("a");
  expect(streams.count()).toBe(0);
  await expect(body?.getReader().read()).rejects.toThrow("does not read");
});

test("signs of life go to all, and after its time a stream is opened anew", async () => {
  const streams = make({ beat: 20, age: 70 });
  const { said } = open(streams, "a");
  await pass(70);
  expect(said.text.split("event: beat")).toHaveLength(4);
  expect(said.isOver).toBe(false);
  await pass(10);
  expect(said.isOver).toBe(true);
  expect(said.text).not.toContain("ended");
  expect(streams.count()).toBe(0);
});

test("once closed, nobody is let in", () => {
  const streams = make();
  streams.close();
  expect(open(streams, "a").body).toBeNull();
});
