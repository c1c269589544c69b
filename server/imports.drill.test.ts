import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createAdmin } from "#data/people/admins.ts";
import { moveImport } from "#data/import/imports.ts";
import { silentSeconds } from "#domain/import/state.ts";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { importStatus, startImport, studentRows } from "#test/support/imports.ts";

// Instances that run imports, one of which is killed in the middle.

const rows = 5_000;
let academy: TestDatabase;
let adminId = "";
const instances: ChildProcess[] = [];
const printed: string[] = [];

beforeAll(async () => {
  academy = await createDatabase("template");
  adminId = (await createAdmin(academy.database, "a@b.example", "hash", "Admin", "owner")) ?? "";
});
afterEach(async () => {
  for (const instance of instances.splice(0)) await kill(instance);
});
afterAll(() => academy.drop());

async function startInstance(): Promise<ChildProcess> {
  const { host, port, database } = academy.config;
  const path = join(import.meta.dirname, "../test/support/imports.fixture.ts");
  const options = JSON.stringify({ host, port, database, user: appRole });
  const instance = spawn(process.execPath, [path, options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  instances.push(instance);
  instance.stdout?.on("data", (text) => printed.push(...String(text).trim().split("\n")));
  await once(instance.stdout ?? instance, "data");
  return instance;
}

async function kill(instance: ChildProcess): Promise<void> {
  if (instance.exitCode !== null || instance.signalCode !== null) return;
  instance.kill("SIGKILL");
  await once(instance, "exit");
}

/** What an import leaves behind. */
async function counts() {
  const { rows: found } = await academy.pool.query<Record<string, number>>(
    `select (select count(*) from students)::int as students,
       (select count(*) from mails where kind = 'invitation')::int as mails,
       (select count(*) from imported_records)::int as records,
       (select count(*) from audit_log where action = 'import')::int as entries`,
  );
  return found[0];
}

test("an import whose server is killed leaves nothing, says so, and then runs once", async () => {
  const before = await counts();
  const id = await startImport(academy, adminId, "students", studentRows(rows));
  const first = await startInstance();
  await expect
    .poll(async () => (await importStatus(academy, id)).progress, { interval: 20 })
    .toBeGreaterThan(0);
  await kill(first);
  expect((await importStatus(academy, id)).progress).toBeLessThan(rows);
  expect(await counts()).toEqual(before);

  // Not before it has been silent for long enough does another instance take it for dead.
  await Promise.all([startInstance(), startInstance()]);
  expect((await importStatus(academy, id)).state).toBe("running");
  await academy.pool.query(
    "update imports set progress_at = progress_at - make_interval(secs => $1) where id = $2",
    [silentSeconds, id],
  );
  await expect
    .poll(() => importStatus(academy, id))
    .toEqual({ state: "checked", failure: "error", progress: 0 });
  expect(await counts()).toEqual(before);

  // Both instances look for it at once.
  await moveImport(academy.database, id, "checked", "waiting", adminId);
  await expect
    .poll(() => importStatus(academy, id), { timeout: 45_000 })
    .toMatchObject({
      state: "done",
    });
  await expect.poll(() => printed.filter((line) => line === "import")).toHaveLength(1);
  expect(await counts()).toEqual({ students: rows, mails: rows, records: rows, entries: 1 });
});
