import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { openMailQueue, type RunningQueue } from "./queue.ts";

let database: TestDatabase;
let queue: RunningQueue;

beforeAll(async () => {
  database = await createDatabase("template");
  queue = await openMailQueue(database.database, () => {});
});
afterAll(async () => {
  await queue.stop();
  await database.drop();
});

test("what a mail server says of a failed mail is not stored, since it quotes the address", async () => {
  const mailId = crypto.randomUUID();
  await queue.put(database.database, [{ mailId, dueAt: new Date() }]);
  await queue.work(async () => {
    const text = "450 4.2.1 <canary@test.example>: mailbox busy";
    throw Object.assign(new Error(text), { response: text, rejected: ["canary@test.example"] });
  }, 500);
  const readJob = async () => {
    const { rows } = await database.pool.query<{ job: string }>(
      "select j::text as job from pgboss.job j where id = $1 and output is not null",
      [mailId],
    );
    return rows[0]?.job ?? "";
  };
  await expect.poll(readJob).toContain("the log says why");
  expect(await readJob()).not.toContain("canary");
});
