import pg from "pg";
import { isDeadlock } from "#data/shared/deadlock.ts";
import { listTables, readSequences } from "./catalog.ts";
import { target } from "./copy.ts";
import { leftOut } from "./left-out.ts";
import { setSequences, type Stage } from "./stage.ts";

/**
 * Locks the live tables until the transaction ends. PostgreSQL may resolve a deadlock by cancelling
 * this statement; then it is tried again.
 */
export async function lockLiveTables(
  client: pg.ClientBase,
  { schema, live }: Stage,
): Promise<void> {
  const tables = (await liveTables(client, schema, live)).join(", ");
  await client.query("savepoint unlocked");
  for (let attempts = 10; ; attempts -= 1) {
    try {
      await client.query(`lock table ${tables} in access exclusive mode`);
      return;
    } catch (error) {
      if (!isDeadlock(error) || attempts === 0) throw error;
      await client.query("rollback to savepoint unlocked");
    }
  }
}

/** The live tables that a restore replaces or empties. */
async function liveTables(client: pg.ClientBase, schema: string, live: string): Promise<string[]> {
  const backedUp = (await listTables(client, schema)).map(({ name }) => name);
  const emptied = Object.keys(leftOut).filter((name) => leftOut[name]?.atRestore === "emptied");
  return [...backedUp, ...emptied].map((name) => qualify(live, name));
}

function qualify(schema: string, name: string): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/**
 * Replaces the live rows and sequences with the staged ones and drops the stage. The live tables
 * keep their owners and grants, and the audit log its entries.
 *
 * @param onTable called with each table before its rows are moved
 */
export async function replaceLiveRows(
  client: pg.ClientBase,
  stage: Stage,
  onTable: (name: string) => void,
): Promise<void> {
  const { schema, live } = stage;
  const triggers = await listTriggers(client, live);
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${name}`);
  }
  const isLogKept = await hasAuditLog(client, live);
  const kept = isLogKept ? auditTables : [];
  const replaced = (await liveTables(client, schema, live)).filter(
    (name) => !auditTables.some((table) => name === qualify(live, table)),
  );
  await client.query(`truncate ${replaced.join(", ")}`);
  for (const table of await listTables(client, schema)) {
    if (kept.includes(table.name)) continue;
    onTable(table.name);
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
    await client.query(
      `insert into ${target(table, live)} overriding system value
       select ${columns} from ${qualify(schema, table.name)}`,
    );
  }
  await setSequences(client, live, await readSequences(client, schema));
  // Unqualified names refer to the live schema again, whose rows are counted next.
  await client.query(
    "select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)",
    [pg.escapeIdentifier(live)],
  );
  await client.query("select count_lists_again()");
  await client.query("set constraints all immediate");
  for (const { table, name, enable } of triggers) {
    await client.query(`alter table ${table} ${enable} trigger ${name}`);
  }
  if (isLogKept) await completeAuditLog(client, stage);
  // Open pages load their data again and check their session.
  await client.query("select pg_notify('viluva_changes', 'everyone')");
  await client.query(`drop schema ${pg.escapeIdentifier(schema)} cascade`);
}

const auditTables = ["audit_log", "audit_chain"];

async function hasAuditLog(client: pg.ClientBase, live: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select from ${qualify(live, "audit_chain")})
       or exists (select from ${qualify(live, "audit_log")}) as has`,
  );
  return rows[0]?.has ?? false;
}

/**
 * Adds the backup's entries of the audit log that the live one has never had, at the end of its chain.
 * Live entries are never replaced: a restore must neither lose the record of what was done since the
 * backup nor change it.
 */
async function completeAuditLog(client: pg.ClientBase, { schema, live }: Stage): Promise<void> {
  const log = qualify(live, "audit_log");
  await client.query(
    `insert into ${log} overriding system value
     select * from ${qualify(schema, "audit_log")} staged
     where not exists (select from ${log} live where live.id = staged.id)
       and not exists (select from ${qualify(live, "audit_chain")} where line_id = staged.id) order by id`,
  );
  await client.query(
    `select setval(pg_get_serial_sequence('${log}', 'id'), max(id)) from ${log}
     having max(id) >= (select last_value from ${qualify(live, "audit_log_id_seq")})`,
  );
}

/**
 * Copies sent and failed mails from the live academy to the stage, so that none is sent again. Mails
 * still queued are dropped, since the restore undoes the changes that they are about.
 */
export async function keepSentMails(client: pg.ClientBase, { schema, live }: Stage): Promise<void> {
  const staged = qualify(schema, "mails");
  const ended = `select * from ${qualify(live, "mails")} mails
    where coalesce(mails.sent_at, mails.failed_at) is not null`;
  await client.query(
    `delete from ${staged} staged using (${ended}) ended where staged.id = ended.id`,
  );
  await client.query(
    `insert into ${staged} select * from (${ended}) ended
     where ended.account_id in (select id from ${qualify(schema, "accounts")}) on conflict do nothing`,
  );
}

interface Trigger {
  table: string;
  name: string;
  enable: string;
}

async function listTriggers(client: pg.ClientBase, schema: string): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select c.oid::regclass::text as table, quote_ident(t.tgname) as name,
       case t.tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as enable
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled <> 'D' and c.relnamespace = $1::text::regnamespace`,
    [schema],
  );
  return rows;
}
