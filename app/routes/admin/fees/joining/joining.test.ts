import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";
import { atOnce } from "#test/support/waiting.ts";
import { billWaiting, updateFeesStart } from "#data/fees/bills.ts";
import { openFamily } from "#data/fees/families.ts";
import { joinFamilies } from "#data/fees/joining.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

// Brothers and sisters in one account: what is entered stays, and nobody reads more than before.
const academy = useAcademy();
const base = "/admin-dashboard/fees";
const today = toIndiaDateTimeFields(new Date()).date;
const ago = (days: number) => toIndiaDateTimeFields(new Date(Date.now() - days * day)).date;
let accountant: Person;
let minutes = 0;
let transfers = 402_720_000_000;

beforeAll(async () => {
  accountant = await makeAdmin(academy, "accountant");
  await updateFeesStart(academy.database, ago(60));
  const rate = { scope: { is: "academy" }, from: ago(60), madeBy: accountant.id } as const;
  await insertRate(academy.database, { ...rate, kind: "price", paisePerHour: 60_000 });
  await insertRate(academy.database, { ...rate, kind: "pay", paisePerHour: 35_000 });
});

type Course = Awaited<ReturnType<typeof makeCourse>>;

/** A lesson of an hour some days ago, which was held. */
async function hold({ assignmentId, tutor }: Course, days: number): Promise<string> {
  minutes += 2;
  const startsAt = new Date(Date.now() - days * day - (minutes % 40) * 60_000);
  const content = { title: `Lesson ${minutes}`, startsAt };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  await settle(lessonId, tutor);
  return lessonId;
}

function settle(lessonId: string, tutor: Person) {
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  return insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
}

async function familyIdOf({ student }: Course): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select family_id as id from family_students where student_id = $1",
    [student.id],
  );
  return rows[0]?.id ?? "";
}

async function makeFamily() {
  const course = await makeCourse(academy);
  const familyId = await openFamily(academy.database, course.student.id);
  const { rows } = await academy.pool.query<{ number: number }>(
    "select number from families where id = $1",
    [familyId],
  );
  const path = `${base}/families/${familyId}`;
  return { ...course, familyId, path, code: `F${rows[0]?.number}` };
}

type Family = Awaited<ReturnType<typeof makeFamily>>;

const pay = ({ familyId }: Family, rupees: number, reference = "") =>
  academy.database.transaction().execute((trx) =>
    insertPayment(trx, {
      familyId,
      kind: "payment",
      way: "upi",
      paise: rupees * 100,
      day: today,
      reference,
      reason: "",
      madeBy: accountant.id,
    }),
  );

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const read = async (path: string) => textOf(await accountant.browser.read(path));
const join = (family: Family, other: Family) =>
  accountant.browser.post(`${family.path}/join`, {
    student: other.student.id,
    family: other.familyId,
  });

/** What all families owe together, in paise. */
async function owedByAll(): Promise<string> {
  const { rows } = await academy.pool.query<{ sum: string }>(
    "select sum(balance) as sum from ledger_accounts where kind = 'family'",
  );
  return rows[0]?.sum ?? "";
}

