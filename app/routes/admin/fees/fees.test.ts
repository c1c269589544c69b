import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";
import { billWaiting } from "#data/fees/bills.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { saysAmount } from "#test/support/fees.ts";

const academy = useAcademy();
const base = "/admin-dashboard/fees";
const today = toIndiaDateTimeFields(new Date()).date;
const ago = (days: number) => toIndiaDateTimeFields(new Date(Date.now() - days * day)).date;

let accountant: Person;
let coordinator: Person;

beforeAll(async () => {
  accountant = await makeAdmin(academy, "accountant");
  coordinator = await makeAdmin(academy, "coordinator");
  const begun = await accountant.browser.submit(base, { day: ago(60) });
  expect(begun.page).toContain("Families owe");
});

type Course = Awaited<ReturnType<typeof makeCourse>>;
let hours = 0;

/** A lesson of an hour some days ago, which was held. */
function hold(course: Course, days = 3): Promise<string> {
  hours += 2;
  return holdAt(course, new Date(Date.now() - days * day - (hours % 20) * 3_600_000));
}

async function holdAt({ assignmentId, tutor }: Course, startsAt: Date): Promise<string> {
  const title = `Lesson ${hours}`;
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", { title, startsAt });
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
  return lessonId;
}

/** Sets what an hour of an assignment costs and pays, in rupees. */
async function setRates({ assignmentId }: Course, price: string, pay: string, from = ago(60)) {
  const path = `${base}/prices?assignment=${assignmentId}`;
  await accountant.browser.submit(path, { kind: "price", amount: price, from });
  await accountant.browser.submit(path, { kind: "pay", amount: pay, from });
  await billWaiting(academy.database, Infinity);
}

