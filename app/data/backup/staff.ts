import pg from "pg";
import type { StaffRole } from "#domain/people/staff.ts";
import { listTables } from "./catalog.ts";
import { target } from "./copy.ts";
import type { Stage } from "./stage.ts";

/** A member of the staff about whom a backup and the academy that it replaces do not agree. */
export interface StaffDifference {
  id: string;
  email: string;
  /** After the restore; null for none. */
  role: StaffRole | null;
  inBackup: StaffRole | null;
  inAcademy: StaffRole | null;
}

export interface StagedStaff {
  id: string;
  email: string;
  role: StaffRole;
}

const staffOf = (admins: string, accounts: string) =>
  `select d.id, a.email, d.role from ${admins} d join ${accounts} a using (id)
   where d.role is not null order by a.email`;

/** The staff of the backup, before anybody is deleted from it again. */
export async function listStagedStaff(client: pg.ClientBase): Promise<StagedStaff[]> {
  return (await client.query<StagedStaff>(staffOf("admins", "accounts"))).rows;
}

/**
 * Gives the stage the staff that the live academy has now, with their present roles: neither a role
 * that was taken since the backup returns, nor is anybody lost who was invited since. Admins whom the
 * academy never had stay, with the role of the backup. Run it after the erasures.
 *
 * @param staged the staff of the backup before the erasures
 * @returns where the two did not agree, by email
 */
export async function keepStaff(
  client: pg.ClientBase,
  stage: Stage,
  staged: readonly StagedStaff[],
): Promise<StaffDifference[]> {
  const live = pg.escapeIdentifier(stage.live);
  const { rows: present } = await client.query<StagedStaff>(
    staffOf(`${live}.admins`, `${live}.accounts`),
  );
  const missing = present.filter(({ id }) => !staged.some((one) => one.id === id));
  await copyStaff(client, stage, missing);
  await client.query(
    `update admins d set role = l.role from ${live}.admins l
     where l.id = d.id and l.role is distinct from d.role`,
  );
  const after = new Map((await listStagedStaff(client)).map((one) => [one.id, one]));
  const known = new Map(present.map((one) => [one.id, one]));
  const inBackup = new Map(staged.map(({ id, role }) => [id, role]));
  return [...staged, ...missing]
    .map(({ id, email }) => ({
      id,
      email: known.get(id)?.email ?? email,
      role: after.get(id)?.role ?? null,
      inBackup: inBackup.get(id) ?? null,
      inAcademy: known.get(id)?.role ?? null,
    }))
    .filter((one) => one.inBackup !== one.inAcademy)
    .toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

/**
 * Copies accounts of the live staff, unless the backup has deleted them or given the address to somebody
 * else.
 */
async function copyStaff(
  client: pg.ClientBase,
  { schema, live }: Stage,
  people: readonly StagedStaff[],
): Promise<void> {
  const ids = [people.map(({ id }) => id)];
  for (const table of await listTables(client, schema)) {
    if (table.name !== "accounts" && table.name !== "admins") continue;
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
    const owned = table.name === "admins" ? "and id in (select id from accounts)" : "";
    await client.query(
      `insert into ${target(table, schema)} overriding system value
       select ${columns} from ${pg.escapeIdentifier(live)}.${table.name}
       where id = any($1::uuid[]) and id not in (select account_id from erasures) ${owned}
       on conflict do nothing`,
      ids,
    );
  }
}

/**
 * Adds to the stage the mails that tell the owners of each admin whom the restore adds or who loses the
 * access with it, where it replaces an academy with owners. The command puts them into the queue.
 */
export async function addStaffMails(
  client: pg.ClientBase,
  { live }: Stage,
  differences: readonly StaffDifference[],
): Promise<void> {
  const changed = differences.filter(({ role, inAcademy }) => role !== inAcademy);
  const owners = (schema: string) =>
    `select d.id from ${schema}admins d join ${schema}accounts a using (id)
     where d.role = 'owner' and a.password_hash is not null`;
  await client.query(
    `insert into mails (account_id, kind, data)
     select owner.id, 'staff-change', jsonb_build_object('what', changed.what, 'memberId', changed.id,
       'role', changed.role, 'by', null, 'at', now())
     from unnest($1::uuid[], $2::text[], $3::text[]) as changed (id, what, role)
       join (${owners("")}) owner on owner.id <> changed.id
     where exists (${owners(`${pg.escapeIdentifier(live)}.`)})`,
    [
      changed.map(({ id }) => id),
      changed.map(({ role }) => (role ? "restored" : "removed")),
      changed.map(({ role, inAcademy }) => role ?? inAcademy),
    ],
  );
}
