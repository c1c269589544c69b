import { spawn } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  cleanUp,
  copyDataFolder,
  groupOf,
  makeOriginal,
  serverOf,
  startOwner,
} from "#test/support/owner-process.ts";
import type { OwnerProcess } from "#test/support/owner-process.ts";

let original: string;
beforeAll(async () => {
  original = await makeOriginal();
});
afterEach(cleanUp);
afterAll(() => rmSync(original, { recursive: true }));

/** Each owner has committed one row, its process id, before it answered. */
async function expectRowsOf(last: OwnerProcess, owners: OwnerProcess[]): Promise<void> {
  expect(last.answer).toMatchObject({ up: true, shared: false });
  const client = new pg.Client(last.answer.connection);
  await client.connect();
  const { rows } = await client.query("SELECT row FROM kept");
  await client.end();
  expect(rows.map((each) => each.row)).toEqual(owners.map((each) => String(each.pid)));
}

test("PostgreSQL stops when only its owner is killed", async () => {
  const dataDir = copyDataFolder(original);
  const killed = await startOwner(dataDir);
  expect(serverOf(dataDir)).not.toBeNull();
  await killed.kill();
  await expect.poll(() => serverOf(dataDir)).toBeNull();

  // Immediately, while the watcher is still stopping the earlier server.
  const again = await startOwner(dataDir);
  await again.kill();
  const last = await startOwner(dataDir);
  await expectRowsOf(last, [killed, again, last]);
  await last.stop();
});

test("a server without owner and watcher is stopped by the next start", async () => {
  const dataDir = copyDataFolder(original);
  const killed = await startOwner(dataDir);
  const orphan = serverOf(dataDir) ?? 0;
  const group = groupOf(orphan);
  const children = readFileSync(`/proc/${group}/task/${group}/children`, "utf8").trim().split(" ");
  // So that it does not start the database again meanwhile.
  process.kill(killed.pid, "SIGSTOP");
  for (const pid of [group, ...children.map(Number)])
    if (pid !== orphan) process.kill(pid, "SIGKILL");
  await killed.kill();
  await delay(300);
  expect(serverOf(dataDir)).toBe(orphan);

  const next = await startOwner(dataDir);
  expect(next.answer.lines).toContain(
    `Stopping the PostgreSQL of an earlier run (process ${orphan}).`,
  );
  expect(serverOf(dataDir)).not.toBe(orphan);
  await expectRowsOf(next, [killed, next]);
  await next.stop();
});

test("after everything was killed, the next start recovers", async () => {
  const dataDir = copyDataFolder(original);
  const owners: OwnerProcess[] = [];
  for (let round = 0; round < 3; round += 1) {
    const owner = await startOwner(dataDir);
    owners.push(owner);
    process.kill(-groupOf(serverOf(dataDir) ?? 0), "SIGKILL");
    process.kill(-owner.pid, "SIGKILL");
    await owner.kill();
  }
  const last = await startOwner(dataDir);
  await expectRowsOf(last, [...owners, last]);
  await last.stop();
});

test("a postmaster.pid that is empty or names an unrelated process is ignored", async () => {
  const dataDir = copyDataFolder(original);
  const cluster = join(dataDir, "postgres", "cluster");
  // Of the cluster's own user: PostgreSQL itself would take it for a living server.
  const { uid, gid } = statSync(cluster);
  const stranger = spawn("sleep", ["30"], { uid, gid });
  const lines = [stranger.pid, cluster, 1_700_000_000, 5432, "/tmp", "", "1 1", "ready   ", ""];
  for (const text of [lines.join("\n"), ""]) {
    writeFileSync(join(cluster, "postmaster.pid"), text);
    const next = await startOwner(dataDir);
    expect(next.answer).toMatchObject({ up: true, shared: false });
    await next.stop();
  }
  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
  stranger.kill();
});

test("PostgreSQL's error message reaches the operator in one line", async () => {
  const dataDir = copyDataFolder(original);
  const settings = join(dataDir, "postgres", "cluster", "postgresql.conf");
  writeFileSync(settings, "no_such_setting = 1\n");
  const failed = await startOwner(dataDir);
  expect(failed.answer).toMatchObject({ up: false, name: "EmbeddedDatabaseError" });
  expect(failed.answer.message).toMatch(
    /^PostgreSQL did not start: .*configuration.*postgres\.log\)$/,
  );
  // The folder is unlocked again.
  writeFileSync(settings, "");
  const repaired = await startOwner(dataDir);
  expect(repaired.answer.up).toBe(true);
  await repaired.stop();
});
