import { holdOffEntries } from "#data/fees/hold.ts";
import { insertRunPayment, reversePayRun } from "#data/fees/pay-runs.ts";
import { upsertTutorPayee } from "#data/fees/tutor-payees.ts";
import type { Chance } from "../../support/chance.ts";
import { type World, type Acts, staff, dayOf, makeRun } from "../world.ts";

/** One of the last runs, in any state. */
async function runBy(world: World, chance: Chance): Promise<string | undefined> {
  const { rows } = await world.pool.query<{ id: string }>(
    "select id from pay_runs order by made_at desc limit 4",
  );
  return chance.oneOf(rows)?.id;
}

/** Pays a run. @param ago how many days ago */
export async function payRun({ db }: World, runId: string, ago: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdOffEntries(trx);
    await insertRunPayment(trx, { runId, day: dayOf(ago), reference: "", madeBy: staff });
  });
}

/** How tutors are paid. */
export const payActs: Acts = {
  setTax: {
    often: 2,
    act: async ({ db, tutors }, chance) => {
      await upsertTutorPayee(db, {
        tutorId: chance.oneOf(tutors) ?? "",
        section: "393",
        rate: chance.below(5001),
        pan: undefined,
        account: undefined,
        ifsc: "",
        holder: "",
        changedBy: staff,
      });
    },
  },
  makeRun: {
    often: 5,
    act: async ({ db }, chance) => {
      await makeRun(db, dayOf(chance.below(60)));
    },
  },
  payRun: {
    often: 3,
    act: async (world, chance) => {
      const runId = await runBy(world, chance);
      if (runId) await payRun(world, runId, chance.below(70));
    },
  },
  takeRunBack: {
    often: 3,
    act: async (world, chance) => {
      const runId = await runBy(world, chance);
      if (!runId) return;
      const end = { runId, day: dayOf(0), reason: "Wrong", madeBy: staff };
      await world.db.transaction().execute(async (trx) => {
        await holdOffEntries(trx);
        await reversePayRun(trx, end);
      });
    },
  },
};
