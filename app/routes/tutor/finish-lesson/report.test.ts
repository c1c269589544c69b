import { beforeEach, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { useAcademy } from "#test/support/academy.ts";
import { manyRequests, takenStatuses } from "#test/support/busy.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";
let lessonId = "";

const home = "/tutor-dashboard";
const finishOf = (id: string) => `${home}/sessions/${id}/finish`;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const hold = (title: string, startsAt: Date) =>
  publish(academy, assignmentId, tutor, "live-session", { title, startsAt, minutes: 30 });
/** The form's values of a report of one chapter. */
const words = { report: "send", outcome: "held", covered: "Circles" };

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
  lessonId = await hold("Circles", minutes(-90));
});

async function readReport(id = lessonId) {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select p.covered, p.covered_other, p.went_well, p.to_practise, p.homework,
       p.homework_until::text as until, p.understanding, p.last_homework,
       p.tutor_id = $2 as by_tutor, p.student_id = $3 as of_student, p.class_id, p.subject_id,
       p.starts_at = c.starts_at as at_start, p.updated_at > p.sent_at as changed,
       r.reported_at = p.sent_at as recorded
     from lesson_reports p join content_items c on c.id = p.lesson_id
       join lesson_records r on r.lesson_id = p.lesson_id where p.lesson_id = $1`,
    [id, tutor.id, student.id],
  );
  return rows[0];
}

async function mailsOf(id = lessonId): Promise<string[]> {
  const { rows } = await academy.pool.query<{ mail: string }>(
    `select kind || ' ' || (data ->> 'isChange') as mail from mails
     where data ->> 'lessonId' = $1 order by queued_at, kind`,
    [id],
  );
  return rows.map(({ mail }) => mail);
}

async function auditOf(action: string): Promise<number> {
  const { rows } = await academy.pool.query(
    "select from audit_log where actor_id = $1 and action = $2 and outcome = 'done'",
    [tutor.id, action],
  );
  return rows.length;
}

/** Makes the lesson's report so many days older. */
const age = (days: number) =>
  academy.pool.query(
    `update lesson_reports set sent_at = sent_at - make_interval(hours => $2),
       updated_at = updated_at - make_interval(hours => $2) where lesson_id = $1`,
    [lessonId, Math.round(days * 24)],
  );

describe("a report", () => {
  test("is sent with the form that settles the class, with all it says", async () => {
    const { path, page } = await tutor.browser.submit(finishOf(lessonId), {
      ...words,
      coveredOther: " Tangents ",
      understanding: "3",
      wentWell: "Proofs",
      toPractise: "Signs",
      homework: "Exercise 5",
      homeworkUntil: "2036-12-01",
      lastHomework: "partly",
    });
    expect([path, page.includes("The report is sent.")]).toEqual([home, true]);
    expect(await readReport()).toEqual({
      covered: ["Circles"],
      covered_other: "Tangents",
      went_well: "Proofs",
      to_practise: "Signs",
      homework: "Exercise 5",
      until: "2036-12-01",
      understanding: 3,
      last_homework: "partly",
      by_tutor: true,
      of_student: true,
      class_id: "class-10",
      subject_id: "mathematics",
      at_start: true,
      changed: false,
      recorded: true,
    });
    const audited = ["settle-lesson", "send-report", "finish-class"].map(auditOf);
    expect(await Promise.all(audited)).toEqual([1, 1, 1]);
    expect(page).not.toContain("report to write");
  });

  test("needs only what was covered", async () => {
    await tutor.browser.post(finishOf(lessonId), {
      ...words,
      covered: "",
      coveredOther: "Revision",
    });
    expect(await readReport()).toMatchObject({
      covered: [],
      covered_other: "Revision",
      until: null,
    });
  });

  test("offers the chapters of the class, those that follow the last report first", async () => {
    const before = await hold("Before", minutes(-60 * 24 * 3));
    await tutor.browser.post(finishOf(before), { ...words, covered: "Polynomials" });
    const page = await tutor.browser.read(finishOf(lessonId));
    const [likely = "", others = ""] = page.split("More chapters");
    expect(likely).toContain('value="Polynomials"');
    expect(others).toContain('value="Real numbers"');
    await academy.pool.query(
      `insert into syllabi (class_id, subject_id, chapters) values ('class-10', 'mathematics', '{Our own}')
       on conflict (class_id, subject_id) do update set chapters = '{Our own}'`,
    );
    try {
      const own = await tutor.browser.read(finishOf(lessonId));
      expect(own).toContain('value="Our own"');
      expect(own).not.toContain('value="Real numbers"');
    } finally {
      await academy.pool.query("delete from syllabi");
    }
  });

  test("asks how the last homework was kept, and says what it was", async () => {
    expect(await tutor.browser.read(finishOf(lessonId))).not.toContain("Homework from last time");
    const before = await hold("Before", minutes(-60 * 24 * 3));
    await tutor.browser.post(finishOf(before), { ...words, homework: "Exercise 4" });
    const page = await tutor.browser.read(finishOf(lessonId));
    expect(page).toContain("Homework from last time");
    expect(page).toContain("It was: Exercise 4");
  });

  test("is what the home says about last time", async () => {
    await tutor.browser.post(finishOf(lessonId), { ...words, toPractise: "Signs,\nbrackets" });
    await hold("Next one", minutes(5));
    const page = await tutor.browser.read(home);
    expect(page).toContain("Last time: Circles. To practise: Signs, brackets");
  });

  test("can come later than the outcome, and waits on the home until then", async () => {
    const { page } = await tutor.browser.submit(finishOf(lessonId), { outcome: "held" });
    expect(page).toContain("1 report to write");
    expect(await readReport()).toBeUndefined();
    const form = await tutor.browser.read(finishOf(lessonId));
    // Nothing else happens that was not asked for.
    expect(form).toMatch(/<input[^>]*name="date"[^>]*value=""/);
    const later = await tutor.browser.submit(finishOf(lessonId), words);
    expect(later.page).toContain("The report is sent.");
    expect(later.page).not.toContain("report to write");
    expect(await auditOf("settle-lesson")).toBe(1);
  });

  test("is not sent for a class that was missed", async () => {
    const outcome = "student-missed";
    const { page } = await tutor.browser.submit(finishOf(lessonId), { ...words, outcome });
    expect(page).toContain("The lesson is settled.");
    expect(page).not.toContain("report to write");
    expect([await readReport(), await mailsOf()]).toEqual([undefined, []]);
  });

  test("fifty identical submits make one report and one mail", manyRequests, async () => {
    const send = () => tutor.browser.post(finishOf(lessonId), words);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(takenStatuses(answers).filter((status) => status !== 303)).toEqual([]);
    expect((await send()).status).toBe(303);
    expect(await readReport()).toMatchObject({ covered: ["Circles"], changed: false });
    expect(await mailsOf()).toEqual(["lesson-report false"]);
    expect([await auditOf("send-report"), await auditOf("change-report")]).toEqual([1, 0]);
  });
});

describe("a report that was sent", () => {
  beforeEach(async () => {
    await tutor.browser.post(finishOf(lessonId), { ...words, understanding: "2" });
  });

  test("can be changed, with one mail for both until that is sent", async () => {
    const form = await tutor.browser.read(finishOf(lessonId));
    expect(form).toContain("Change Report");
    expect(form).toMatch(/<input[^>]*name="covered"[^>]*checked=""[^>]*value="Circles"/);
    await tutor.browser.post(finishOf(lessonId), { ...words, understanding: "4" });
    expect(await readReport()).toMatchObject({ understanding: 4, changed: true, recorded: true });
    expect(await mailsOf()).toEqual(["lesson-report false"]);
    await academy.pool.query("update mails set begun_at = now(), sent_at = now()");
    await tutor.browser.post(finishOf(lessonId), { ...words, understanding: "3" });
    expect(await mailsOf()).toEqual(["lesson-report false", "lesson-report true"]);
    expect([await auditOf("send-report"), await auditOf("change-report")]).toEqual([1, 2]);
  });

  test("is not mailed again where its words are the same", async () => {
    await academy.pool.query("update mails set begun_at = now(), sent_at = now()");
    await tutor.browser.post(finishOf(lessonId), { ...words, understanding: "2" });
    expect(await mailsOf()).toEqual(["lesson-report false"]);
    expect(await readReport()).toMatchObject({ changed: false });
  });

  test("can be changed for a week, and then no longer", async () => {
    await age(6.9);
    expect((await tutor.browser.post(finishOf(lessonId), { ...words, wentWell: "A" })).status).toBe(
      303,
    );
    await age(0.2);
    const late = await tutor.browser.post(finishOf(lessonId), { ...words, wentWell: "B" });
    expect(late.status).toBe(400);
    expect(await late.text()).toContain("The report cannot be sent now.");
    expect(await readReport()).toMatchObject({ went_well: "A" });
  });

  test("is not changed while the class is disputed", async () => {
    await insertLessonEvent(academy.database, {
      lessonId,
      event: { what: "disputed", as: "student" },
      saidBy: student.id,
    });
    const answer = await tutor.browser.post(finishOf(lessonId), { ...words, wentWell: "B" });
    expect(answer.status).toBe(400);
    expect(await readReport()).toMatchObject({ went_well: "" });
  });
});

describe("a report is refused", () => {
  test.each([
    [{ covered: "" }, "Please choose what was covered, or write it."],
    [{ understanding: "9" }, "Please choose one of the four degrees"],
    [{ homework: "E", homeworkUntil: "2036-02-30" }, "Please enter a real date until"],
    [{ homework: "E", homeworkUntil: "2020-01-01" }, "Homework cannot be due before"],
    [{ wentWell: "a".repeat(1001) }, "That is too long."],
  ])("%j, with nothing else of the form, and what was typed stays", async (fields, problem) => {
    const answer = await tutor.browser.post(finishOf(lessonId), {
      ...words,
      toPractise: "Typed words",
      ...fields,
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(problem);
    expect(page).toContain("Typed words");
    expect([await readReport(), await mailsOf()]).toEqual([undefined, []]);
    expect(await auditOf("settle-lesson")).toBe(0);
  });

  test("of a class that another tutor gave, and of one that is not over", async () => {
    const running = await hold("Running", minutes(-10));
    expect((await tutor.browser.post(finishOf(running), words)).status).toBe(400);
    const next = await makeTutor(academy);
    await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
      assignmentId,
      next.id,
    ]);
    expect((await next.browser.post(finishOf(lessonId), words)).status).toBe(400);
    expect((await tutor.browser.post(finishOf(lessonId), words)).status).toBe(404);
    const other = await makeTutor(academy);
    await assign(academy, student, other);
    expect((await other.browser.post(finishOf(lessonId), words)).status).toBe(404);
    expect(await readReport()).toBeUndefined();
  });

  test("a time that is taken sends nothing; the chosen free time sends all", async () => {
    const otherId = await assign(academy, await makeStudent(academy), tutor);
    const startsAt = new Date("2036-12-01T12:00:00Z");
    await publish(academy, otherId, tutor, "live-session", { title: "Taken", startsAt });
    const next = { nextTitle: "N", date: "2036-12-01", time: "17:30" };
    const answer = await tutor.browser.post(finishOf(lessonId), { ...words, ...next });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toMatch(
      /<input type="hidden" (?:name="report" value="send"|value="send" name="report")/,
    );
    expect(page).not.toContain("Without Report");
    expect(await readReport()).toBeUndefined();
    const [, freeTime = ""] = /value="([^"]*)" name="freeTime"/.exec(page) ?? [];
    const again = await tutor.browser.post(finishOf(lessonId), { ...words, ...next, freeTime });
    expect([freeTime !== "", again.status]).toEqual([true, 303]);
    expect(await readReport()).toMatchObject({ covered: ["Circles"] });
  });
});
