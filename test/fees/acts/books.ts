import { checkBillsFrom, billWaiting } from "#data/fees/bills.ts";
import { findFamilyDiscounts, insertDiscount, insertDiscountEnd } from "#data/fees/discounts.ts";
import { compactFeeSums } from "#data/fees/months.ts";
import { insertRate, insertShare } from "#data/fees/rates.ts";
import { discountReasons, type DiscountScope } from "#domain/fees/discount.ts";
import { rateKinds, type RateScope } from "#domain/fees/rate.ts";
import { billedStandings } from "#domain/fees/standing.ts";
import type { Chance } from "../../support/chance.ts";
import { type World, type Acts, staff, dayOf, familyBy } from "../world.ts";

function scopeBy(world: World, chance: Chance): RateScope {
  const tutorId = chance.oneOf(world.tutors) ?? "";
  const assignmentId = chance.oneOf(world.assignments) ?? "";
  const scopes: RateScope[] = [
    { is: "academy" },
    { is: "course", classId: "class-10", subjectId: "mathematics" },
    { is: "tutor", tutorId },
    { is: "assignment", assignmentId },
  ];
  return chance.oneOf(scopes) ?? { is: "academy" };
}

/** A discount of any family, for all of it, a student or a course. */
async function discount(world: World, chance: Chance): Promise<void> {
  const familyId = await familyBy(world, chance);
  const found = familyId && (await findFamilyDiscounts(world.db, familyId));
  if (!found) return;
  const scopes: DiscountScope[] = [
    { is: "family" },
    ...found.students.map(({ id }) => ({ is: "student", id }) as const),
    ...found.courses.map(({ id }) => ({ is: "assignment", id }) as const),
  ];
  const from = dayOf(chance.below(95));
  const until = chance.percent(40) ? dayOf(chance.below(95)) : null;
  const off = chance.percent(50)
    ? { percent: 1 + chance.below(100), paisePerHour: null }
    : { percent: null, paisePerHour: 100 + chance.below(60_000) };
  await world.db.transaction().execute(async (trx) => {
    await insertDiscount(trx, {
      ...off,
      familyId,
      scope: chance.oneOf(scopes) ?? { is: "family" },
      reason: chance.oneOf(discountReasons) ?? "sibling",
      note: "",
      from,
      until: until !== null && until >= from ? until : null,
      madeBy: staff,
    });
    await checkBillsFrom(trx, from);
  });
}

/** Prices, discounts and the months of the books. */
export const bookActs: Acts = {
  setRate: {
    often: 6,
    act: async (world, chance) => {
      const scope = scopeBy(world, chance);
      const from = dayOf(chance.below(95));
      const isEnd = scope.is !== "academy" && chance.percent(20);
      await world.db.transaction().execute(async (trx) => {
        await insertRate(trx, {
          kind: chance.oneOf(rateKinds) ?? "price",
          scope,
          from,
          paisePerHour: isEnd ? null : 100 + chance.below(99_999),
          madeBy: staff,
        });
        await checkBillsFrom(trx, from);
      });
    },
  },
  setShare: {
    often: 2,
    act: async ({ db }, chance) => {
      const from = dayOf(chance.below(95));
      await db.transaction().execute(async (trx) => {
        const standing = chance.oneOf(billedStandings) ?? "held";
        const [charge, pay] = [chance.below(101), chance.below(101)];
        await insertShare(trx, { standing, from, charge, pay, madeBy: staff });
        await checkBillsFrom(trx, from);
      });
    },
  },
  discount: { often: 5, act: discount },
  endDiscount: {
    often: 3,
    act: async ({ db, pool }, chance) => {
      const { rows } = await pool.query<{ id: string; from: string }>(
        'select id, from_day::text as "from" from discounts order by id',
      );
      const ended = chance.oneOf(rows);
      if (!ended) return;
      const on = dayOf(chance.below(95));
      const from = on < ended.from ? ended.from : on;
      await db.transaction().execute(async (trx) => {
        const end = { discountId: ended.id, from, madeBy: staff };
        if (await insertDiscountEnd(trx, end)) await checkBillsFrom(trx, from);
      });
    },
  },
  check: {
    often: 3,
    act: async ({ db }) => {
      await billWaiting(db, 20);
    },
  },
  close: {
    often: 1,
    act: async ({ pool }, chance) => {
      const month = `${dayOf(30 + chance.below(60)).slice(0, 7)}-01`;
      await pool.query("insert into closed_months (month) values ($1) on conflict do nothing", [
        month,
      ]);
    },
  },
  addUp: { often: 1, act: ({ db }) => compactFeeSums(db) },
};
