import { giveLine, linkLine, putLineBack, setLineAside } from "#data/fees/bank/lines.ts";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { insertClaim } from "#data/fees/claims.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import type { Chance } from "../../support/chance.ts";
import { type World, type Acts, staff, familyBy } from "../world.ts";

async function lineBy(world: World, chance: Chance, state: "waiting" | "set-aside") {
  const { rows } = await world.pool.query<{ id: string }>(
    "select id from bank_lines where state = $1 order by id",
    [state],
  );
  return chance.oneOf(rows)?.id;
}

/** Does what is refused where a payment has that number already. */
async function refusing(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (violatedConstraint(error) !== "unique") throw error;
  }
}

/** Statements of the bank, and whose their lines are. */
export const bankActs: Acts = {
  importStatement: {
    often: 6,
    act: async (world, chance) => {
      const from = chance.below(world.bank.length - 10);
      const lines = world.bank.slice(from, from + 1 + chance.below(40));
      await world.db
        .transaction()
        .execute((trx) => insertStatement(trx, { lines, debits: 0 }, staff));
    },
  },
  giveLine: {
    often: 8,
    act: async (world, chance) => {
      const lineId = await lineBy(world, chance, "waiting");
      const familyId = await familyBy(world, chance);
      if (!lineId || !familyId) return;
      await refusing(() =>
        world.db.transaction().execute((trx) => giveLine(trx, lineId, familyId, staff)),
      );
      const { rows } = await world.pool.query<{ id: string; familyId: string }>(
        `select y.id, y.family_id as "familyId" from payments y where y.line_id = $1
           and y.reversed_at is null`,
        [lineId],
      );
      world.payments.push(...rows);
    },
  },
  claimLine: {
    often: 3,
    act: async (world, chance) => {
      const familyId = await familyBy(world, chance);
      const line = chance.oneOf(world.bank);
      if (!familyId || !line) return;
      await insertClaim(world.db, {
        familyId,
        studentId: chance.oneOf(world.students) ?? "",
        paise: line.paise,
        reference: line.numbers[0] ?? "",
        claimedAs: "student",
      });
    },
  },
  payLineByHand: {
    often: 4,
    act: async (world, chance) => {
      const familyId = await familyBy(world, chance);
      const line = chance.oneOf(world.bank);
      if (!familyId || !line) return;
      const { paise, day: paidOn, way } = line;
      // Some people leave the number out.
      const reference = chance.percent(60) ? (line.numbers[0] ?? "") : "";
      const payment = { familyId, kind: "payment", way, paise, reference, reason: "" } as const;
      await refusing(async () => {
        const id = await world.db
          .transaction()
          .execute((trx) => insertPayment(trx, { ...payment, day: paidOn, madeBy: staff }));
        world.payments.push({ id, familyId });
      });
    },
  },
  linkLine: {
    often: 3,
    act: async (world, chance) => {
      const { rows } = await world.pool.query<{ lineId: string; paymentId: string }>(
        `select l.id as "lineId", y.id as "paymentId" from bank_lines l
         join payments y on y.paise = l.paise and y.kind = 'payment' and y.line_id is null
         where l.state = 'waiting' order by 1, 2`,
      );
      const link = chance.oneOf(rows);
      if (!link) return;
      await world.db
        .transaction()
        .execute((trx) => linkLine(trx, link.lineId, link.paymentId, staff));
    },
  },
  setLineAside: {
    often: 2,
    act: async (world, chance) => {
      const lineId = await lineBy(world, chance, "waiting");
      if (!lineId) return;
      await world.db.transaction().execute((trx) => setLineAside(trx, lineId, "Interest", staff));
    },
  },
  putLineBack: {
    often: 1,
    act: async (world, chance) => {
      const lineId = await lineBy(world, chance, "set-aside");
      if (!lineId) return;
      await world.db.transaction().execute((trx) => putLineBack(trx, lineId, staff));
    },
  },
};
