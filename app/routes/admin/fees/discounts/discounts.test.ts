import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { billWaiting, updateFeesStart } from "#data/fees/bills.ts";
import { openFamily } from "#data/fees/families.ts";
import { findFeeMonths } from "#data/fees/months.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent, unlinkErasedPeople } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

// What families pay less: the office gives it, the family reads it, its tutors don't.
const academy = useAcademy();
const base = "/admin-dashboard/fees";
const ago = (days: number) => toIndiaDateTimeFields(new Date(Date.now() - days * day)).date;
let accountant: Person;
let hours = 0;

beforeAll(async () => {
  accountant = await makeAdmin(academy, "accountant");
  await updateFeesStart(academy.database, ago(60));
  const rate = { scope: { is: "academy" }, from: ago(60), madeBy: accountant.id } as const;
  await insertRate(academy.database, { ...rate, kind: "price", paisePerHour: 61_700 });
  await insertRate(academy.database, { ...rate, kind: "pay", paisePerHour: 35_300 });
});

type Course = Awaited<ReturnType<typeof makeCourse>>;

/** A lesson of an hour some days ago, which was held. */
async function hold({ assignmentId, tutor }: Course, days: number): Promise<string> {
  hours += 2;
  const startsAt = new Date(Date.now() - days * day - (hours % 20) * 60_000);
  const content = { title: `Lesson ${hours}`, startsAt };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
  return lessonId;
}

async function makeFamily() {
  const course = await makeCourse(academy);
  const familyId = await openFamily(academy.database, course.student.id);
  const family = `${base}/families/${familyId}`;
  return { ...course, familyId, family, discounts: `${family}/discounts` };
}

const discount = {
  scope: "family",
  unit: "percent",
  amount: "10",
  from: ago(60),
  until: "",
  reason: "sibling",
  note: "",
};

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const read = async (path: string) => textOf(await accountant.browser.read(path));

async function add(path: string, fields: Partial<typeof discount> = {}) {
  const { page } = await accountant.browser.submit(path, { ...discount, ...fields });
  await billWaiting(academy.database, Infinity);
  return page;
}

/** What is entered of a lesson, by kind of account, in paise. */
async function entered(lessonId: string): Promise<Record<string, number>> {
  const { rows } = await academy.pool.query<{ kind: string; paise: number }>(
    `select a.kind, sum(p.paise)::int as paise from journal j join postings p on p.entry_id = j.id
       join ledger_accounts a on a.id = p.account_id where j.source = $1 group by 1`,
    [lessonId],
  );
  return Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise]));
}

