import { updatePayer } from "#data/fees/documents/payer.ts";
import { joinFamilies, partStudent } from "#data/fees/joining.ts";
import type { Database } from "#data/shared/database.ts";
import { sql } from "kysely";
import { type World, type Acts, staff, dayOf, familyBy } from "../world.ts";

/** Joins or parts families, which never changes what all of them owe together. */
async function sumStays({ db }: World, act: (trx: Database) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Others wait meanwhile.
    await sql`select from fee_settings for update`.execute(trx);
    const sum = async () => {
      const { rows } = await sql<{ paise: number }>`
        select coalesce(sum(balance), 0)::float8 as paise from ledger_accounts
        where kind = 'family'`.execute(trx);
      return rows[0]?.paise;
    };
    const before = await sum();
    await act(trx);
    const after = await sum();
    if (before !== after) throw new Error(`families owe ${after}, not ${before}`);
  });
}

/** Families that are joined and parted, and to whom their invoices are made out. */
export const familyActs: Acts = {
  join: {
    often: 5,
    act: async (world, chance) => {
      const { rows } = await world.pool.query<{ id: string | null }>(
        "select family_id as id from family_students where student_id = $1",
        [chance.oneOf(world.students)],
      );
      const familyId = rows[0]?.id;
      const studentId = chance.oneOf(world.students) ?? "";
      const other = await world.pool.query<{ id: string }>(
        "select family_id as id from family_students where student_id = $1",
        [studentId],
      );
      if (!familyId) return;
      const shownFamilyId = other.rows[0]?.id ?? null;
      const joining = { familyId, studentId, shownFamilyId, madeBy: staff, today: dayOf(0) };
      await sumStays(world, (trx) => joinFamilies(trx, joining));
    },
  },
  part: {
    often: 4,
    act: async (world, chance) => {
      const familyId = await familyBy(world, chance);
      if (!familyId) return;
      const studentId = chance.oneOf(world.students) ?? "";
      const parting = { familyId, studentId, madeBy: staff, today: dayOf(0) };
      await sumStays(world, (trx) => partStudent(trx, parting));
    },
  },
  setPayer: {
    often: 1,
    act: async (world, chance) => {
      const familyId = await familyBy(world, chance);
      const payerState = chance.oneOf(["", "36", "29"]) ?? "";
      const payerEmail = chance.oneOf(["", "lakshmi@test.example"]) ?? "";
      const mailed = { payerEmail, payerLanguage: "te" } as const;
      const payer = { payerName: "Lakshmi", payerAddress: "", payerState, ...mailed };
      if (familyId) {
        await world.db.transaction().execute((trx) => updatePayer(trx, familyId, payer));
      }
    },
  },
};