async function familyOf({ student }: Course): Promise<string> {
  expect((await accountant.browser.post(`${base}/students/${student.id}`)).status).toBe(303);
  const { rows } = await academy.pool.query<{ id: string }>(
    "select family_id as id from family_students where student_id = $1",
    [student.id],
  );
  const path = `${base}/families/${rows[0]?.id}`;
  const opened = await accountant.browser.get(`${base}/students/${student.id}`);
  expect(opened.headers.get("location")).toBe(path);
  return path;
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

async function read(path: string, person = accountant): Promise<string> {
  return textOf(await person.browser.read(path));
}

describe("a held lesson", () => {
  test("waits for its price, and is then charged and paid", async () => {
    const course = await makeCourse(academy);
    const lessonId = await hold(course);
    const family = await familyOf(course);
    expect(await read(family)).toContain("Nothing owed");
    expect(await read(family)).toContain("No price");
    expect(await accountant.browser.read(`${base}/lacking`)).toContain(lessonId);

    await setRates(course, "599.50", "350");
    expect(await read(family)).toContain("Owes ₹599.50");
    expect(await accountant.browser.read(`${base}/lacking`)).not.toContain(lessonId);
    const pay = await read("/tutor-dashboard/pay", course.tutor);
    expect(pay).toContain("₹350");
    expect(pay).toContain("₹350 of it is on hold");
  });

  test("is not paid with a family's words, and not charged with a tutor's", async () => {
    const course = await makeCourse(academy);
    await setRates(course, "777", "333");
    await hold(course);
    expect(saysAmount(await course.tutor.browser.read("/tutor-dashboard/pay"), 777)).toBe(false);
    expect(saysAmount(await accountant.browser.read(await familyOf(course)), 333)).toBe(false);
  });

  test("costs nothing while it is disputed, and again what was decided", async () => {
    const course = await makeCourse(academy);
    await setRates(course, "600", "350");
    const lessonId = await hold(course);
    const family = await familyOf(course);
    const say = (event: Parameters<typeof insertLessonEvent>[1]["event"]) =>
      insertLessonEvent(academy.database, { lessonId, event, saidBy: accountant.id });
    await say({ what: "disputed", as: "guardian" });
    expect(await read(family)).toContain("Nothing owed");
    await say({ what: "decided", as: "admin", outcome: "tutor-missed" });
    expect(await read(family)).toContain("Nothing owed");
    await say({ what: "decided", as: "admin", outcome: "held" });
    expect(await read(family)).toContain("Owes ₹600");
  });

  test("is free after a press, and charged again after another one", async () => {
    const course = await makeCourse(academy);
    await setRates(course, "600", "350");
    const lessonId = await hold(course);
    const family = await familyOf(course);
    const path = `${family}/lessons/${lessonId}`;
    const freed = await accountant.browser.submit(`${path}/free`, { why: "first-with-tutor" });
    expect(textOf(freed.page)).toContain("This lesson is free now.");
    expect(textOf(freed.page)).toContain("Nothing owed");
    expect(textOf(freed.page)).toContain("First class with a new tutor");
    // The tutor taught all the same.
    expect(await read("/tutor-dashboard/pay", course.tutor)).toContain("₹350");
    const charged = await accountant.browser.submit(`${path}/charge`);
    expect(textOf(charged.page)).toContain("Owes ₹600");
    const again = await accountant.browser.submit(`${path}/charge`);
    expect(textOf(again.page)).toContain("Nothing was changed");
  });

  test("before the first day costs nothing", async () => {
    const course = await makeCourse(academy);
    await setRates(course, "600", "350", ago(300));
    await hold(course, 70);
    expect(await read(await familyOf(course))).toContain("No lessons and payments yet.");
  });
});

describe("rates", () => {
  // invoiceninja#9907, Teachworks 360004870594: a new price changed what was charged before.
  test("never change lessons before their first day", async () => {
    const course = await makeCourse(academy);
    await setRates(course, "500", "300");
    await hold(course, 20);
    await hold(course, 4);
    await setRates(course, "700", "300", ago(10));
    expect(await read(await familyOf(course))).toContain("Owes ₹1,200");
  });

  test("of an assignment end with an empty amount, and the tutor's count again", async () => {
    const course = await makeCourse(academy);
    await setRates(course, "500", "300");
    const path = `${base}/prices?tutor=${course.tutor.id}`;
    await accountant.browser.submit(path, { kind: "price", amount: "650", from: ago(60) });
    await setRates(course, "", "300", ago(5));
    await hold(course, 20);
    await hold(course, 1);
    expect(await read(await familyOf(course))).toContain("Owes ₹1,150");
  });

  test("refuse nonsense, and keep what was typed", async () => {
    const answer = await accountant.browser.post(`${base}/prices`, {
      kind: "price",
      classId: "class-10",
      subjectId: "",
      amount: "six hundred",
      from: today,
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Please choose the subject as well, or leave both for all.");
    expect(page).toContain("six hundred");
  });
});

describe("what a lesson costs by its outcome", () => {
  test("is set for days to come only, and costs the share", async () => {
    const page = await accountant.browser.read(`${base}/outcomes`);
    const fields = Object.fromEntries(
      [...page.matchAll(/name="((?:charge|pay)-[a-z-]+)"[^>]*value="(\d+)"/g)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );
    expect(Object.keys(fields)).toHaveLength(14);
    const course = await makeCourse(academy);
    await setRates(course, "601", "350");
    const set = { ...fields, "charge-cancelled-late": "50", from: ago(5) };
    const { page: saved } = await accountant.browser.submit(`${base}/outcomes`, set);
    expect(textOf(saved)).toContain("Saved.");
    for (const days of [20, 2]) {
      const startsAt = new Date(Date.now() - days * day);
      const { assignmentId, tutor } = course;
      const title = `Cancelled ${days}`;
      const id = await publish(academy, assignmentId, tutor, "live-session", { title, startsAt });
      await academy.pool.query(
        `update content_items set cancelled_at = now(), cancelled_as = 'student',
           cancel_reason = '', cancelled_late = true where id = $1`,
        [id],
      );
    }
    expect(await read(await familyOf(course))).toContain("Owes ₹300.50");
    const bad = await accountant.browser.post(`${base}/outcomes`, { ...set, "pay-held": "101" });
    expect(bad.status).toBe(400);
  });
});

describe("payments", () => {
  const upi = { kind: "payment", way: "upi", day: today };

  // invoiceninja#313: the rest of an overpayment was stuck.
  test("roll on: what is paid too much pays the next lesson", async () => {
    const course = await makeCourse(academy);
    const family = await familyOf(course);
    const paid = await accountant.browser.submit(family, { ...upi, amount: "1,000" });
    expect(textOf(paid.page)).toContain("₹1,000 paid in advance");
    await setRates(course, "600", "350");
    await hold(course);
    expect(await read(family)).toContain("₹400 paid in advance");
    await hold(course);
    expect(await read(family)).toContain("Owes ₹200");
  });

  // Vacademy#1973: the same payment was counted twice.
  test("with the same reference count once, also at the same time", async () => {
    const course = await makeCourse(academy);
    const family = await familyOf(course);
    const form = { ...upi, amount: "500", reference: "402699990001" };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => accountant.browser.post(family, form)),
    );
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      303, 409, 409, 409, 409,
    ]);
    expect(await read(family)).toContain("₹500 paid in advance");
  });

  test("are taken back once, after which their reference is free again", async () => {
    const course = await makeCourse(academy);
    const family = await familyOf(course);
    const form = { ...upi, amount: "500", reference: "402699990002" };
    const { page } = await accountant.browser.submit(family, form);
    const path = /action="([^"]+\/reversal)"/.exec(page)?.[1] ?? "";
    const answers = await Promise.all([1, 2, 3].map(() => accountant.browser.post(path)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await read(family)).toContain("Nothing owed");
    const again = await accountant.browser.submit(family, form);
    expect(textOf(again.page)).toContain("₹500 paid in advance");
  });

  test("go back, and debts are written off, with a reason only", async () => {
    const course = await makeCourse(academy);
    const family = await familyOf(course);
    await accountant.browser.submit(family, { ...upi, amount: "500" });
    const refund = { ...upi, kind: "refund", amount: "500" };
    expect((await accountant.browser.post(family, refund)).status).toBe(400);
    const back = await accountant.browser.submit(family, { ...refund, reason: "Moved away" });
    expect(textOf(back.page)).toContain("Nothing owed");
    await setRates(course, "600", "350");
    await hold(course);
    const off = { ...upi, kind: "write-off", amount: "600", reason: "Hardship" };
    expect(textOf((await accountant.browser.submit(family, off)).page)).toContain("Nothing owed");
  });
});