describe("joining", () => {
  test("shows both families, and then moves lessons, payments and the balance", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await hold(own, 5);
    await hold(other, 6);
    const reference = String((transfers += 1));
    await pay(other, 200, reference);
    const before = await owedByAll();
    for (const q of [other.student.name, other.code.toLowerCase()]) {
      const found = await accountant.browser.read(`${own.path}/join?q=${encodeURIComponent(q)}`);
      expect(found).toContain(`?with=${other.student.id}`);
      expect(found).not.toContain(`?with=${own.student.id}`);
    }
    const both = await read(`${own.path}/join?with=${other.student.id}`);
    const stranger = await makeFamily();
    expect(await read(`${own.path}/join?with=${stranger.student.id}`)).not.toContain(
      other.student.name,
    );
    for (const part of [own.student.name, other.student.name, own.code, other.code]) {
      expect(both).toContain(part);
    }
    for (const part of ["Owes ₹600", "Owes ₹400", "Together they owe ₹1,000."]) {
      expect(both).toContain(part);
    }
    const joined = await accountant.browser.submit(`${own.path}/join`, {
      student: other.student.id,
      family: other.familyId,
    });
    const page = textOf(joined.page);
    for (const part of ["The families are joined.", "Owes ₹1,000", reference, other.student.name]) {
      expect(page).toContain(part);
    }
    expect(page).toContain(`Code ${own.code}, also ${other.code}`);
    expect(await owedByAll()).toBe(before);
    const old = await accountant.browser.get(other.path);
    expect(old.headers.get("location")).toBe(own.path);
    const { rows } = await academy.pool.query<{ kind: string; paise: string }>(
      `select j.kind, p.paise from journal j join postings p on p.entry_id = j.id
       where j.source = $1 order by p.paise`,
      [other.familyId],
    );
    expect(rows).toEqual([
      { kind: "transfer", paise: "-40000" },
      { kind: "transfer", paise: "40000" },
    ]);
    expect(await read(base)).not.toContain("Former students");
  });

  test("bills the lessons of before to the family that stays", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    const lessonId = await hold(other, 6);
    await join(own, other);
    const say = (event: Parameters<typeof insertLessonEvent>[1]["event"]) =>
      insertLessonEvent(academy.database, { lessonId, event, saidBy: accountant.id });
    await say({ what: "disputed", as: "guardian" });
    expect(await read(own.path)).toContain("Nothing owed");
    await say({ what: "decided", as: "admin", outcome: "held" });
    await hold(other, 3);
    expect(await read(own.path)).toContain("Owes ₹1,200");
    // A payment of before is taken back from the family that has it now.
    const paymentId = await pay(other, 500);
    expect(await read(own.path)).toContain("Owes ₹700");
    await accountant.browser.post(`${own.path}/payments/${paymentId}/reversal`);
    expect(await read(own.path)).toContain("Owes ₹1,200");
  });

  test("takes a student who has no account yet", async () => {
    const own = await makeFamily();
    const brother = await makeCourse(academy);
    const q = encodeURIComponent(brother.student.name);
    const found = await accountant.browser.read(`${own.path}/join?q=${q}`);
    expect(textOf(found)).toContain("no account yet");
    const joined = { student: brother.student.id, family: "" };
    expect((await accountant.browser.post(`${own.path}/join`, joined)).status).toBe(303);
    expect(await familyIdOf(brother)).toBe(own.familyId);
  });

  test("happens once of many presses, and not with another family than was shown", async () => {
    const [own, other, third] = [await makeFamily(), await makeFamily(), await makeFamily()];
    await hold(other, 4);
    const presses = [1, 2, 3, 4].map(() => join(own, other));
    const answers = (await Promise.all(presses)).map(({ status }) => status);
    expect(answers.toSorted((a, b) => a - b)).toEqual([303, 409, 409, 409]);
    expect(await read(own.path)).toContain("Owes ₹600");
    // It was shown with its own family, and is in another one by now.
    expect((await join(third, other)).status).toBe(409);
    const same = await read(`${own.path}/join?with=${other.student.id}`);
    expect(same).toContain("That student is in this family already.");
  });

  test("each with the other at the same time leaves one family and no circle", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await hold(own, 4);
    await hold(other, 5);
    const answers = await Promise.all([join(own, other), join(other, own)]);
    // Who comes second is led to the family that the own one is a part of by then.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 303]);
    const { rows } = await academy.pool.query(
      `select f.joined_into is null as "stays", a.balance from families f
       join ledger_accounts a on a.family_id = f.id where f.id = any ($1) order by 1`,
      [[own.familyId, other.familyId]],
    );
    expect(rows).toEqual([
      { stays: false, balance: "0" },
      { stays: true, balance: "120000" },
    ]);
  });

  test("while money comes and lessons are settled loses none of it", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await hold(other, 9);
    const before = Number(await owedByAll());
    await Promise.all([
      ...[1, 2, 3, 4].map(() => pay(other, 100)),
      ...[3, 4, 5, 6].map((days) => hold(other, days)),
      join(own, other),
      ...[1, 2, 3, 4].map(() => pay(other, 100)),
    ]);
    expect(Number(await owedByAll()) - before).toBe(4 * 60_000 - 8 * 10_000);
    expect(await read(own.path)).toContain("Owes ₹2,200");
  });

  test("ends the discounts of the other family today, and keeps those of its lessons", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await accountant.browser.submit(`${other.path}/discounts`, {
      scope: "family",
      unit: "percent",
      amount: "50",
      from: ago(30),
      until: "",
      reason: "scholarship",
      note: "",
    });
    await hold(other, 6);
    await join(own, other);
    await billWaiting(academy.database, Infinity);
    const lesson = await hold(other, 5);
    expect(await read(own.path)).toContain("Owes ₹600");
    await academy.pool.query("select bill_lesson($1)", [lesson]);
    expect(await read(own.path)).toContain("Owes ₹600");
    // Tomorrow: soon after midnight in India, a lesson that has begun was yesterday's.
    await hold(other, -1);
    expect(await read(own.path)).toContain("Owes ₹1,200");
  });
});

