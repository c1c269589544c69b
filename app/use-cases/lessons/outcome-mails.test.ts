import { standardSite } from "#content/site/site.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { insertSettlementReminders } from "#data/lessons/outcome-mails.ts";
import { mails } from "#mails/shared/all.ts";
import { useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import { lastMail, pathIn } from "#test/support/mail.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { hour } from "#domain/shared/durations.ts";

const academy = useAcademy({}, remindingAcademy);
const visitor = () => new TestBrowser(academy);
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});
const reason = "The tutor waited for 20 minutes.";

/** A lesson of an hour that ended three hours ago. */
async function makeLesson(version?: number) {
  const made = await makeCourse(academy);
  const session = { title: "Fractions", startsAt: new Date(Date.now() - 4 * hour) };
  const id = await publish(academy, made.assignmentId, made.tutor, "live-session", session);
  const given = { decision: "given", ...(version !== undefined && { version }) } as const;
  const guardian = await makeGuardian(academy, made.student, given);
  const decide = (outcome: string) =>
    admin.browser.post(`/admin-dashboard/lessons/${id}`, { outcome, reason });
  const dispute = () => made.student.browser.post(`/dashboard/sessions/${id}/outcome`);
  return { ...made, id, guardian, decide, dispute };
}

async function kindsOf(lessonId: string): Promise<string[]> {
  const { rows } = await academy.pool.query<{ kind: string }>(
    "select kind from mails where data ->> 'lessonId' = $1 order by kind",
    [lessonId],
  );
  return rows.map(({ kind }) => kind);
}

describe("a dispute", () => {
  test("is mailed to the tutor once, until it is decided", async () => {
    const { id, tutor, student, dispute } = await makeLesson();
    await dispute();
    await dispute();
    const { text = "", subject } = await lastMail(academy, tutor, "lesson-disputed");
    expect(subject).toBe("The academy is looking into one of your lessons");
    for (const part of [student.name, "Mathematics", "need not do anything"]) {
      expect(text).toContain(part);
    }
    expect(await kindsOf(id)).toEqual(["lesson-disputed"]);
  });

  test("is not mailed to a suspended tutor", async () => {
    const { id, tutor, dispute } = await makeLesson();
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [tutor.id]);
    await dispute();
    expect(await kindsOf(id)).toEqual([]);
  });
});

