import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry, auditLogChanges } from "#test/support/audit-log.ts";
import { openAcademyDatabase } from "./academy-database.ts";
import { appRole } from "./app-role.ts";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./postgres/embedded.ts";
import { readSettings } from "./settings.ts";

describe("opening the academy's database", { timeout: 120_000 }, () => {
  let folder = "";
  let server: EmbeddedDatabase;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "viluva-role-"));
    // For root: PostgreSQL runs as another user, who must be able to pass through.
    await chmod(folder, 0o711);
    server = await startEmbeddedDatabase(join(folder, "external"), {
      log() {},
      whenRunning: "refuse",
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** What the external server's administrator does there. */
  async function administer(...statements: string[]): Promise<void> {
    const client = new pg.Client({ ...server.connection, database: "postgres" });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  async function open(env: Record<string, string>, as?: "owner") {
    const said: string[] = [];
    const log = (line: string) => said.push(line);
    const { pool, close } = await openAcademyDatabase(readSettings(env), log, "refuse", as);
    try {
      const { rows } = await pool.query("select current_user as works, session_user as connects");
      await pool.query(auditEntry);
      const refusals: unknown[] = [];
      for (const statement of auditLogChanges) {
        refusals.push(await pool.query(statement).catch((error: Error) => error.message));
      }
      return { ...rows[0], said, refusals: new Set(refusals) };
    } finally {
      await close();
    }
  }

  const external = (user: string) => {
    const { host, port } = server.connection;
    const query = new URLSearchParams({ host, port: String(port), user });
    return { DATABASE_URL: `postgresql:///${user}?${query}` };
  };
  const byRights = new Set(["permission denied for table audit_log"]);
  const byTrigger = new Set(["audit_log is append-only"]);

  test("connects as a role of its own to the embedded database", async () => {
    const env = { DATA_DIR: join(folder, "data") };
    const first = await open(env);
    expect(first).toMatchObject({ works: appRole, connects: appRole, refusals: byRights });
    expect(await open(env)).toMatchObject({ works: appRole, said: [] });
    expect(await open(env, "owner")).toMatchObject({ works: "viluva", refusals: byTrigger });
  });

  test("works as the given user, and logs it, if the role cannot be created", async () => {
    await administer("create role tenant login", "create database tenant owner tenant");
    const opened = await open(external("tenant"));
    expect(opened).toMatchObject({ works: "tenant", refusals: byTrigger });
    expect(opened.said).toEqual([expect.stringContaining("docs/operating.md")]);
  });

  test("switches to the role if the given user may create roles, on a server of any version", async () => {
    await administer(
      "create role landlord login createrole",
      "create database landlord owner landlord",
    );
    for (const time of ["first", "second"]) {
      const opened = await open(external("landlord"));
      expect([time, opened]).toEqual([
        time,
        { works: appRole, connects: "landlord", said: [], refusals: byRights },
      ]);
    }
  });

  test("switches to a role that was created for the given user", async () => {
    await administer(`grant ${appRole} to tenant`);
    const opened = await open(external("tenant"));
    expect(opened).toMatchObject({
      works: appRole,
      connects: "tenant",
      said: [],
      refusals: byRights,
    });
  });

  test("works as the given user if the tables have a schema of their own", async () => {
    await administer(
      `create role lodger login in role ${appRole}`,
      "create database lodger owner lodger",
      "alter role lodger set search_path = lodger, public",
    );
    const client = new pg.Client({ ...server.connection, user: "lodger", database: "lodger" });
    await client.connect();
    await client.query("create schema lodger");
    await client.end();
    expect(await open(external("lodger"))).toMatchObject({ works: "lodger", refusals: byTrigger });
  });
});
