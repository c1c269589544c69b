import { beforeAll, beforeEach, expect, test } from "vitest";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
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
let lessonIds: string[] = [];

const { date } = toIndiaDateTimeFields(new Date(Date.now() + 4 * day));
const at = (time: string) => new Date(`${date}T${time}:00+05:30`);

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(async () => {
  made = await makeCourse(academy);
  lessonIds = [];
  for (const time of ["09:00", "11:00"]) {
    const content = { title: "Circles", startsAt: at(time) };
    const { assignmentId, tutor } = made;
    lessonIds.push(await publish(academy, assignmentId, tutor, "live-session", content));
  }
});

const deal = (way: (place: number) => string) =>
  admin.browser.submit(`/admin-dashboard/tutors/${made.tutor.id}/away`, {
    firstDay: date,
    lastDay: date,
    why: "ill",
    reason: "The tutor is ill.",
    lesson: lessonIds,
    ...Object.fromEntries(lessonIds.map((id, place) => [`way-${id}`, way(place)])),
  });

const laterOn = (place: number) =>
  `move ${at(place === 0 ? "16:00" : "18:00").getTime() + 2 * day}`;

/** Sends the mails that wait for some seconds. */
const send = async () => {
  await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  const waiting = async () =>
    (await academy.pool.query("select from mails where sent_at is null")).rowCount;
  await expect.poll(waiting, { interval: 50 }).toBe(0);
};

const mailsTo = ({ email }: { email: string }): Arrived[] =>
  sink.arrived.filter(({ recipient }) => recipient === email);

const question =
  /Please say by .* IST whether this suits you\. Without an answer it stays like this\./;

/** The address of the page on which a mail asks for an answer; undefined for none. */
const askedAt = (mail: Arrived | undefined) =>
  mail &&
  linksOf(mail)
    .map((link) => new URL(link).pathname)
    .find((path) => path.endsWith("/changes"));

test("the guardian gets one mail with all moved lessons, and its link opens all of them", async () => {
  const guardian = await makeGuardian(academy, made.student, { decision: "given" });
  await deal(laterOn);
  await send();
  const [mail, ...more] = mailsTo(guardian);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(question);
  const link = askedAt(mail);
  expect(link).toMatch(/^\/guardian\/[\w-]{43}\/changes$/);
  const page = await new TestBrowser(academy).read(`${link}`);
  expect(page.match(/name="proposal"/g)).toHaveLength(2);
  // The child reads what changed, and the tutor too; neither is asked.
  for (const person of [made.student, made.tutor]) {
    const [theirs] = mailsTo(person).toReversed();
    expect(theirs?.text).toContain("There is another time");
    expect(theirs?.text).not.toMatch(question);
    expect(askedAt(theirs)).toBeUndefined();
  }
});

test("a student without a guardian is asked, also about cancelled lessons", async () => {
  await deal((place) => (place === 0 ? "make-up" : "cancel"));
  await send();
  const [mail] = mailsTo(made.student).toReversed();
  expect(mail?.text).toMatch(question);
  expect(askedAt(mail)).toBe("/dashboard/changes");
});

test("nobody is asked about what was changed elsewhere, or undone within seconds", async () => {
  await deal((place) => (place === 0 ? "cancel" : "leave"));
  await admin.browser.submit(`/admin-dashboard/lessons/${lessonIds[0]}/restoration`);
  await admin.browser.submit(`/admin-dashboard/lessons/${lessonIds[1]}/cancellation`, {
    reason: "A strike.",
  });
  await send();
  const mails = mailsTo(made.student);
  expect(mails.map(({ subject }) => subject).join()).toContain("is cancelled");
  for (const { text } of mails) expect(text).not.toMatch(question);
});

test("of a substitute the family is asked with the mail that names them", async () => {
  const guardian = await makeGuardian(academy, made.student, { decision: "given" });
  const substitute = await makeTutor(academy);
  await deal((place) => (place === 0 ? `substitute ${substitute.id}` : "leave"));
  await send();
  expect(mailsTo(guardian)).toEqual([]);
  await substitute.browser.post(`/tutor-dashboard/substitutions/${lessonIds[0]}/acceptance`, {});
  await send();
  const [mail] = mailsTo(guardian);
  expect(mail?.text).toMatch(question);
  expect(askedAt(mail)).toMatch(/^\/guardian\/[\w-]{43}\/changes$/);
  const [toTutor] = mailsTo(made.tutor).toReversed();
  expect(toTutor?.text).not.toMatch(question);
});
