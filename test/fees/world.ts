import { updateFeesStart } from "#data/fees/bills.ts";
import { beginInvoicing, issueWaiting, stopInvoicing } from "#data/fees/documents/invoicing.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { holdOffEntries } from "#data/fees/hold.ts";
import { insertPayRun } from "#data/fees/pay-runs.ts";
import type { Database } from "#data/shared/database.ts";
import { toLine, type BankLine } from "#domain/fees/bank/line.ts";
import { financialYearOf } from "#domain/fees/financial-year.ts";
import { undisputableSince } from "#domain/fees/pay-run.ts";
import { day, hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type pg from "pg";
import type { TestAcademy } from "../support/academy.ts";
import type { Chance } from "../support/chance.ts";
import { assign, makeStudent, makeTutor, publish } from "../support/people.ts";

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

/** Who issues documents, but for the tax. */
export const issuer = {
  legalName: "Viluva",
  address: "Hyderabad",
  state: "36",
  sac: "999293",
  keepYears: 8,
};

/** Whoever makes entries. */
export const staff = "00000000-0000-4000-8000-000000000001";

/** A day in India so many days ago, YYYY-MM-DD. */
export const dayOf = (ago: number) => toIndiaDateTimeFields(new Date(Date.now() - ago * day)).date;

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

/** One of the families; undefined while there is none. */
export async function familyBy(world: World, chance: Chance): Promise<string | undefined> {
  const { rows } = await world.pool.query<{ id: string }>("select id from families order by id");
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

/** Something that somebody does. */
export type Act = (world: World, chance: Chance) => Promise<void>;

/** What is done, by its name, and how often. */
export type Acts = Readonly<Record<string, { often: number; act: Act }>>;
