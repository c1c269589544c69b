import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import {
  createSignInLimits,
  type Caller,
  type SignInLimits,
  type Target,
} from "./sign-in-limits.ts";

let counted: TestDatabase;
let limits: SignInLimits;

beforeAll(async () => {
  counted = await createDatabase("template");
  limits = createSignInLimits(counted.pool);
});
beforeEach(async () => {
  await counted.pool.query("delete from rate_limits");
});
afterAll(() => counted.drop());

const passwordOf = (email: string): Target => ({ kind: "password", email });
const own = passwordOf("a@test.example");
const from = (address: string): Caller => ({ kind: "network", address });
const device = (id: string): Caller => ({ kind: "device", id });

async function allowed(attempts: Promise<number | null>[]): Promise<number> {
  return (await Promise.all(attempts)).filter((minutes) => minutes === null).length;
}

const times = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at));

const fail = async (target: Target, caller: Caller, count: number) => {
  for (let time = 0; time < count; time += 1) await limits.attempt(target, caller);
};

test("ten attempts on an account go on from one network, however many come at once", async () => {
  const attempts = times(30, () => limits.attempt(own, from("192.0.2.1")));
  expect(await allowed(attempts)).toBe(10);
  expect(await limits.attempt(own, from("192.0.2.2"))).toBeNull();
});

test("the eleventh is told how long to wait", async () => {
  const attempt = () => limits.attempt(own, from("192.0.2.1"));
  const answers = [];
  for (let at = 0; at < 12; at += 1) answers.push(await attempt());
  expect(answers).toEqual([...Array<null>(10).fill(null), 15, 15]);
  await counted.pool.query("update rate_limits set expire = expire - 14 * 60000");
  expect(await attempt()).toBe(1);
  await counted.pool.query("update rate_limits set expire = 1");
  expect(await attempt()).toBeNull();
});

test("a known device and a session are counted by themselves, whatever strangers do", async () => {
  await fail(own, from("192.0.2.1"), 12);
  await counted.pool.query("update rate_limits set points = 5000");
  for (const caller of [
    device("phone"),
    device("laptop"),
    { kind: "session", id: "phone" },
  ] as const) {
    expect(await allowed(times(12, () => limits.attempt(own, caller)))).toBe(10);
  }
});

test("above a hundred failures in an hour each network has two attempts, at first sight also a new one", async () => {
  const compared = await allowed(
    times(200, (at) => limits.attempt(own, from(`192.0.2.${at % 20}`))),
  );
  expect(compared).toBe(100 + 2 * 20);
  expect(await limits.attempt(own, from("198.51.100.1"))).toBeNull();
  expect(await limits.attempt(passwordOf("b@test.example"), from("192.0.2.1"))).toBeNull();
});

test("above a thousand failures in a day unknown devices are refused for that account", async () => {
  await counted.pool.query("delete from rate_limits");
  await fail(own, from("192.0.2.1"), 1);
  await counted.pool.query("update rate_limits set points = 1000 where key like 'sign-in-day:%'");
  expect(await limits.attempt(own, from("198.51.100.1"))).toBe(24 * 60);
  expect(await limits.attempt(own, device("phone"))).toBeNull();
  await limits.unlock(own, "198.51.100.1");
  expect(await limits.attempt(own, from("198.51.100.1"))).toBeNull();
});

test("an account under attack, and a network that attacks, wait behind everybody else", async () => {
  const other = passwordOf("b@test.example");
  const caller = from("192.0.2.1");
  await fail(own, caller, 10);
  expect(await limits.isSuspect(own, caller)).toBe(false);
  await limits.attempt(own, from("192.0.2.2"));
  expect(await limits.isSuspect(own, from("198.51.100.1"))).toBe(true);
  expect(await limits.isSuspect(own, device("phone"))).toBe(false);
  expect(await limits.isSuspect(other, caller)).toBe(false);
  await fail(passwordOf("c@test.example"), caller, 21);
  expect(await limits.isSuspect(other, caller)).toBe(true);
  expect(await limits.isSuspect(other, from("198.51.100.1"))).toBe(false);
});

test("300 attempts go on from one network, for all accounts together", async () => {
  const attempts = times(310, (at) =>
    limits.attempt(passwordOf(`${at}@test.example`), from("192.0.2.1")),
  );
  expect(await allowed(attempts)).toBe(300);
  expect(await limits.attempt(passwordOf("another@test.example"), from("192.0.2.2"))).toBeNull();
});

test("one household's IPv6 addresses count as one", async () => {
  await limits.attempt(own, from("2001:db8:0:1::1"));
  await limits.attempt(passwordOf("b@test.example"), from("2001:db8:0:1:ffff::2"));
  const { rows } = await counted.pool.query(
    "select points from rate_limits where key like '%address%'",
  );
  expect(rows).toEqual([{ points: 2 }]);
});

test("a right password clears the caller's count and undoes the attempt elsewhere", async () => {
  const caller = from("192.0.2.1");
  await fail(own, caller, 10);
  await limits.succeeded(own, caller);
  expect(await limits.attempt(own, caller)).toBeNull();
  const { rows } = await counted.pool.query(
    "select split_part(key, ':', 1) as counter, points from rate_limits order by 1",
  );
  expect(rows).toEqual([
    { counter: "sign-in-account", points: 10 },
    { counter: "sign-in-address", points: 10 },
    { counter: "sign-in-caller", points: 1 },
    { counter: "sign-in-day", points: 10 },
  ]);
});

test("an attempt that was given back does not count", async () => {
  for (const caller of [from("192.0.2.1"), device("phone")]) {
    for (let time = 0; time < 20; time += 1) {
      expect(await limits.attempt(own, caller)).toBeNull();
      await limits.giveBack(own, caller);
    }
  }
});

test("all instances on one database count together", async () => {
  const other = createSignInLimits(counted.pool);
  const attempts = times(20, (at) => (at % 2 ? other : limits).attempt(own, from("::1")));
  expect(await allowed(attempts)).toBe(10);
});

test("no typed address shares the count of a code or of another caller", async () => {
  const adminId = "00000000-0000-4000-8000-000000000001";
  const hostile = [
    adminId,
    `second factor of ${adminId}`,
    `code","${adminId}`,
    `["code","${adminId}"]`,
  ];
  for (const email of hostile) await fail(passwordOf(email), from("192.0.2.1"), 12);
  expect(await limits.attempt({ kind: "code", adminId }, from("192.0.2.1"))).toBeNull();
  await fail(own, from("192.0.2.2"), 12);
  expect(await limits.attempt(own, device("192.0.2.2"))).toBeNull();
});

test("an address of any length is counted, and none is readable", async () => {
  await limits.attempt(passwordOf("x".repeat(60_000)), from("192.0.2.1"));
  await limits.attempt(passwordOf("secret@test.example"), from("192.0.2.1"));
  const { rows } = await counted.pool.query<{ key: string }>("select key from rate_limits");
  expect(rows).toHaveLength(7);
  expect(JSON.stringify(rows)).not.toContain("secret");
});
