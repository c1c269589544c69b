import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAdmin, deleteAdmin, listAdmins } from "#data/people/admins.ts";
import { endStaff, insertInvitedStaff, updateStaffRole } from "#data/people/staff.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { backUp, readRows, restore } from "#test/support/drill.ts";

const opened: TestDatabase[] = [];
let academy: TestDatabase;
let folder = "";
let file = "";
let ids: Record<string, string> = {};

/** An empty academy, which is dropped after the test. */
async function openAcademy(): Promise<TestDatabase> {
  const made = await createDatabase("template");
  opened.push(made);
  return made;
}

const addAdmin = async (to: TestDatabase, name: string, role: StaffRole) =>
  (await createAdmin(to.database, `${name}@test.example`, `hash of ${name}`, name, role)) ?? "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "viluva-staff-"));
  file = join(folder, "one.backup");
  academy = await openAcademy();
  ids = {};
  for (const [name, role] of [
    ["asha", "owner"],
    ["lowered", "owner"],
    ["raised", "editor"],
    ["ended", "owner"],
    ["removed", "coordinator"],
  ] as const) {
    ids[name] = await addAdmin(academy, name, role);
  }
});
afterEach(async () => {
  for (const { drop } of opened.splice(0)) await drop();
  await rm(folder, { recursive: true });
});

const idOf = (name: string) => ids[name] ?? "";

/** Changes everybody's role but Asha's after the backup. */
async function changeStaff({ database }: TestDatabase) {
  await updateStaffRole(database, idOf("lowered"), "editor");
  await updateStaffRole(database, idOf("raised"), "owner");
  await endStaff(database, idOf("ended"));
  await deleteAdmin(database, "removed@test.example");
  await addAdmin(academy, "added", "accountant");
  const invited = { name: "invited", email: "invited@test.example", role: "owner" } as const;
  await insertInvitedStaff(database, invited);
}

const rolesOf = async ({ database }: TestDatabase) =>
  Object.fromEntries((await listAdmins(database)).map(({ name, role }) => [name, role]));

const present = {
  asha: "owner",
  lowered: "editor",
  raised: "owner",
  added: "accountant",
  invited: "owner",
};

const lines = [
  "  added@test.example: stays accountant, whom the backup does not have.",
  "  ended@test.example: stays without access, which has ended since (was owner).",
  "  invited@test.example: stays owner, whom the backup does not have.",
  "  lowered@test.example: stays editor (was owner in the backup).",
  "  raised@test.example: stays owner (was editor in the backup).",
  "  removed@test.example: stays without access, which has ended since (was coordinator).",
];

// Each makes and restores backups.
describe("a restore in place of an academy", () => {
  test("stops and names every member of the staff about whom the two differ", async () => {
    await backUp(academy.pool, file);
    await changeStaff(academy);
    const before = await readRows(academy.pool);
    const options = { replace: true, acceptAdmins: false };
    await expect(restore(academy.pool, file, options)).rejects.toThrow(
      [
        "The staff of the backup and of this academy differ:",
        ...lines,
        "Add --accept-admins if this is the staff that the academy should have. Nothing was changed.",
      ].join("\n"),
    );
    expect(await readRows(academy.pool)).toEqual(before);
  });

  test("leaves everybody the role that they have now, whether it was raised, lowered, ended or given", async () => {
    await backUp(academy.pool, file);
    await changeStaff(academy);
    const { staff, newAdmins } = await restore(academy.pool, file, { replace: true });
    expect(await rolesOf(academy)).toEqual(present);
    expect([staff.length, newAdmins]).toEqual([lines.length, []]);
    const { rows } = await academy.pool.query(
      "select name, role from admins where id not in (select id from accounts)",
    );
    expect(rows).toEqual([{ name: "ended", role: null }]);
    // Those who came since still have their own password, or none.
    const hashes = await academy.pool.query<{ email: string; hash: string | null }>(
      `select email, password_hash as hash from accounts
       where email in ('added@test.example', 'invited@test.example') order by email`,
    );
    expect(hashes.rows.map(({ hash }) => hash)).toEqual(["hash of added", null]);
  });

  test("in the other direction, with the later backup, leaves the earlier staff's roles too", async () => {
    const later = await openAcademy();
    await backUp(academy.pool, file);
    await restore(later.pool, file);
    await changeStaff(academy);
    await backUp(academy.pool, file);
    const before = await rolesOf(later);
    await expect(restore(later.pool, file, { replace: true, acceptAdmins: false })).rejects.toThrow(
      "added@test.example: new admin with the role accountant",
    );
    // The connection of a refused restore is closed, and its lock goes with it a little later.
    await expect
      .poll(async () => {
        const { rows } = await later.pool.query(
          `select from pg_locks where locktype = 'advisory'
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows.length;
      })
      .toBe(0);
    const { newAdmins } = await restore(later.pool, file, { replace: true });
    // Whom the backup's own academy has removed stays removed: it says so itself.
    const { ended: _, removed: __, ...kept } = before;
    expect(await rolesOf(later)).toEqual({ ...kept, added: "accountant", invited: "owner" });
    expect(newAdmins).toEqual(["added@test.example", "invited@test.example"]);
  });

  test("asks nothing while the staff are the same", async () => {
    await backUp(academy.pool, file);
    const options = { replace: true, acceptAdmins: false };
    expect(await restore(academy.pool, file, options)).toMatchObject({ staff: [] });
  });

  test("tells the owners of each admin whom it adds, and of nobody else", async () => {
    const other = await openAcademy();
    const stranger = await addAdmin(other, "stranger", "owner");
    await backUp(other.pool, file);
    await restore(academy.pool, file, { replace: true });
    const { rows } = await academy.pool.query(
      "select account_id, data - 'at' as data from mails where kind = 'staff-change' order by 1",
    );
    const data = { what: "restored", memberId: stranger, role: "owner", by: null };
    const owners = ["asha", "lowered", "ended"].map(idOf).toSorted();
    expect(rows).toEqual(owners.map((id) => ({ account_id: id, data })));
  });

  test("keeps the address of a backup's person where two people have it, and says so", async () => {
    const other = await openAcademy();
    await addAdmin(other, "asha", "owner");
    await backUp(other.pool, file);
    const { staff } = await restore(academy.pool, file, { replace: true });
    const asha = staff.filter(({ email }) => email === "asha@test.example");
    expect(asha.map(({ role, inAcademy }) => `${inAcademy} to ${role}`).toSorted()).toEqual([
      "null to owner",
      "owner to null",
    ]);
  });
});