describe("parting", () => {
  test("charges what is settled from now on to a new family, and leaves the rest", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    const settled = await hold(other, 6);
    await join(own, other);
    const before = await owedByAll();
    const parted = await accountant.browser.submit(`${own.path}/parting`, {
      student: other.student.id,
    });
    const created = await familyIdOf(other);
    expect(parted.path).toBe(`${base}/families/${created}`);
    expect([own.familyId, other.familyId]).not.toContain(created);
    expect(textOf(parted.page)).toContain("Nothing owed");
    expect(await owedByAll()).toBe(before);
    await hold(other, 2);
    expect(await read(`${base}/families/${created}`)).toContain("Owes ₹600");
    await academy.pool.query("select bill_lesson($1)", [settled]);
    expect(await read(own.path)).toContain("Owes ₹600");
  });

  test("of who is alone is refused, as of who is not of the family", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    for (const student of [own.student.id, other.student.id, "", "nobody"]) {
      const answer = await accountant.browser.post(`${own.path}/parting`, { student });
      expect(answer.status).toBe(409);
    }
    expect(await read(`${own.path}/parting`)).toContain("This family has one student only.");
  });

  test("happens once of many presses", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await join(own, other);
    const presses = [1, 2, 3].map(() =>
      accountant.browser.post(`${own.path}/parting`, { student: other.student.id }),
    );
    const answers = (await Promise.all(presses)).map(({ status }) => status);
    expect(answers.toSorted((a, b) => a - b)).toEqual([303, 409, 409]);
  });
});

