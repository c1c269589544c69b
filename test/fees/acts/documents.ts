import { beginInvoicing, issueWaiting, stopInvoicing } from "#data/fees/documents/invoicing.ts";
import { issueDocuments } from "#data/fees/documents/issue.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { type Acts, staff, dayOf, issuer, familyBy } from "../world.ts";

/** Invoices, and who issues them. */
export const documentActs: Acts = {
  issue: {
    often: 8,
    act: async (world, chance) => {
      const familyId = await familyBy(world, chance);
      if (!familyId) return;
      const issuing = { today: dayOf(0), madeBy: staff };
      await world.db
        .transaction()
        .execute((trx) => issueDocuments(trx, familyId, dayOf(chance.below(60)), issuing));
    },
  },
  issueAll: {
    often: 2,
    act: async ({ db }, chance) => {
      await db.transaction().execute((trx) => beginInvoicing(trx, dayOf(chance.below(60)), staff));
      await issueWaiting(db, { today: dayOf(0), limit: 1 + chance.below(4) });
      if (chance.percent(30)) await db.transaction().execute(stopInvoicing);
    },
  },
  setIssuer: {
    often: 1,
    act: async ({ db }, chance) => {
      const [gstin, taxRate] = [chance.percent(70) ? "36AABCV1234D1ZT" : "", chance.below(2800)];
      await insertIssuer(db, { ...issuer, gstin, taxRate, from: dayOf(chance.below(3)) }, staff);
    },
  },
};
