import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#data/database.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { openAcademyDatabase } from "./academy-database.ts";
import { appRole, prepareAppRole } from "./app-role.ts";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./postgres/embedded.ts";
import { readSettings } from "./settings.ts";

const insert = `insert into audit_log (request_id, action, outcome)
  values ('00000000-0000-4000-8000-000000000000', 'sign-in', 'done')`;
const changes = [
  "update audit_log set reason = null",
  "update audit_log set reason = null where false",
  "delete from audit_log",
  "delete from audit_log where false",
  "truncate audit_log",
  "truncate audit_log, accounts cascade",
  `${insert.replace("request_id,", "id, request_id,").replace("values (", "overriding system value values (1, ")}
     on conflict (id) do update set outcome = 'done'`,
  "merge into audit_log a using (select 1) s on true when matched then delete",
];

describe("the application's role", () => {
  let owned: TestDatabase;
  let served: pg.Pool;

  beforeAll(async () => {
    owned = await createDatabase("template");
    served = openDatabase({ ...owned.config, user: appRole }, () => {}).pool;
    await served.query(insert);
    return async () => {
      await served.end();
      await owned.drop();
    };
  });

  const outOfReach = [
    "drop table audit_log",
    "drop trigger audit_log_append_only on audit_log",
    "alter table audit_log disable trigger all",
    "alter table audit_log rename to old_log",
    "create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return null; end'",
    "create rule forget as on insert to audit_log do instead nothing",
    "set session_replication_role = replica",
    "set role viluva",
    "drop table accounts",
    "create table more (id int)",
    "delete from kysely_migration",
  ];

  test.each([...changes, ...outOfReach])("may not: %s", async (statement) => {
    await expect(served.query(statement)).rejects.toMatchObject({ code: "42501" });
    expect((await served.query("select from audit_log")).rowCount).toBe(1);
    const { rows } = await served.query(
      "select pg_has_role(current_user, 'viluva', 'MEMBER') as is",
    );
    expect(rows).toEqual([{ is: false }]);
  });

  test("may use the rows of every other table, including tables of later migrations", async () => {
    await owned.pool.query("create table later (id uuid primary key)");
    const missing = async () => {
      const { rows } = await served.query<{ name: string }>(`
        select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname not like 'kysely%' and relname not in ('audit_log', 'audit_chain', 'guardian_consents', 'lesson_events')
          and not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
            and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE'))`);
      return rows.map(({ name }) => name);
    };
    expect(await missing()).toEqual(["later"]);
    await Promise.all([1, 2, 3].map(() => prepareAppRole(owned.database, "login")));
    expect(await missing()).toEqual([]);
    // It cannot grant itself rights that it lacks: PostgreSQL only warns.
    await served.query("grant update on audit_log to viluva_app");
    await expect(served.query(changes[0] ?? "")).rejects.toMatchObject({ code: "42501" });
  });

  test.each(changes)("even the owner may not: %s", async (statement) => {
    await expect(owned.pool.query(statement)).rejects.toThrow("audit_log is append-only");
  });

  test("the owner may delete entries past their retention period", async () => {
    await owned.pool.query(`
      begin;
      alter table audit_log disable trigger audit_log_append_only;
      delete from audit_log where at < now() + interval '1 hour';
      alter table audit_log enable trigger audit_log_append_only;
      commit;`);
    expect((await owned.pool.query("select from audit_log")).rowCount).toBe(0);
    await expect(owned.pool.query("delete from audit_log")).rejects.toThrow("append-only");
  });
});

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
      await pool.query(insert);
      const refusals: unknown[] = [];
      for (const statement of changes) {
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
