import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "#data/shared/database.ts";
import { queueSchema } from "./mail/queue.ts";

/** The database role of the running product. It reads and writes rows and owns no tables. */
export const appRole = "viluva_app";

/** Tables without rights to update and delete; rows of a deleted person go by cascade. */
const appendOnly = [
  "audit_log",
  "guardian_consents",
  "lesson_events",
  "line_messages",
  "line_withdrawals",
  "line_reports",
  "journal",
  "postings",
  "rates",
  "rate_shares",
  "issuers",
  "discounts",
  "discount_ends",
  "pay_runs",
  "pay_run_lines",
  "pay_run_lessons",
  "pay_run_ends",
];

/** Tables that only triggers write, as their owner. */
const readOnly = ["audit_chain"];
const notChanged = [...appendOnly, ...readOnly];

// The key of an advisory lock; any number that no other lock uses.
const lock = 4_070_112_026;

/**
 * Creates the role and grants it access to the rows of every table; append-only tables it may only
 * read and insert into, and the audit log's hashes only read. Call it as the tables' owner after each migration, so that new tables are
 * included.
 *
 * @param how "login" for a role that can connect, "assume" for one that the owner switches to
 * @returns false if we may not create the role or switch to it; the product then works as the owner
 */
export function prepareAppRole(owner: Database, how: "login" | "assume"): Promise<boolean> {
  return owner.transaction().execute(async (trx) => {
    // Concurrent grants by two instances would fail.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    if (!(await ensureRole(trx, how))) return false;
    await grantRows(trx);
    await grantQueue(trx);
    return true;
  });
}

async function ensureRole(trx: Database, how: "login" | "assume"): Promise<boolean> {
  const role = sql.id(appRole);
  const { rows } = await sql<{ isPublic: boolean; exists: boolean; mayCreate: boolean }>`
    select current_schema() = 'public' as "isPublic",
      exists (select from pg_roles where rolname = ${appRole}) as "exists",
      rolsuper or rolcreaterole as "mayCreate"
    from pg_roles where rolname = current_user`.execute(trx);
  const { isPublic, exists, mayCreate } = rows[0] ?? {};
  if (!isPublic) return false;
  if (exists) return canSwitch(trx);
  if (!mayCreate) return false;
  await sql`create role ${role} ${sql.raw(how === "login" ? "login" : "nologin")}`.execute(trx);
  if (!(await canSwitch(trx))) await sql`grant ${role} to current_user`.execute(trx);
  return true;
}

async function canSwitch(trx: Database): Promise<boolean> {
  // Since PostgreSQL 16, membership alone does not allow SET ROLE.
  const { rows } = await sql<{ can: boolean }>`
    select pg_has_role(current_user, ${appRole},
      case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as can
  `.execute(trx);
  return rows[0]?.can ?? false;
}

async function grantRows(trx: Database): Promise<void> {
  const role = sql.id(appRole);
  const has = (right: string) => sql`has_table_privilege(${appRole}, oid, ${right})`;
  const { rows } = await sql<{ name: string; isGranted: boolean }>`
    select relname as name, ${has("select")}
        and ${has("insert")} = (relname <> all (${readOnly}))
        and ${has("update")} = (relname <> all (${notChanged}))
        and ${has("delete")} = (relname <> all (${notChanged})) as "isGranted"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not like 'kysely%' and pg_has_role(relowner, 'USAGE')`.execute(trx);
  // GRANT waits for table locks such as a restore's, so it runs only if something is missing.
  if (rows.every(({ isGranted }) => isGranted)) return;
  const tables = sql.join(rows.map(({ name }) => sql.id("public", name)));
  await sql`grant usage on schema public to ${role}`.execute(trx);
  await sql`grant select, insert, update, delete on ${tables} to ${role}`.execute(trx);
  const list = (names: string[]) => sql.join(names.map((name) => sql.id("public", name)));
  await sql`revoke update, delete on ${list(notChanged)} from ${role}`.execute(trx);
  await sql`revoke insert on ${list(readOnly)} from ${role}`.execute(trx);
}

async function grantQueue(trx: Database): Promise<void> {
  const schema = sql.id(queueSchema);
  const role = sql.id(appRole);
  const { rows } = await sql<{ isGranted: boolean }>`
    select bool_and(has_schema_privilege(${appRole}, n.oid, 'usage')
      and has_table_privilege(${appRole}, c.oid, 'delete')) as "isGranted"
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = ${queueSchema} and relkind in ('r', 'p')`.execute(trx);
  if (rows[0]?.isGranted !== false) return;
  await sql`grant usage on schema ${schema} to ${role}`.execute(trx);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`.execute(
    trx,
  );
}

/** The `verify` option of a pool that connects as the owner: switches each connection to the role. */
export const assumeAppRole: NonNullable<pg.PoolConfig["verify"]> = (client, done) => {
  client.query(`set role ${appRole}`, (error: Error | null) => done(error ?? undefined));
};
