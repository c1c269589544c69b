import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { createSignInLimits, type SignInLimits } from "./sign-in-limits.ts";

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

async function allowed(attempts: Promise<number | null>[]): Promise<number> {
  return (await Promise.all(attempts)).filter((minutes) => minutes === null).length;
}

const times = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at));

test("ten attempts on an account go on, however many come at once and from wherever", async () => {
  const attempts = times(30, (at) => limits.attempt("a@test.example", `192.0.2.${at}`));
  expect(await allowed(attempts)).toBe(10);
});

test("the eleventh is told how long to wait", async () => {
  const attempt = () => limits.attempt("a@test.example", "192.0.2.1");
  const answers = [];
  for (let at = 0; at < 12; at += 1) answers.push(await attempt());
  expect(answers).toEqual([...Array<null>(10).fill(null), 15, 15]);
  await counted.pool.query("update rate_limits set expire = expire - 14 * 60000");
  expect(await attempt()).toBe(1);
  await counted.pool.query("update rate_limits set expire = 1");
  expect(await attempt()).toBeNull();
});

test("300 attempts go on from one address, for all accounts together", async () => {
  const attempts = times(310, (at) => limits.attempt(`${at}@test.example`, "192.0.2.1"));
  expect(await allowed(attempts)).toBe(300);
  expect(await limits.attempt("another@test.example", "192.0.2.2")).toBeNull();
});

test("one household's IPv6 addresses count as one", async () => {
  await limits.attempt("a@test.example", "2001:db8:0:1::1");
  await limits.attempt("b@test.example", "2001:db8:0:1:ffff::2");
  const { rows } = await counted.pool.query(
    "select points from rate_limits where key like '%address%'",
  );
  expect(rows).toEqual([{ points: 2 }]);
});

test("a right password clears the account and gives the address its point back", async () => {
  await Promise.all(times(9, () => limits.attempt("a@test.example", "192.0.2.1")));
  await limits.attempt("a@test.example", "192.0.2.1");
  await limits.succeeded("a@test.example", "192.0.2.1");
  expect(await limits.attempt("a@test.example", "192.0.2.1")).toBeNull();
  const { rows } = await counted.pool.query(
    "select points from rate_limits where key like '%address%'",
  );
  expect(rows).toEqual([{ points: 10 }]);
});

test("all instances on one database count together", async () => {
  const other = createSignInLimits(counted.pool);
  const attempts = times(20, (at) => (at % 2 ? other : limits).attempt("a@test.example", "::1"));
  expect(await allowed(attempts)).toBe(10);
});

test("an address of any length is counted, and none stands in the clear", async () => {
  await limits.attempt("x".repeat(60_000), "192.0.2.1");
  await limits.attempt("secret@test.example", "192.0.2.1");
  const { rows } = await counted.pool.query<{ key: string }>("select key from rate_limits");
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain("secret");
});
