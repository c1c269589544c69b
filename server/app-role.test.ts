import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#data/shared/database.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { auditEntry, auditLogChanges } from "#test/support/audit-log.ts";
import { appRole, prepareAppRole } from "./app-role.ts";

describe("the application's role", () => {
  let owned: TestDatabase;
  let served: pg.Pool;

  beforeAll(async () => {
    owned = await createDatabase("template");
    served = openDatabase({ ...owned.config, user: appRole }, () => {}).pool;
    await served.query(auditEntry);
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

  test.each([...auditLogChanges, ...outOfReach])("may not: %s", async (statement) => {
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
          and relname not like 'kysely%' and relname not in ('audit_log', 'audit_chain', 'guardian_consents', 'lesson_events',
            'line_messages', 'line_withdrawals', 'line_reports',
            'journal', 'postings', 'rates', 'rate_shares', 'issuers', 'discounts', 'discount_ends',
            'pay_runs', 'pay_run_lines', 'pay_run_lessons', 'pay_run_ends')
          and not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
            and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE'))`);
      return rows.map(({ name }) => name);
    };
    expect(await missing()).toEqual(["later"]);
    await Promise.all([1, 2, 3].map(() => prepareAppRole(owned.database, "login")));
    expect(await missing()).toEqual([]);
    // It cannot grant itself rights that it lacks: PostgreSQL only warns.
    await served.query("grant update on audit_log to viluva_app");
    await expect(served.query(auditLogChanges[0] ?? "")).rejects.toMatchObject({ code: "42501" });
  });

  test.each(auditLogChanges)("even the owner may not: %s", async (statement) => {
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
