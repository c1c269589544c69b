import type pg from "pg";
import { updateFeesStart } from "#data/fees/bills.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, publish } from "#test/support/people.ts";
import type { LinkEntity, Razorpay } from "#test/support/razorpay.ts";

/** What a lesson costs in these tests, in paise and as it is typed. */
export const price = 64_300;
export const typedPrice = "643";

/** Begins fees with a price. @returns the accountant */
export async function beginFees(academy: TestAcademy) {
  const accountant = await makeAdmin(academy, "accountant");
  await updateFeesStart(academy.database, "2026-01-01");
  const rate = { scope: { is: "academy" }, from: "2026-01-01", madeBy: accountant.id } as const;
  await insertRate(academy.database, { ...rate, kind: "price", paisePerHour: price });
  await insertRate(academy.database, { ...rate, kind: "pay", paisePerHour: 35_100 });
  return accountant;
}

let hours = 0;

/** A student with lessons of an hour that were held, and a guardian who pays for them. */
export async function makeOwingFamily(academy: TestAcademy, lessons = 1) {
  const course = await makeCourse(academy);
  const { student, tutor, assignmentId } = course;
  for (let count = 0; count < lessons; count += 1) {
    hours += 2;
    const startsAt = new Date(Date.now() - 2 * day - (hours % 20) * 3_600_000);
    const content = { title: `Lesson ${hours}`, startsAt };
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
    const event = { what: "settled", as: "tutor", outcome: "held" } as const;
    await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
  }
  const guardian = await makeGuardian(academy, student, {
    decision: "given",
    bornOn: "2012-01-01",
  });
  const { rows } = await academy.pool.query<{ id: string; number: number }>(
    `select f.id, f.number from family_students k join families f on f.id = k.family_id
     where k.student_id = $1`,
    [student.id],
  );
  const [family] = rows;
  if (!family) throw new Error("no family");
  const page = `/guardian/${guardian.pageToken}/fees/${guardian.id}`;
  return { ...course, family, guardian, page, browser: new TestBrowser(academy) };
}

/** A guardian presses "Pay Online". @returns the gateway's page */
export async function payOnline(
  razorpay: Razorpay,
  { browser, page }: { browser: TestBrowser; page: string },
  amount = typedPrice,
): Promise<LinkEntity> {
  const answer = await browser.post(`${page}/online`, { amount });
  const location = answer.headers.get("location");
  if (answer.status !== 303 || location === null) throw new Error(`answered ${answer.status}`);
  return razorpay.linkAt(location);
}

/** What is in the books of a family: the balances of its account and the gateway's, and its payments. */
export async function readBooks({ pool }: { pool: pg.Pool }, familyId: string) {
  const { rows } = await pool.query<{
    owes: number;
    gateway: number;
    payments: {
      kind: string;
      way: string;
      paise: number;
      reference: string;
      isReversed: boolean;
    }[];
    receipts: number;
  }>(
    `select (select balance::float8 from ledger_accounts where family_id = $1) as owes,
       (select coalesce(sum(p.paise), 0)::float8 from postings p
         join ledger_accounts a on a.id = p.account_id and a.kind = 'gateway'
         where p.entry_id in (select entry_id from postings q
           join ledger_accounts f on f.id = q.account_id and f.family_id = $1)) as gateway,
       (select coalesce(json_agg(json_build_object('kind', kind, 'way', way, 'paise', paise,
           'reference', reference, 'isReversed', reversed_at is not null) order by made_at, id), '[]')
         from payments where family_id = $1) as payments,
       (select count(*)::int from documents where family_id = $1 and kind = 'receipt') as receipts`,
    [familyId],
  );
  if (!rows[0]) throw new Error("no row");
  return rows[0];
}

/** Plain text of a page. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