describe("a discount", () => {
  test("takes a part off lessons that are over and to come: income has the full price", async () => {
    const course = await makeFamily();
    const lessonId = await hold(course, 9);
    expect(await read(course.family)).toContain("Owes ₹617");
    const page = await add(course.discounts);
    expect(textOf(page)).toContain("The discount is added.");
    expect(textOf(page)).toContain("Brothers and sisters");
    expect(await entered(lessonId)).toEqual({
      family: 55_530,
      income: -61_700,
      discount: 6170,
      tutor: -35_300,
      "tutor-cost": 35_300,
    });
    await hold(course, 2);
    const family = await read(course.family);
    expect(family).toContain("Owes ₹1,110.60");
    expect(family).toContain("₹617, 10 % off");
  });

  test("in rupees is taken off each hour", async () => {
    const course = await makeFamily();
    await add(course.discounts, { unit: "rupees", amount: "₹100" });
    await hold(course, 3);
    const family = await read(course.family);
    expect(family).toContain("Owes ₹517");
    expect(family).toContain("₹617, ₹100 an hour off");
  });

  test("of 100 percent leaves a line and no debt", async () => {
    const course = await makeFamily();
    await add(course.discounts, { amount: "100", reason: "scholarship" });
    await hold(course, 3);
    const family = await read(course.family);
    expect(family).toContain("Nothing owed");
    expect(family).toContain("₹617, 100 % off");
  });

  test("counts on its days only, both the first and the last", async () => {
    const course = await makeFamily();
    const lessons = [];
    for (const days of [12, 11, 9, 8]) lessons.push(await hold(course, days));
    await add(course.discounts, { from: ago(11), until: ago(9) });
    const offs = await Promise.all(lessons.map(entered));
    expect(offs.map((one) => one["discount"] ?? 0)).toEqual([0, 6170, 6170, 0]);
  });

  test("takes off what the best of several does, never their sum", async () => {
    const course = await makeFamily();
    const lessonId = await hold(course, 5);
    await add(course.discounts, { amount: "20" });
    await add(course.discounts, { unit: "rupees", amount: "150" });
    await add(course.discounts, { amount: "15", scope: `assignment:${course.assignmentId}` });
    expect((await entered(lessonId))["discount"]).toBe(15_000);
  });

  test("of one course leaves the others at their price", async () => {
    const course = await makeFamily();
    const tutor = await makeTutor(academy);
    const other = { ...course, tutor, assignmentId: await assign(academy, course.student, tutor) };
    await add(course.discounts, { amount: "50", scope: `assignment:${other.assignmentId}` });
    const [full, half] = [await hold(course, 4), await hold(other, 5)];
    expect((await entered(full))["family"]).toBe(61_700);
    expect((await entered(half))["family"]).toBe(30_850);
  });

  test("ends once, and the lessons since then cost the full price again", async () => {
    const course = await makeFamily();
    const [before, since] = [await hold(course, 9), await hold(course, 5)];
    const page = await add(course.discounts);
    const path = /action="([^"]+\/end)"/.exec(page)?.[1] ?? "";
    const early = await accountant.browser.submit(path, { day: ago(61) });
    expect(textOf(early.page)).toContain("Nothing was changed");
    const ends = [1, 2, 3].map(() => accountant.browser.post(path, { day: ago(5) }));
    expect((await Promise.all(ends)).map(({ status }) => status)).toEqual([303, 303, 303]);
    await billWaiting(academy.database, Infinity);
    expect((await entered(before))["discount"]).toBe(6170);
    expect((await entered(since))["discount"] ?? 0).toBe(0);
    expect(
      (
        await academy.pool.query("select from discount_ends where discount_id = $1", [
          path.split("/").at(-2),
        ])
      ).rowCount,
    ).toBe(1);
    expect(await read(course.discounts)).toContain("Discounts that are over");
  });

  test("of another family's student is refused, and what was typed stays", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    for (const scope of [`student:${other.student.id}`, `assignment:${other.assignmentId}`]) {
      const answer = await accountant.browser.post(own.discounts, { ...discount, scope });
      expect(answer.status).toBe(409);
    }
    const odd = { ...discount, amount: "eleven", note: "From the head" };
    const answer = await accountant.browser.post(own.discounts, odd);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please enter whole percent from 1 to 100.");
    for (const typed of ["eleven", "From the head"]) expect(page).toContain(typed);
    const ofOther = await add(other.discounts);
    const path = /discounts\/([^/"]+)\/end/.exec(ofOther)?.[1];
    const ended = await accountant.browser.submit(`${own.discounts}/${path}/end`, { day: ago(3) });
    expect(textOf(ended.page)).toContain("Nothing was changed");
    const { rowCount } = await academy.pool.query(
      "select from discounts where family_id = $1 or student_id = $2",
      [own.familyId, own.student.id],
    );
    expect(rowCount).toBe(0);
  });

  test("that comes while lessons are settled leaves none at the old price", async () => {
    const course = await makeFamily();
    const [lessons] = await Promise.all([
      Promise.all([2, 3, 4, 5, 6, 7, 8].map((days) => hold(course, days))),
      accountant.browser.post(course.discounts, discount),
    ]);
    await billWaiting(academy.database, Infinity);
    const offs = await Promise.all(lessons.map(entered));
    expect(offs.map((one) => one["discount"])).toEqual(lessons.map(() => 6170));
  });
});

test("a family reads what is taken off each lesson, in its language; the tutor doesn't", async () => {
  const course = await makeFamily();
  await add(course.discounts, { reason: "other", note: "The father has lost his work" });
  await hold(course, 3);
  const guardian = await makeGuardian(academy, course.student, {
    decision: "given",
    bornOn: "2012-01-01",
  });
  const path = `/guardian/${guardian.pageToken}/fees/${guardian.id}`;
  const page = await new TestBrowser(academy).read(path);
  expect(textOf(page)).toContain("To pay: ₹555.30");
  expect(textOf(page)).toContain("₹617, 10 % off");
  expect(page).not.toContain("lost his work");
  for (const tutorPage of ["/tutor-dashboard/pay", "/tutor-dashboard"]) {
    const tutors = await course.tutor.browser.read(tutorPage);
    for (const secret of ["617", "555", "10 %", "lost his work"]) {
      expect(textOf(tutors)).not.toContain(secret);
    }
  }
});

test("the months charge what families pay", async () => {
  const course = await makeFamily();
  const before = await charged();
  await add(course.discounts, { amount: "50" });
  await hold(course, 0);
  expect((await charged()) - before).toBe(30_850);
});

async function charged(): Promise<number> {
  const { months } = await findFeeMonths(academy.database);
  return months.reduce((sum, month) => sum + month.charged, 0);
}

test("the discounts of a deleted student go, and the books keep their amounts", async () => {
  const course = await makeFamily();
  await hold(course, 3);
  await add(course.discounts, { scope: `assignment:${course.assignmentId}` });
  await add(course.discounts, { amount: "5", reason: "other", note: "The father is ill" });
  const owner = await makeAdmin(academy);
  await owner.browser.post(`/admin-dashboard/students/${course.student.id}/delete`);
  const { rows } = await academy.pool.query<{ left: number; balance: number }>(
    `select (select count(*)::int from discounts where student_id = $1) as left,
       balance::int as balance from ledger_accounts where family_id = $2`,
    [course.student.id, course.familyId],
  );
  expect(rows).toEqual([{ left: 0, balance: 55_530 }]);
  expect(await read(course.family)).toContain("₹617, ₹61.70 off");
  // An undo would bring the student back to the family.
  await unlinkErasedPeople(academy.database);
  expect(await read(course.discounts)).toContain("The father is ill");
  await academy.pool.query("update undo_snapshots set expires_at = now()");
  await unlinkErasedPeople(academy.database);
  expect(await read(course.discounts)).not.toContain("The father is ill");
});
