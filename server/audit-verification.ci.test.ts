import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertAuditEntry } from "#data/audit/audit.ts";
import { openDatabase } from "#data/shared/database.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { settingsFor, startCommand } from "#test/support/command.ts";
import { backUp, readRows, restore } from "#test/support/drill.ts";
import { appRole } from "./app-role.ts";
import { startAuditReports } from "./audit-reports.ts";
import { verifyAuditLog } from "./audit-verification.ts";

let academy: TestDatabase;
let served: ReturnType<typeof openDatabase>;

beforeEach(async () => {
  academy = await createDatabase("template");
  served = openDatabase({ ...academy.config, user: appRole }, () => {});
});
afterEach(async () => {
  await served.pool.end();
  await academy.drop();
});

/** Adds lines as the served academy does. */
async function addLines(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await insertAuditEntry(served.database, {
      requestId: randomUUID(),
      actor: { id: randomUUID(), role: "admin" },
      action: "approve-tutor",
      subject: { kind: "tutor", id: randomUUID() },
      outcome: "done",
      reason: null,
      detail: { studentId: randomUUID() },
    });
  }
}

/** Changes the log as somebody could who owns the database: without its triggers. */
async function tamper(sql: string): Promise<void> {
  await academy.pool.query(`begin;
    alter table audit_log disable trigger user; alter table audit_chain disable trigger user;
    ${sql};
    alter table audit_log enable trigger user; alter table audit_chain enable trigger user;
    commit`);
}

const verify = (...hashes: string[]) => verifyAuditLog(academy.database, hashes);
const problems = async (...hashes: string[]) => (await verify(...hashes)).problems;

const chainAgain = `update audit_chain c set hash =
  audit_hash(c.previous_hash, c.position, c.chained_at, l) from audit_log l where l.id = c.line_id`;

describe("a log that nobody touched", () => {
  test("is unchanged, also with the hashes printed before", async () => {
    expect(await verify()).toEqual({ lines: 0, expired: 0, lastHash: null, problems: [] });
    await addLines(3);
    const { lastHash } = await verify();
    await addLines(2);
    expect(await verify(lastHash ?? "")).toMatchObject({ lines: 5, problems: [] });
  });

  test("is one chain with parallel transactions of several instances", async () => {
    const other = openDatabase({ ...academy.config, user: appRole }, () => {});
    const write = async ({ pool }: typeof served, at: number) => {
      const client = await pool.connect();
      await client.query("begin");
      for (let line = 0; line <= at % 3; line += 1) {
        await client.query(
          "insert into audit_log (request_id, action, outcome) values (gen_random_uuid(), 'sign-up', 'done')",
        );
      }
      await client.query("select pg_sleep(random() / 100)");
      await client.query(at % 5 === 0 ? "rollback" : "commit");
      client.release();
    };
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => write(at % 2 === 0 ? served : other, at)),
    );
    await other.pool.end();
    const { rows } = await academy.pool.query("select from audit_log");
    expect(await verify()).toMatchObject({ lines: rows.length, problems: [] });
  });

  test("is read by the application, which cannot write hashes", async () => {
    await addLines(1);
    const insert = "insert into audit_chain values (2, 2, now(), '', '')";
    await expect(served.pool.query(insert)).rejects.toMatchObject({ code: "42501" });
    for (const change of ["update audit_chain set hash = ''", "delete from audit_chain"]) {
      await expect(served.pool.query(change)).rejects.toMatchObject({ code: "42501" });
      await expect(academy.pool.query(change)).rejects.toThrow("audit_chain is append-only");
    }
  });
});

