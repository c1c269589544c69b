import { insertPayment, reversePayment } from "#data/fees/ledger.ts";
import { paymentKinds, paymentWays, type PaymentKind } from "#domain/fees/payment.ts";
import { payOnline } from "./pay-online.ts";
import { type Acts, staff, dayOf, familyBy } from "../world.ts";

/** Money of families. */
export const paymentActs: Acts = {
  pay: {
    often: 12,
    act: async (world, chance) => {
      const familyId = await familyBy(world, chance);
      if (!familyId) return;
      const kind: PaymentKind = chance.oneOf(["payment", "payment", ...paymentKinds]) ?? "payment";
      const paid = await world.db.transaction().execute((trx) =>
        insertPayment(trx, {
          familyId,
          kind,
          way: kind === "write-off" ? null : (chance.oneOf(paymentWays) ?? "upi"),
          paise: 1 + chance.below(500_000),
          day: dayOf(chance.below(90)),
          reference: "",
          reason: "",
          madeBy: staff,
        }),
      );
      world.payments.push({ id: paid, familyId });
    },
  },
  takeBack: {
    often: 3,
    act: async ({ db, payments }, chance) => {
      const payment = chance.oneOf(payments);
      if (!payment) return;
      const { id: paymentId, familyId } = payment;
      await db
        .transaction()
        .execute((trx) => reversePayment(trx, { familyId, paymentId, madeBy: staff }));
    },
  },
  payOnline: {
    often: 5,
    act: async (world, chance) => {
      const familyId = await familyBy(world, chance);
      if (familyId) await payOnline(world.db, { familyId, day: dayOf(chance.below(60)) }, chance);
    },
  },
};
