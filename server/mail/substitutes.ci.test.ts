import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { day } from "#domain/shared/durations.ts";
import { useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { linksOf } from "#test/support/mail-links.ts";
import { useMailSink, type Arrived } from "#test/support/mail-sink.ts";
import { makeAdmin, makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";

const env: Record<string, string> = { MAIL_FROM: "Viluva <hello@academy.example>" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env, remindingAcademy);

let admin: Person;
let made: Awaited<ReturnType<typeof makeCourse>>;
let substitute: Person;
let lessonId = "";
let days = 2;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(async () => {
  made = await makeCourse(academy);
  substitute = await makeTutor(academy);
  days += 1;
  lessonId = await publish(academy, made.assignmentId, made.tutor, "live-session", {
    title: "Circles",
    url: "https://meet.example/room",
    startsAt: new Date(Date.now() + days * day),
  });
});

const dialog = () => `/admin-dashboard/lessons/${lessonId}/substitute`;
const ask = (tutor = substitute) => admin.browser.post(dialog(), { tutorId: tutor.id });
const giveBack = () => admin.browser.post(`${dialog()}/removal`, {});
const answer = (what: "acceptance" | "decline", tutor = substitute) =>
  tutor.browser.post(`/tutor-dashboard/substitutions/${lessonId}/${what}`, {});

/** Sends the mails that wait for some seconds. */
const send = async () => {
  await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  const waiting = async () =>
    (await academy.pool.query("select from mails where sent_at is null")).rowCount;
  await expect.poll(waiting, { interval: 50 }).toBe(0);
};

/** Lets the seconds pass after which the end of a substitution is mailed. */
const waitForEnd = async () => {
  await academy.pool.query(
    `update substitutions set ended_at = ended_at - interval '1 minute',
       asked_at = asked_at - interval '1 hour' where lesson_id = $1 and told_at is null`,
    [lessonId],
  );
  const untold = async () =>
    (
      await academy.pool.query(
        "select from substitutions where lesson_id = $1 and ended_at is not null and told_at is null",
        [lessonId],
      )
    ).rowCount;
  await expect.poll(untold, { interval: 50, timeout: 10_000 }).toBe(0);
  await send();
};

const mailsTo = ({ email }: { email: string }): Arrived[] =>
  sink.arrived.filter(({ recipient }) => recipient === email);
const subjectsTo = (person: { email: string }) => mailsTo(person).map(({ subject }) => subject);

describe("a substitute is mailed", () => {
  test("the question once, with who, when and what, and a page to answer on", async () => {
    await ask();
    await send();
    await ask();
    await send();
    const [mail, ...more] = mailsTo(substitute);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Can you teach a Mathematics lesson on .* IST\?$/);
    for (const text of [made.student.name, made.tutor.name, "Class 10, Mathematics"]) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.text).not.toContain("meet.example");
    expect(mail && linksOf(mail)).toContain(
      `${academy.origin}/tutor-dashboard/substitutions/${lessonId}`,
    );
  });

  test("nothing where the question is taken back within seconds, or answered", async () => {
    await ask();
    await giveBack();
    await send();
    expect(subjectsTo(substitute)).toEqual([]);
    await ask();
    await answer("acceptance");
    await send();
    expect(subjectsTo(substitute)).toEqual([]);
  });

  test("that the lesson is theirs no longer, once, without the family", async () => {
    await ask();
    await send();
    await admin.browser.post(`/admin-dashboard/lessons/${lessonId}/cancellation`, {
      reason: "The tutor is ill.",
    });
    await waitForEnd();
    const [, mail, ...more] = mailsTo(substitute);
    expect(mail?.subject).toMatch(/^The lesson on .* is no longer yours to teach$/);
    expect(`${mail?.text}`).not.toContain(made.student.name);
    expect(more).toEqual([]);
  });

  test("nothing after a decline", async () => {
    await ask();
    await send();
    await answer("decline");
    await waitForEnd();
    expect(mailsTo(substitute).length).toBe(1);
  });
});

describe("the family and the lesson's tutor are mailed", () => {
  test("who teaches once the substitute accepts, and that it is their tutor again", async () => {
    const guardian = await makeGuardian(academy, made.student, { decision: "given" });
    await ask();
    await send();
    for (const person of [made.student, made.tutor, guardian])
      expect(subjectsTo(person)).toEqual([]);
    await answer("acceptance");
    await send();
    for (const person of [made.student, made.tutor, guardian]) {
      const [mail] = mailsTo(person);
      expect(mail?.subject).toMatch(
        new RegExp(`^${substitute.name.replace(".", "\\.")} teaches the Mathematics lesson on `),
      );
      expect(mail?.text).not.toContain("meet.example");
    }
    expect(mailsTo(guardian)[0]?.text).toContain(`?lesson=${lessonId}&language=en#lesson-`);
    await giveBack();
    await send();
    const [, again, ...more] = subjectsTo(made.student);
    expect(again?.startsWith(`${made.tutor.name} teaches the Mathematics lesson`)).toBe(true);
    expect(more).toEqual([]);
  });

  test("nothing where an acceptance is taken back within seconds", async () => {
    await ask();
    await answer("acceptance");
    await giveBack();
    await send();
    expect(subjectsTo(made.student)).toEqual([]);
  });
});