describe("a verification finds and names", () => {
  beforeEach(() => addLines(5));

  test.each([
    ["outcome = 'denied', reason = 'limited'"],
    ["at = at + interval '1 microsecond'"],
    ["actor_id = gen_random_uuid()"],
    ["subject_id = null"],
    [`detail = '{"studentId": null}'`],
  ])("a changed line: %s", async (change) => {
    await tamper(`update audit_log set ${change} where id = 3`);
    expect(await problems()).toEqual(["Line 3 was changed."]);
  });

  test("a line that was changed together with its hash", async () => {
    await tamper(`update audit_log set action = 'x' where id = 3; ${chainAgain} and c.line_id = 3`);
    expect(await problems()).toEqual(["Line 3 was changed, and its hash with it."]);
  });

  test("a missing line, with its hash or without", async () => {
    await tamper("delete from audit_log where id = 2");
    expect(await problems()).toEqual(["Line 2 is missing."]);
    await tamper("delete from audit_chain where line_id = 2");
    expect(await problems()).toEqual(["A line is missing after line 1 and before line 3."]);
  });

  test("missing first lines", async () => {
    await tamper("delete from audit_log where id < 3; delete from audit_chain where line_id < 3");
    expect(await problems()).toEqual(["2 lines are missing before line 3."]);
  });

  test("an inserted line", async () => {
    await tamper(
      `insert into audit_log (request_id, action, outcome) values (gen_random_uuid(), 'sign-up', 'done')`,
    );
    expect(await problems()).toEqual(["Line 6 was inserted."]);
  });

  test("with a printed hash, a log that was rewritten or cut at its end", async () => {
    const { lastHash } = await verify();
    const gone = [
      `The printed hash ${lastHash} is gone: lines up to it were rewritten or removed.`,
    ];
    await tamper("delete from audit_log where id = 5; delete from audit_chain where line_id = 5");
    expect(await problems()).toEqual([]);
    expect(await problems(lastHash ?? "")).toEqual(gone);
    await addLines(1);
    expect(await problems(lastHash ?? "")).toEqual(gone);
  });

  test("nothing in lines that were removed after their two years", async () => {
    const { rows } = await academy.pool.query<{ at: Date }>(
      "select at from audit_log where id = 2",
    );
    await tamper("delete from audit_log where id < 3");
    const later = new Date(rows[0]?.at ?? 0);
    later.setUTCFullYear(later.getUTCFullYear() + 2, later.getUTCMonth() + 1);
    const report = await verifyAuditLog(academy.database, [], later);
    expect(report).toMatchObject({ lines: 3, expired: 2, problems: [] });
    expect(await problems()).toEqual(["Line 1 is missing.", "Line 2 is missing."]);
  });
});

test("the chain goes through a restore, and in a new academy begins as the backup's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "viluva-chain-"));
  const file = join(folder, "one.backup");
  const fresh = await createDatabase("template");
  await addLines(3);
  const { lastHash } = await verify();
  await backUp(academy.pool, file);
  const { audit_chain: chain } = await readRows(academy.pool);
  await addLines(2);
  await restore(academy.pool, file, { replace: true });
  await addLines(1);
  expect(await verify(lastHash ?? "")).toMatchObject({ lines: 6, problems: [] });
  await restore(fresh.pool, file);
  expect((await readRows(fresh.pool))["audit_chain"]).toEqual(chain);
  expect((await verifyAuditLog(fresh.database, [lastHash ?? ""])).problems).toEqual([]);
  await fresh.drop();
  await rm(folder, { recursive: true });
});

test("the last hash is logged at the start and then daily", async () => {
  await addLines(2);
  const { lastHash } = await verify();
  const logged: unknown[][] = [];
  const stop = startAuditReports(served.database, (...event) => logged.push(event), 50);
  await expect.poll(() => logged.length).toBeGreaterThan(1);
  stop();
  expect(logged[0]).toEqual(["info", "audit-hash", { hash: lastHash, position: 2 }]);
});

test("the command says whether the log is unchanged, and exits with 1 if it is not", async () => {
  await addLines(2);
  const env = await settingsFor({ pool: academy.pool, dataDir: tmpdir() });
  const run = (...args: string[]) => startCommand("server/commands/audit.ts", args, env).outcome;
  const { lastHash } = await verify();
  expect(await run("verify", lastHash ?? "")).toEqual({
    code: 0,
    out: `The audit log is unchanged: 2 lines. Its last hash is ${lastHash}.`,
    error: "",
  });
  await tamper("delete from audit_log where id = 1");
  expect(await run("verify")).toEqual({ code: 1, out: "", error: "Line 1 is missing." });
  expect(await run("verify", "hash")).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^usage/),
  });
});