describe("a decision", () => {
  test("is mailed to the student, the tutor and the guardian, with its reason", async () => {
    const { id, student, tutor, guardian, decide, dispute } = await makeLesson();
    await dispute();
    await decide("student-missed");
    for (const [to, kind, words] of [
      [student, "lesson-decided", "You missed it"],
      [tutor, "lesson-decided", "The student missed it"],
      [student, "guardian-lesson-decided", "Your child missed it"],
    ] as const) {
      const mail = await lastMail(academy, to, kind);
      expect(mail.text).toContain(words);
      expect(mail.text).toContain(reason);
      if (kind === "lesson-decided") continue;
      expect(mail.to).toMatchObject([{ address: guardian.email }]);
      const path = pathIn(mail, "/guardian/");
      expect(path).toContain(`/sessions/${id}/outcome`);
      expect(await visitor().read(path)).toContain(reason);
    }
  });

  test("is not mailed to a guardian whose consent does not cover it, or ends", async () => {
    const earlier = await makeLesson(1);
    await earlier.decide("held");
    expect(await kindsOf(earlier.id)).toEqual(["lesson-decided", "lesson-decided"]);

    const { id, student, guardian, decide } = await makeLesson();
    await decide("held");
    const { database } = academy;
    const sending = {
      database,
      accountId: student.id,
      name: "",
      now: new Date(),
      academy: standardSite.academy,
    };
    const data = { lessonId: id, guardianId: guardian.id };
    expect(await mails["guardian-lesson-decided"](data, sending)).not.toBeNull();
    await answerAs(academy, guardian, "withdrawn");
    expect(await mails["guardian-lesson-decided"](data, sending)).toBeNull();
  });

  test("leads a student to the page with the reason", async () => {
    const { student, decide } = await makeLesson();
    await decide("tutor-missed");
    const { html = "" } = await lastMail(academy, student, "lesson-decided");
    const [, path = ""] = /href="[^"]*(\/dashboard\/sessions\/[^"]+)"/.exec(html) ?? [];
    const page = await student.browser.read(path);
    expect(page).toContain("Your tutor missed it");
    expect(page).toContain(reason);
    expect((await visitor().get(path)).status).toBe(302);
  });
});

describe("a tutor is reminded", () => {
  const until = new Date("2026-03-10T14:30:00Z");
  const period = { from: new Date(until.getTime() - 12 * hour), until };
  const remind = () =>
    academy.database
      .transaction()
      .execute((trx) => insertSettlementReminders(trx, period))
      .then((queued) => queued.length);

  /** A lesson of an hour that ended that many hours before the period's end. */
  const hold = (assignmentId: string, tutor: Person, hours: number) =>
    publish(academy, assignmentId, tutor, "live-session", {
      title: `Ended ${hours} hours before`,
      startsAt: new Date(until.getTime() - (hours + 1) * hour),
    });
  const write = ({ id: accountId }: Person) => {
    const sending = {
      database: academy.database,
      accountId,
      name: "",
      now: new Date(),
      academy: standardSite.academy,
    };
    const data = { from: period.from.toISOString(), until: until.toISOString() };
    return mails["lessons-unsettled"](data, sending);
  };
  const listedIn = async (tutor: Person) =>
    (await write(tutor))?.blocks.find((block) => block.is === "list")?.items ?? [];

  test("in one mail of all classes of a period that nobody has settled, once", async () => {
    const { tutor, student, assignmentId } = await makeCourse(academy);
    const other = await makeStudent(academy);
    const theirs = await assign(academy, other, tutor);
    await hold(assignmentId, tutor, 0);
    await hold(theirs, tutor, 11);
    for (const hours of [-1, 12.5]) await hold(assignmentId, tutor, hours);
    const settled = await hold(assignmentId, tutor, 4);
    const event = { what: "settled", as: "tutor", outcome: "held" } as const;
    await insertLessonEvent(academy.database, { lessonId: settled, event, saidBy: tutor.id });
    const cancelled = await hold(assignmentId, tutor, 6);
    await academy.pool.query(
      "update content_items set cancelled_at = now(), cancelled_as = 'tutor' where id = $1",
      [cancelled],
    );
    const rounds = await Promise.all([remind(), remind()]);
    expect(rounds.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await remind()).toBe(0);
    const listed = await listedIn(tutor);
    expect(listed).toHaveLength(2);
    expect(listed[0]).toContain(other.name);
    expect(listed[1]).toContain(student.name);
  });

  test("unless they settle it first, are suspended, replaced or want no reminders", async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => makeCourse(academy)));
    const [settles, suspended, replaced, silent] = made;
    for (const { assignmentId, tutor } of made) await hold(assignmentId, tutor, 3);
    if (!settles || !suspended || !replaced || !silent) throw new Error("no classes");
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [
      suspended.tutor.id,
    ]);
    await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
      replaced.assignmentId,
      (await makeTutor(academy)).id,
    ]);
    await academy.pool.query(
      "insert into mail_refusals (account_id, mail_group) values ($1, 'reminders')",
      [silent.tutor.id],
    );
    await remind();
    const { rows } = await academy.pool.query<{ id: string }>(
      `select account_id as id from mails
       where kind = 'lessons-unsettled' and account_id = any($1::uuid[])`,
      [made.map(({ tutor }) => tutor.id)],
    );
    expect(rows).toEqual([{ id: settles.tutor.id }]);
    expect(await listedIn(settles.tutor)).toHaveLength(1);
    expect(await write(suspended.tutor)).toBeNull();
    expect(await write(replaced.tutor)).toBeNull();
    await academy.pool.query(
      `insert into lesson_events (lesson_id, student_id, what, said_as, outcome, starts_at)
       select c.id, $2, 'settled', 'tutor', 'held', c.starts_at from content_items c where c.assignment_id = $1`,
      [settles.assignmentId, settles.student.id],
    );
    expect(await write(settles.tutor)).toBeNull();
  });
});