test("families are found by a student's name, with what they owe", async () => {
  const course = await makeCourse(academy);
  await setRates(course, "640", "350");
  await hold(course);
  const found = await read(`${base}?q=${encodeURIComponent(course.student.name)}`);
  expect(found).toContain(course.student.name);
  expect(found).toContain("₹640");
  expect(await read(`${base}?q=nobodyatall`)).toContain("No family with fees has such a student.");
});

test("what tutors earn in a month is a list, whose entries lead to the lessons", async () => {
  const course = await makeCourse(academy);
  await setRates(course, "640", "345");
  const lesson = await hold(course, 0);
  const { rows } = await academy.pool.query<{ month: string }>(
    `select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month
     from content_items where id = $1`,
    [lesson],
  );
  const month = rows[0]?.month ?? "";
  const page = await accountant.browser.read(`${base}/tutors?month=${month}`);
  expect(textOf(page)).toContain("₹345");
  const path = `${base}/tutors/${course.tutor.id}?month=${month}`;
  expect(page).toContain(path);
  expect(await read(path)).toContain(course.student.name);
});

// killbill#362, ERPNext's accounting periods: what came late changed a month that was reported.
describe("a month", () => {
  const months = `${base}/months`;
  const monthOf = (date: string) => date.slice(0, 7);

  test("is closed once, in order, and what comes later is entered in the next one", async () => {
    const { rows } = await academy.pool.query<{ started: string }>(
      "select started_on::text as started from fee_settings",
    );
    const started = rows[0]?.started ?? "";
    const month = monthOf(started);
    const course = await makeCourse(academy);
    await setRates(course, "640", "345");
    const close = (chosen: string) => accountant.browser.submit(months, { month: chosen });
    expect(textOf((await close(monthOf(today))).page)).toContain("Nothing was closed");
    // The nightly check may be at it, which a closing waits for.
    const closed = async () => {
      await Promise.all([1, 2, 3].map(() => accountant.browser.post(months, { month })));
      return (await academy.pool.query("select from closed_months")).rowCount;
    };
    await expect.poll(closed).toBe(1);
    expect(await read(months)).toContain("closed");

    const late = await holdAt(course, new Date(`${started}T12:00:00+05:30`));
    const { rows: entries } = await academy.pool.query<{ day: string; late: string }>(
      "select day::text as day, late_for::text as late from journal where source = $1",
      [late],
    );
    expect(monthOf(entries[0]?.late ?? "")).toBe(month);
    expect(entries[0]?.day.endsWith("-01")).toBe(true);
    expect(monthOf(entries[0]?.day ?? "") > month).toBe(true);
  });
});

test("a coordinator has no fees, but reads what the family of a student owes", async () => {
  const course = await makeCourse(academy);
  await setRates(course, "640", "345");
  await hold(course);
  const student = await coordinator.browser.read(`/admin-dashboard/students/${course.student.id}`);
  expect(textOf(student)).toContain("To pay: ₹640");
  expect(saysAmount(student, 345)).toBe(false);
  expect(student).not.toContain("/admin-dashboard/fees");
  for (const path of ["", "/prices", "/tutors", "/lacking", "/outcomes"]) {
    expect((await coordinator.browser.get(base + path)).status).toBe(403);
  }
});

test("a payment from before anybody said who issues documents gets its receipt by one press", async () => {
  const course = await makeCourse(academy);
  const family = await familyOf(course);
  const familyId = family.split("/").at(-1) ?? "";
  const payment = {
    kind: "payment",
    way: "cash",
    paise: 50_000,
    reference: "",
    reason: "",
  } as const;
  const madeBy = accountant.id;
  await academy.database
    .transaction()
    .execute((trx) => insertPayment(trx, { ...payment, familyId, day: today, madeBy }));
  // Nobody can issue anything yet.
  await accountant.browser.post(`${family}/invoice`);
  await insertIssuer(
    academy.database,
    {
      legalName: "Academy",
      address: "Hyderabad",
      state: "36",
      gstin: "",
      taxRate: 1800,
      sac: "999293",
      keepYears: 8,
      from: today,
    },
    madeBy,
  );
  expect(await read(family)).toContain("Issue What Is Missing");
  for (const _ of ["first", "second"]) await accountant.browser.post(`${family}/invoice`);
  const { rows } = await academy.pool.query("select kind from documents where family_id = $1", [
    familyId,
  ]);
  expect(rows).toEqual([{ kind: "receipt" }]);
  expect(await read(family)).not.toContain("Issue What Is Missing");
});
