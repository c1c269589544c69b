import { beforeAll, beforeEach, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { answerAs, makeGuardian, type Guardian } from "#test/support/guardians.ts";
import { linksOf } from "#test/support/mail-links.ts";
import { useMailSink, type Arrived } from "#test/support/mail-sink.ts";
import { makeCourse, publish, type Person } from "#test/support/people.ts";

// The mails about reports, as they arrive. They wait for a minute; the tests do not.

const env: Record<string, string> = { MAIL_FROM: "Viluva <hello@academy.example>" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env);
let student: Person;
let tutor: Person;
let lessonId = "";

const words = {
  report: "send",
  outcome: "held",
  covered: "Circles",
  understanding: "2",
  wentWell: "Proofs & <signs>",
  toPractise: "Tangents,\nchords",
  homework: "Exercise 5",
  homeworkUntil: "2036-12-01",
};

beforeEach(async () => {
  let assignmentId = "";
  ({ student, tutor, assignmentId } = await makeCourse(academy));
  const startsAt = new Date(Date.now() - 90 * 60_000);
  lessonId = await publish(academy, assignmentId, tutor, "live-session", { title: "C", startsAt });
});

const send = async (fields: Record<string, string> = {}) => {
  const path = `/tutor-dashboard/sessions/${lessonId}/finish`;
  expect((await tutor.browser.post(path, { ...words, ...fields })).status).toBe(303);
};

/** Sends the mails that wait for a minute. */
async function hurry(): Promise<void> {
  await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  const waiting = async () =>
    (await academy.pool.query("select from mails where sent_at is null")).rowCount;
  await expect.poll(waiting, { interval: 50 }).toBe(0);
}

const reportsTo = (address: string) =>
  sink.arrived.filter(
    ({ recipient, subject }) => recipient === address && subject?.startsWith("Report"),
  );

function only(mails: Arrived[]): Arrived | undefined {
  expect(mails).toHaveLength(1);
  return mails[0];
}

async function kindsTo({ id }: { id: string }): Promise<string[]> {
  const { rows } = await academy.pool.query<{ kind: string }>(
    "select kind from mails where account_id = $1 and data ? 'lessonId' order by kind",
    [id],
  );
  return rows.map(({ kind }) => kind);
}

test("a report is mailed within two minutes to the student and a guardian, and read in the mail", async () => {
  const guardian = await makeGuardian(academy, student, { decision: "given" });
  await send();
  const { rows } = await academy.pool.query<{ soon: boolean; data: string }>(
    `select due_at <= now() + interval '90 seconds' as soon, data::text from mails
     where account_id = $1 and data ? 'lessonId'`,
    [student.id],
  );
  expect(rows.map(({ soon }) => soon)).toEqual([true, true]);
  // A mail's row has ids only.
  expect(rows.map(({ data }) => data).join()).not.toContain("Circles");
  await hurry();
  const [mail, toGuardian] = [reportsTo(student.email), reportsTo(guardian.email)].map(only);
  expect(mail?.subject).toMatch(/^Report: Mathematics of \w+day \d+ \w+( \d{4})?$/);
  expect(toGuardian?.subject).toMatch(/^Report: student, Mathematics of \w+day \d+ \w+( \d{4})?$/);
  for (const one of [mail, toGuardian]) {
    const { text, html } = one ?? {};
    expect(text).toContain(`${tutor.name} writes about this lesson:`);
    for (const line of [
      "Covered: Circles",
      "Understanding: Getting there",
      "> Proofs & <signs>",
      "> Tangents,\n> chords",
      "> Exercise 5",
      "Homework Until: Monday 1 December 2036",
    ]) {
      expect(text).toContain(line);
    }
    expect(html).toContain("Proofs &amp; &lt;signs&gt;");
    expect(html).toContain("Getting there");
  }
  const [page = ""] = toGuardian ? linksOf(toGuardian) : [];
  const { hash, pathname, search } = new URL(page);
  const unfolded = new RegExp(`id="${hash.slice(1)}".*?<details open`, "s");
  expect(await tutor.browser.read(pathname + search)).toMatch(unfolded);
  expect(await tutor.browser.read(pathname)).not.toMatch(unfolded);
  expect(mail?.header("list-unsubscribe")).toBeDefined();
});

test("the mail has the newest words, and a later change is a mail of its own", async () => {
  await send({ homework: "Exercise 5" });
  await send({ homework: "Exercise 6" });
  await hurry();
  expect(reportsTo(student.email).map(({ text }) => text?.includes("Exercise 6"))).toEqual([true]);
  await send({ homework: "Exercise 6" });
  await send({ homework: "Exercise 7" });
  await hurry();
  const [, changed, ...more] = reportsTo(student.email);
  expect(more).toEqual([]);
  expect(changed?.subject).toMatch(/^Report changed: Mathematics/);
  expect(changed?.text).toContain("Exercise 7");
});

test.each<[string, (guardian: Guardian) => Promise<unknown>]>([
  ["has not answered", () => Promise.resolve()],
  ["has withheld consent", (guardian) => answerAs(academy, guardian, "withheld")],
  ["agreed to a text without reports", (guardian) => answerAs(academy, guardian, "given", 1)],
])("a guardian who %s gets no report", async (_, answer) => {
  const guardian = await makeGuardian(academy, student);
  await answer(guardian);
  await send();
  expect(await kindsTo(student)).toEqual(["lesson-report"]);
});

test("nor does one who withdraws consent before the mail is sent", async () => {
  const guardian = await makeGuardian(academy, student, { decision: "given" });
  await send();
  await answerAs(academy, guardian, "withdrawn");
  await hurry();
  expect(reportsTo(guardian.email)).toEqual([]);
  expect(reportsTo(student.email)).toHaveLength(1);
});

test("a student who has switched reports off gets none, and one settled as missed is not mailed", async () => {
  await student.browser.post("/account/mail", { mails: ["lessons"] });
  await send();
  await hurry();
  expect(reportsTo(student.email)).toEqual([]);
  await academy.pool.query("delete from mail_refusals");
  await send({ wentWell: "New words" });
  await tutor.browser.post(`/tutor-dashboard/sessions/${lessonId}/finish`, {
    outcome: "student-missed",
  });
  await hurry();
  expect(reportsTo(student.email)).toEqual([]);
});
