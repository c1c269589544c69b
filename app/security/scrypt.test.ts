import { expect, test } from "vitest";
import { BusyError, deriveKey, laneLength, type Lane } from "./scrypt.ts";

const slots = laneLength / 20;
const salt = Buffer.from("salt");
const hash = (lane: Lane) => deriveKey("sesame", salt, 32, { N: 4096, r: 8, p: 1, lane });
const crowd = (lane: Lane, size: number) => Array.from({ length: size }, () => hash(lane));

test("a lane holds so many hashes and refuses more at once", async () => {
  const settled: unknown[] = [];
  const note = (outcome: unknown) => settled.push(outcome);
  const waiting = crowd("sign-up", slots + laneLength + 7);
  await Promise.all(waiting.map((one) => one.then(() => note("done"), note)));
  expect(settled.slice(0, 7)).toEqual(Array(7).fill(expect.any(BusyError)));
  expect(settled.slice(7)).toEqual(Array(slots + laneLength).fill("done"));
  await hash("sign-up");
});

test("a full lane does not fill the others", async () => {
  const crowded = [...crowd("suspect", slots + laneLength), ...crowd("sign-up", laneLength)];
  const refused = Promise.allSettled([hash("suspect"), hash("sign-up")]);
  await Promise.all([hash("sign-in"), hash("known")]);
  await Promise.all(crowded);
  expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("the lanes of strangers are served in their order", async () => {
  const order: Lane[] = [];
  const note = (lane: Lane) => hash(lane).then(() => order.push(lane));
  const running = crowd("suspect", slots);
  await Promise.all([...running, note("suspect"), note("sign-up"), note("sign-in")]);
  expect(order).toEqual(["sign-in", "sign-up", "suspect"]);
});

test("a known device does not wait for strangers", async () => {
  let finished = 0;
  const strangers = crowd("suspect", slots + laneLength).map((one) => one.then(() => finished++));
  await hash("known");
  expect(finished).toBeLessThan(strangers.length);
  await Promise.all(strangers);
});
