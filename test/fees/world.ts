import { sql } from "kysely";
import type pg from "pg";
import type { Chance } from "../support/chance.ts";
import { findFamilyDiscounts, insertDiscount, insertDiscountEnd } from "#data/fees/discounts.ts";
import { joinFamilies, partStudent } from "#data/fees/joining.ts";
import { giveLine, linkLine, putLineBack, setLineAside } from "#data/fees/bank/lines.ts";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { insertClaim } from "#data/fees/claims.ts";
import { holdOffEntries } from "#data/fees/hold.ts";
import { insertPayment, reversePayment } from "#data/fees/ledger.ts";
import { billStudent, checkBillsFrom, billWaiting, updateFeesStart } from "#data/fees/bills.ts";
import { beginInvoicing, issueWaiting, stopInvoicing } from "#data/fees/documents/invoicing.ts";
import { issueDocuments } from "#data/fees/documents/issue.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { updatePayer } from "#data/fees/documents/payer.ts";
import { compactFeeSums } from "#data/fees/months.ts";
import { insertPayRun, insertRunPayment, reversePayRun } from "#data/fees/pay-runs.ts";
import { insertRate, insertShare } from "#data/fees/rates.ts";
import { upsertTutorPayee } from "#data/fees/tutor-payees.ts";
import { discountReasons, type DiscountScope } from "#domain/fees/discount.ts";
import { financialYearOf } from "#domain/fees/financial-year.ts";
import { undisputableSince } from "#domain/fees/pay-run.ts";
import { deleteErasure } from "#data/account/erasures.ts";
import { lockLessonFacts, unlinkErasedPeople } from "#data/lessons/events.ts";
import { deleteStudent, lockStudent } from "#data/people/students.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import type { Database } from "#data/shared/database.ts";
import { insertSnapshot, restoreSnapshot } from "#data/shared/undo.ts";
import { toLine, type BankLine } from "#domain/fees/bank/line.ts";
import { billedStandings } from "#domain/fees/standing.ts";
import { paymentKinds, paymentWays, type PaymentKind } from "#domain/fees/payment.ts";
import { rateKinds, type RateScope } from "#domain/fees/rate.ts";
import { day, hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { TestAcademy } from "../support/academy.ts";
import { assign, makeStudent, makeTutor, publish } from "../support/people.ts";
import { payOnline } from "./online.ts";

/** The people and lessons of which the random acts are. */
export interface World {
  db: Database;
  pool: pg.Pool;
  students: string[];
  tutors: string[];
  assignments: string[];
  lessons: string[];
  families: string[];
  payments: { id: string; familyId: string }[];
  /** Of the students, who may be deleted. */
  leaving: string[];
  /** What the bank has of the last three months; some amounts are those of others. */
  bank: BankLine[];
  /** YYYY-MM-DD */
  startedOn: string;
}

const issuer = {
  legalName: "Viluva",
  address: "Hyderabad",
  state: "36",
  sac: "999293",
  keepYears: 8,
};

/** Whoever makes entries. */
export const staff = "00000000-0000-4000-8000-000000000001";
const dayOf = (ago: number) => toIndiaDateTimeFields(new Date(Date.now() - ago * day)).date;

/** A line of the bank: most have a number, and every seventh is equal to the one before it. */
function bankLine(index: number): BankLine {
  const place = index % 7 === 6 ? index - 1 : index;
  return toLine({
    day: dayOf(90 - Math.floor(place / 2)),
    paise: 100 * (500 + (place % 11)),
    narration: place % 3 === 0 ? "CASH DEPOSIT" : `UPI/F${1001 + (place % 5)}`,
    reference: place % 3 === 0 ? "" : String(610_000_000_000 + place),
  });
}

/** Five students and three tutors, with a hundred and sixty lessons of the last three months. */
export async function makeWorld(academy: TestAcademy, db: Database, pool: pg.Pool): Promise<World> {
  const people = await Promise.all([0, 1, 2, 3, 4].map(() => makeStudent(academy)));
  const teachers = await Promise.all([0, 1, 2].map(() => makeTutor(academy)));
  const assignments: string[] = [];
  const lessons: string[] = [];
  const first = Math.floor((Date.now() - 95 * day) / day) * day;
  for (const [index, student] of people.entries()) {
    const tutor = teachers[index % teachers.length];
    if (!tutor) throw new Error("no tutor");
    const assignmentId = await assign(academy, student, tutor);
    assignments.push(assignmentId);
    const mayLeave = index >= teachers.length;
    for (let number = mayLeave ? 20 : 0; number < 40; number += 1) {
      const startsAt = new Date(first + number * 2.3 * day + index * 2 * hour);
      const title = `Lesson ${number}`;
      const minutes = [30, 45, 50, 60, 90][number % 5] ?? 60;
      const content = { title, startsAt, minutes };
      lessons.push(await publish(academy, assignmentId, tutor, "live-session", content));
    }
  }
  const startedOn = dayOf(80);
  await updateFeesStart(db, startedOn);
  await insertIssuer(db, { ...issuer, gstin: "", taxRate: 1800, from: startedOn }, staff);
  return {
    db,
    pool,
    students: people.map(({ id }) => id),
    leaving: people.slice(teachers.length).map(({ id }) => id),
    tutors: teachers.map(({ id }) => id),
    assignments,
    lessons,
    families: [],
    payments: [],
    bank: Array.from({ length: 120 }, (_, index) => bankLine(index)),
    startedOn,
  };
}

const say = (what: "settled" | "disputed" | "decided") => async (world: World, chance: Chance) => {
  const outcomes = ["held", "held", "held", "student-missed", "tutor-missed"];
  const as = { settled: "tutor", disputed: "guardian", decided: "admin" }[what];
  const lessonId = chance.oneOf(world.lessons) ?? "";
  const outcome = what === "disputed" ? null : chance.oneOf(outcomes);
  await world.db.transaction().execute(async (trx) => {
    if (!(await lockLessonFacts(trx, lessonId))) return;
    await sql`
      insert into lesson_events (lesson_id, student_id, what, said_as, outcome, starts_at)
      select c.id, a.student_id, ${what}, ${as}, ${outcome}, c.starts_at
      from content_items c join assignments a on a.id = c.assignment_id
      where c.id = ${lessonId}`.execute(trx);
  });
};

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

async function familyBy(world: World, chance: Chance): Promise<string | undefined> {
  const { rows } = await world.pool.query<{ id: string }>("select id from families order by id");
  return chance.oneOf(rows)?.id;
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

/** One of the last runs, in any state. */
async function runBy(world: World, chance: Chance): Promise<string | undefined> {
  const { rows } = await world.pool.query<{ id: string }>(
    "select id from pay_runs order by made_at desc limit 4",
  );
  return chance.oneOf(rows)?.id;
}

async function lineBy(world: World, chance: Chance, state: "waiting" | "set-aside") {
  const { rows } = await world.pool.query<{ id: string }>(
    "select id from bank_lines where state = $1 order by id",
    [state],
  );
  return chance.oneOf(rows)?.id;
}

/** Makes a run of all that is due until a day. */
export function makeRun(db: Database, until: string): Promise<string | null> {
  const day = dayOf(0);
  return db.transaction().execute(async (trx) => {
    await holdOffEntries(trx);
    const span = { until, undisputable: undisputableSince(new Date()) };
    const year = financialYearOf(day);
    return insertPayRun(trx, { ...span, day, year, payer: "Academy", madeBy: staff });
  });
}

/**
 * Issues all that is missing; then documents say what each lesson costs, but a disputed one.
 *
 * @returns how many documents there are
 */
export async function issueRest(db: Database, pool: pg.Pool): Promise<number> {
  const today = dayOf(0);
  await db.transaction().execute(stopInvoicing);
  await db.transaction().execute((trx) => beginInvoicing(trx, today, staff));
  await issueWaiting(db, { today, limit: Infinity });
  const { rows } = await pool.query<{ documents: number; different: number }>(
    `select (select count(*)::int from documents) as documents, count(*)::int as different
     from lesson_bills where charge <> documented and standing <> 'disputed'`,
  );
  if (rows[0]?.different !== 0)
    throw new Error(`${rows[0]?.different} lessons are documented wrongly`);
  return rows[0].documents;
}

/** Does what is refused where a payment has that number already. */
async function refusing(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (violatedConstraint(error) !== "unique") throw error;
  }
}

/** Deletes a student who may leave; most deletions are undone. */
async function deleteAndPerhapsUndo({ db, leaving, tutors }: World, chance: Chance): Promise<void> {
  const recordId = chance.oneOf(leaving);
  if (!recordId) return;
  // Has to be an account.
  const deletion = { actorId: tutors[0] ?? "", kind: "student", recordId } as const;
  const isDeleted = await db.transaction().execute(async (trx) => {
    if (!(await lockStudent(trx, recordId))) return false;
    await insertSnapshot(trx, deletion, 60);
    return deleteStudent(trx, recordId);
  });
  if (!isDeleted || chance.percent(10)) return;
  await db.transaction().execute(async (trx) => {
    if (await restoreSnapshot(trx, deletion)) await deleteErasure(trx, recordId);
  });
  await billStudent(db, recordId);
}

/** Something that somebody does. */
export type Act = (world: World, chance: Chance) => Promise<void>;

/** What happens, and how often. */
export const acts: Readonly<Record<string, { often: number; act: Act }>> = {
  settle: { often: 40, act: say("settled") },
  dispute: { often: 8, act: say("disputed") },
  decide: { often: 8, act: say("decided") },
  cancel: {
    often: 6,
    act: async ({ pool, lessons }, chance) => {
      await pool.query(
        "update content_items set cancelled_at = now(), cancelled_as = 'student', cancel_reason = '', cancelled_late = $2 where id = $1",
        [chance.oneOf(lessons), chance.percent(60)],
      );
    },
  },
  restore: {
    often: 3,
    act: async ({ pool, lessons }, chance) => {
      await pool.query(
        "update content_items set cancelled_at = null, cancelled_as = null, cancel_reason = null, cancelled_late = null where id = $1",
        [chance.oneOf(lessons)],
      );
    },
  },
  lengthen: {
    often: 4,
    act: async ({ pool, lessons }, chance) => {
      const minutes = chance.oneOf([30, 45, 60]);
      await pool.query("update content_items set minutes = $2 where id = $1", [
        chance.oneOf(lessons),
        minutes,
      ]);
    },
  },
  handOver: {
    often: 2,
    act: async ({ pool, assignments, tutors }, chance) => {
      await pool.query("update assignments set tutor_id = $2 where id = $1", [
        chance.oneOf(assignments),
        chance.oneOf(tutors),
      ]);
    },
  },
  substitute: {
    often: 4,
    act: async ({ pool, lessons, tutors }, chance) => {
      await pool.query(
        `update content_items c set substitute_id = $2, substitute_accepted_at = now()
         from assignments a where c.id = $1 and a.id = c.assignment_id and a.tutor_id <> $2
           and not exists (select from booked_times b where b.tutor_id = $2
             and b.starts_at < c.starts_at + interval '2 hours' and b.ends_at > c.starts_at)`,
        [chance.oneOf(lessons), chance.oneOf(tutors)],
      );
    },
  },
  remove: {
    often: 1,
    act: async ({ pool, lessons }, chance) => {
      await pool.query("delete from content_items where id = $1", [chance.oneOf(lessons)]);
    },
  },
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
  free: {
    often: 3,
    act: async ({ pool, lessons }, chance) => {
      await pool.query(
        "insert into free_lessons (lesson_id, why) values ($1, 'goodwill') on conflict do nothing",
        [chance.oneOf(lessons)],
      );
    },
  },
  charge: {
    often: 2,
    act: async ({ pool, lessons }, chance) => {
      await pool.query("delete from free_lessons where lesson_id = $1", [chance.oneOf(lessons)]);
    },
  },
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
      if (!runId) return;
      const payment = { runId, day: dayOf(chance.below(70)), reference: "", madeBy: staff };
      await world.db.transaction().execute(async (trx) => {
        await holdOffEntries(trx);
        await insertRunPayment(trx, payment);
      });
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
  addUp: { often: 1, act: ({ db }) => compactFeeSums(db) },
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
};

/** What is done with students themselves. */
export const deletions: Readonly<Record<string, { often: number; act: Act }>> = {
  deleteStudent: { often: 2, act: deleteAndPerhapsUndo },
  forget: {
    often: 1,
    act: async ({ db, pool }) => {
      await pool.query("update erasures set erased_at = erased_at - interval '1 hour'");
      await unlinkErasedPeople(db);
    },
  },
};
