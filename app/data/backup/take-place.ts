import pg from "pg";
import { isDeadlock } from "../deadlock.ts";
import { listTables, readSequences } from "./catalog.ts";
import { target } from "./copy.ts";
import { leftOut } from "./left-out.ts";
import { setSequences, type Stage } from "./stage.ts";

/**
 * Keeps everybody else away from the live academy until the transaction ends. Who holds one table
 * and waits for another is a deadlock, of which PostgreSQL ends either side: we ask again.
 */
export async function lockLive(client: pg.ClientBase, { schema, live }: Stage): Promise<void> {
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

/** The tables of the live schema whose rows a restore replaces or empties. */
async function liveTables(client: pg.ClientBase, schema: string, live: string): Promise<string[]> {
  const backedUp = (await listTables(client, schema)).map(({ name }) => name);
  const emptied = Object.keys(leftOut).filter((name) => leftOut[name]?.atRestore === "emptied");
  return [...backedUp, ...emptied].map((name) => qualify(live, name));
}

function qualify(schema: string, name: string): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/**
 * Puts the staged rows and sequences in the place of the live ones, and removes the stage. The live
 * tables stay what they are, with their owners and grants.
 *
 * @param onTable told of each table before its rows are moved
 */
export async function takePlace(
  client: pg.ClientBase,
  stage: Stage,
  onTable: (name: string) => void,
): Promise<void> {
  const { schema, live } = stage;
  const triggers = await listTriggers(client, live);
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${name}`);
  }
  await client.query(`truncate ${(await liveTables(client, schema, live)).join(", ")}`);
  for (const table of await listTables(client, schema)) {
    onTable(table.name);
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
    await client.query(
      `insert into ${target(table, live)} overriding system value
       select ${columns} from ${qualify(schema, table.name)}`,
    );
  }
  await setSequences(client, live, await readSequences(client, schema));
  // Turns unqualified names back to the live schema, whose rows are to be counted.
  await client.query(
    "select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)",
    [pg.escapeIdentifier(live)],
  );
  await client.query("select count_lists_again()");
  await client.query("set constraints all immediate");
  for (const { table, name, enable } of triggers) {
    await client.query(`alter table ${table} ${enable} trigger ${name}`);
  }
  // Whoever has a page open looks again, and is asked who they are.
  await client.query("select pg_notify('viluva_changes', 'everyone')");
  await client.query(`drop schema ${pg.escapeIdentifier(schema)} cascade`);
}

/**
 * Adds to the staged audit log what the live one has besides: a restore may bring people's records
 * back to where they were, but not take away what is known to have been done since.
 */
export async function keepAuditLog(
  client: pg.ClientBase,
  { schema, live }: Stage,
): Promise<void> {
  const staged = qualify(schema, "audit_log");
  await client.query(
    `insert into ${staged} overriding system value
     select * from ${qualify(live, "audit_log")} one
     where not exists (select from ${staged} other where other.id = one.id)`,
  );
  await client.query(
    `select setval(pg_get_serial_sequence('${staged}', 'id'), max(id)) from ${staged} having count(*) > 0`,
  );
}

/**
 * Lets the staged academy know which mails the live one has sent since, so that none is sent again;
 * what it has not sent tells of things that the restore takes back.
 */
export async function keepSentMails(
  client: pg.ClientBase,
  { schema, live }: Stage,
): Promise<void> {
  const staged = qualify(schema, "mails");
  const ended = `select * from ${qualify(live, "mails")} one
    where coalesce(one.sent_at, one.failed_at) is not null`;
  await client.query(`delete from ${staged} other using (${ended}) one where other.id = one.id`);
  await client.query(
    `insert into ${staged} select * from (${ended}) one
     where one.account_id in (select id from ${qualify(schema, "accounts")}) on conflict do nothing`,
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
