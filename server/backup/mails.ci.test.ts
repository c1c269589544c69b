import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishMail, insertMail } from "#data/mail/mails.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { backUp, restore } from "#test/support/drill.ts";
import { makeStudent } from "#test/support/people.ts";

let live: TestDatabase;
let empty: TestDatabase;
let folder = "";

beforeAll(async () => {
  live = await createDatabase("template");
  empty = await createDatabase("template");
  folder = await mkdtemp(join(tmpdir(), "viluva-backup-"));
});
afterAll(async () => {
  await Promise.all([live.drop(), empty.drop()]);
  await rm(folder, { recursive: true });
});

/** How each mail of an academy stands, by its key. */
const mailsOf = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query<{ key: string; state: string }>(
    `select key, case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
       else 'waiting' end as state from mails order by key`,
  );
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
};

test("a restore sends no mail twice and loses no queued one", async () => {
  const { database } = live;
  const { id: accountId } = await makeStudent({ ...live, origin: "" } as unknown as TestAcademy);
  const queue = async (key: string) => {
    const queued = await insertMail(database, { kind: "welcome", accountId, data: {}, key });
    return queued?.mailId ?? "";
  };
  const [sentSince, failedSince] = [await queue("sent since"), await queue("failed since")];
  await queue("waiting");
  await finishMail(database, await queue("sent before"), "sent");
  const file = join(folder, "academy.backup");
  await backUp(live.pool, file);
  await finishMail(database, sentSince, "sent");
  await finishMail(database, failedSince, "failed");
  await finishMail(database, await queue("made and sent since"), "sent");
  await queue("made since");

  await restore(live.pool, file, { replace: true });
  expect(await mailsOf(live)).toEqual({
    "sent before": "sent",
    "sent since": "sent",
    "failed since": "failed",
    "made and sent since": "sent",
    waiting: "waiting",
  });
  // After a loss of the database it is unknown what was sent since.
  await restore(empty.pool, file);
  expect(await mailsOf(empty)).toEqual({
    "sent before": "sent",
    "sent since": "waiting",
    "failed since": "waiting",
    waiting: "waiting",
  });
});