describe("of a joined family", () => {
  const visitor = () => new TestBrowser(academy);
  const guarded = { decision: "given", bornOn: "2012-01-01" } as const;

  test("a guardian of one child reads the others' lessons as a sum, without names, subjects, times and references", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await hold(own, 5);
    const secret = await hold(other, 9);
    const [ours, theirs] = [String((transfers += 1)), String((transfers += 1))];
    const guardian = await makeGuardian(academy, own.student, guarded);
    const stranger = await makeGuardian(academy, other.student, guarded);
    const page = `/guardian/${guardian.pageToken}/fees/${guardian.id}`;
    const strangersPage = `/guardian/${stranger.pageToken}/fees/${stranger.id}`;
    await join(own, other);
    await pay(other, 100, theirs);
    await visitor().submit(page, { amount: "50", reference: ours });
    const { rows: claims } = await academy.pool.query<{ id: string }>(
      "select id from payment_claims where reference = $1",
      [ours],
    );
    const fees = await visitor().read(page);
    for (const part of ["To pay: ₹1,100", "Lessons of the other children so far: ₹600", ours]) {
      expect(textOf(fees)).toContain(part);
    }
    expect(textOf(fees)).toContain(`${own.student.name} shares this account`);
    for (const hidden of [other.student.name, other.student.id, secret, theirs, ago(9)]) {
      expect(fees).not.toContain(hidden);
    }
    // The other guardian reads neither the claim, nor its reference once it is a payment.
    expect(await visitor().read(strangersPage)).not.toContain(ours);
    await accountant.browser.post(`${base}/claims/${claims[0]?.id}/confirmation`);
    expect(textOf(await visitor().read(page))).toContain("To pay: ₹1,050");
    expect(await visitor().read(page)).toContain(ours);
    const strangers = await visitor().read(strangersPage);
    for (const hidden of [own.student.name, own.student.id, ours]) {
      expect(strangers).not.toContain(hidden);
    }
    // The child who is parted again leaves nothing to read but the sum.
    await accountant.browser.post(`${own.path}/parting`, { student: other.student.id });
    expect(await visitor().read(page)).not.toContain(other.student.name);
    expect(textOf(await visitor().read(strangersPage))).toContain("Nothing to pay.");
  });

  test("the guardian of both reads both, with their names", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await hold(own, 5);
    const lessonId = await hold(other, 6);
    const email = `both-${own.code}@test.example`;
    const guardian = await makeGuardian(academy, own.student, { ...guarded, email });
    const page = `/guardian/${guardian.pageToken}/fees/${guardian.id}`;
    await makeGuardian(academy, other.student, { ...guarded, email });
    expect(await visitor().read(page)).not.toContain(other.student.name);
    await join(own, other);
    const fees = await visitor().read(page);
    expect(textOf(fees)).toContain("To pay: ₹1,200");
    expect(textOf(fees)).toContain("One account for");
    expect(fees).toContain(other.student.name);
    expect(fees).toContain(lessonId);
    expect(textOf(fees)).not.toContain("other children");
  });

  test("a student reads the own lessons only", async () => {
    const [own, other] = [await makeFamily(), await makeFamily()];
    await hold(own, 5);
    const secret = await hold(other, 6);
    await join(own, other);
    const fees = await own.student.browser.read("/dashboard/fees");
    expect(textOf(fees)).toContain("Lessons of the other children so far: ₹600");
    expect(fees).not.toContain(other.student.name);
    expect(fees).not.toContain(secret);
  });
});

test("an undone deletion brings a student to the family that was joined meanwhile", async () => {
  const [own, other] = [await makeFamily(), await makeFamily()];
  const owner = await makeAdmin(academy);
  const url = `/admin-dashboard/students/${other.student.id}`;
  await owner.browser.post(`${url}/delete`);
  await academy.pool.query("update families set joined_into = $1 where id = $2", [
    own.familyId,
    other.familyId,
  ]);
  await owner.browser.post(`${url}/undo`);
  expect(await familyIdOf(other)).toBe(own.familyId);
});

test("a deletion that is undone during a join leaves nobody in the family that was joined", async () => {
  const [own, other, brother] = [await makeFamily(), await makeFamily(), await makeFamily()];
  await join(other, brother);
  const owner = await makeAdmin(academy);
  const url = `/admin-dashboard/students/${other.student.id}`;
  await owner.browser.post(`${url}/delete`);
  const joining = { ...own, studentId: brother.student.id, shownFamilyId: other.familyId };
  await atOnce(
    academy,
    (trx) => joinFamilies(trx, { ...joining, madeBy: accountant.id, today }),
    () => owner.browser.post(`${url}/undo`),
  );
  for (const student of [other, brother]) expect(await familyIdOf(student)).toBe(own.familyId);
});
