import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "#data/database.ts";
import { queueSchema } from "./mail/queue.ts";

/** The database role of the running product: it reads and writes rows, and owns nothing. */
export const appRole = "viluva_app";

/** What the product may only add to; the rows of a deleted person go by the schema's cascades. */
const appendOnly = ["audit_log", "guardian_consents"];

// Any number that nothing else locks.
const lock = 4_070_112_026;

/**
 * Makes the role and grants it the rows of every table; in those that are append-only it may only add and read.
 * Run it as the tables' owner after each migration, so that new tables are covered.
 *
 * @param how "login" for a role to connect as, "assume" for one that the owner switches to
 * @returns false where we may not make it or switch to it; the product then works as the owner
 */
export function prepareAppRole(owner: Database, how: "login" | "assume"): Promise<boolean> {
  return owner.transaction().execute(async (trx) => {
    // Two instances that grant at once would disturb each other.
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
  // Since PostgreSQL 16 being a member is not enough.
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
    select relname as name, ${has("select")} and ${has("insert")}
        and ${has("update")} = (relname <> all (${appendOnly}))
        and ${has("delete")} = (relname <> all (${appendOnly})) as "isGranted"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not like 'kysely%' and pg_has_role(relowner, 'USAGE')`.execute(trx);
  // Granting waits for whoever locks a table, as a restore does: only where there is something to.
  if (rows.every(({ isGranted }) => isGranted)) return;
  const tables = sql.join(rows.map(({ name }) => sql.id("public", name)));
  await sql`grant usage on schema public to ${role}`.execute(trx);
  await sql`grant select, insert, update, delete on ${tables} to ${role}`.execute(trx);
  const kept = sql.join(appendOnly.map((name) => sql.id("public", name)));
  await sql`revoke update, delete on ${kept} from ${role}`.execute(trx);
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

/** For a pool's `verify`: each new connection of the owner's works as the role. */
export const assumeAppRole: NonNullable<pg.PoolConfig["verify"]> = (client, done) => {
  client.query(`set role ${appRole}`, (error: Error | null) => done(error ?? undefined));
};
