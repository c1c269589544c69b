import { beforeAll, describe, expect, test } from "vitest";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { linksOf } from "#test/support/mail-links.ts";
import { useMailSink, type Arrived } from "#test/support/mail-sink.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { hour, day } from "#domain/shared/durations.ts";

const env: Record<string, string> = { MAIL_FROM: "Viluva <hello@academy.example>" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env, remindingAcademy);

const meeting = "https://meet.example/room";
/** Noon in India some days from now; a lesson at night would have to be confirmed. */
const inDays = (days: number) => new Date((Math.floor(Date.now() / day) + days) * day + 6.5 * hour);

/** The form of a lesson. */
const fieldsOf = (title: string, startsAt: Date, minutes = 45) => ({
  title,
  description: "Chords & tangents.",
  url: meeting,
  ...toIndiaDateTimeFields(startsAt),
  minutes: String(minutes),
});

const listOf = (assignmentId: string) => `/tutor-dashboard/${assignmentId}/live-sessions`;

/** Plans a lesson through the form. @returns its id */
async function plan(
  tutor: Person,
  assignmentId: string,
  fields: ReturnType<typeof fieldsOf>,
): Promise<string> {
  expect((await tutor.browser.post(`${listOf(assignmentId)}/add`, fields)).status).toBe(303);
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from content_items where assignment_id = $1 and title = $2",
    [assignmentId, fields.title],
  );
  return rows[0]?.id ?? "";
}

/** Changes a lesson through its form. */
async function edit(
  { browser }: Person,
  assignmentId: string,
  itemId: string,
  fields: ReturnType<typeof fieldsOf>,
) {
  const path = `${listOf(assignmentId)}/${itemId}/edit`;
  const opened = /name="opened"[^>]*value="([^"]+)"/.exec(await browser.read(path))?.[1] ?? "";
  expect((await browser.post(path, { ...fields, opened })).status).toBe(303);
}

const waitingOf = async ({ id }: Person) => {
  const { rows } = await academy.pool.query<{ kind: string; what: string }>(
    `select kind, data ->> 'what' as what from mails
     where account_id = $1 and sent_at is null order by kind`,
    [id],
  );
  return rows.map(({ kind, what }) => `${kind}: ${what}`);
};

/** Sends the mails that wait for some seconds. */
const send = async () => {
  await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  const waiting = async () =>
    (await academy.pool.query("select from mails where sent_at is null")).rowCount;
  await expect.poll(waiting, { interval: 50 }).toBe(0);
};

const mailsTo = (address: string): Arrived[] =>
  sink.arrived.filter(({ recipient }) => recipient === address);

const onlyMail = (address: string): Arrived => {
  const [mail, ...more] = mailsTo(address);
  if (!mail || more.length > 0) throw new Error(`${1 + more.length} mails to ${address}`);
  return mail;
};

describe("a change of a lesson is mailed once to each person", () => {
  test("when it is planned, also to a guardian who consents, and never with a way in", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const fields = fieldsOf("Circles", new Date("2030-01-15T13:00:00Z"));
    const id = await plan(tutor, assignmentId, fields);
    expect(await waitingOf(student)).toEqual([
      "guardian-lesson-change: planned",
      "lesson-change: planned",
    ]);
    await send();
    const mail = onlyMail(student.email);
    expect(mail.subject).toBe(
      "Your Mathematics lesson on Tuesday 15 January 2030 at 6:30 PM IST is planned",
    );
    expect(mail.text).toContain("Lesson: Circles\n");
    expect(mail.text).toContain("Length: 45 minutes\n");
    expect(linksOf(mail)).toContain(`${academy.origin}/dashboard/courses/${assignmentId}`);
    expect(mail.header("list-unsubscribe")).toBeDefined();
    const toGuardian = onlyMail(guardian.email);
    expect(toGuardian.subject).toBe(
      "student's Mathematics lesson on Tuesday 15 January 2030 at 6:30 PM IST is planned",
    );
    const [page = ""] = linksOf(toGuardian);
    const { hash, pathname, search } = new URL(page);
    expect([search, hash]).toEqual([`?lesson=${id}&language=en`, `#lesson-${id}`]);
    expect(await tutor.browser.read(pathname + search)).toContain(`id="lesson-${id}"`);
    for (const { text, html } of [mail, toGuardian]) {
      expect(text).not.toContain("meet.example");
      expect(html).not.toContain("meet.example");
    }
    expect(mailsTo(tutor.email)).toEqual([]);
  });

  test("when it is moved: with both times", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const fields = fieldsOf("Circles", new Date("2030-01-15T13:00:00Z"));
    const id = await plan(tutor, assignmentId, fields);
    await send();
    await edit(tutor, assignmentId, id, { ...fields, time: "19:30" });
    await send();
    const [, mail] = mailsTo(student.email);
    expect(mail?.subject).toBe(
      "Your Mathematics lesson has moved to Tuesday 15 January 2030 at 7:30 PM IST",
    );
    expect(mail?.text).toContain("Before: Tuesday 15 January 2030 at 6:30 PM IST, 45 minutes\n");
  });

  test("when it is planned and moved within seconds: only the last time", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const fields = fieldsOf("Circles", inDays(3));
    const id = await plan(tutor, assignmentId, fields);
    await edit(tutor, assignmentId, id, { ...fields, minutes: "60" });
    await edit(tutor, assignmentId, id, { ...fields, minutes: "60", title: "Chords" });
    expect(await waitingOf(student)).toEqual(["lesson-change: planned"]);
    await send();
    const { text } = onlyMail(student.email);
    expect(text).toContain("Length: 1 hour\n");
    expect(text).not.toContain("Before:");
  });

  test("when it is planned, deleted and restored within seconds: as planned", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const id = await plan(tutor, assignmentId, fieldsOf("Circles", inDays(3)));
    const item = `${listOf(assignmentId)}/${id}`;
    await tutor.browser.post(`${item}/delete`);
    await tutor.browser.post(`${item}/undo`);
    await send();
    expect(onlyMail(student.email).subject).toMatch(/is planned$/);
  });

  test("not when it is planned and deleted within seconds, or moved and back", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const id = await plan(tutor, assignmentId, fieldsOf("Circles", inDays(3)));
    await tutor.browser.post(`${listOf(assignmentId)}/${id}/delete`);
    await send();
    expect(mailsTo(student.email)).toEqual([]);
    const fields = fieldsOf("Chords", inDays(4));
    const moved = await plan(tutor, assignmentId, fields);
    await send();
    await edit(tutor, assignmentId, moved, { ...fields, time: "14:30" });
    await edit(tutor, assignmentId, moved, fields);
    await send();
    expect(onlyMail(student.email).subject).toMatch(/is planned$/);
  });

  test("when it is deleted, unless that is undone", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const id = await plan(tutor, assignmentId, fieldsOf("Circles", inDays(3)));
    await send();
    const item = `${listOf(assignmentId)}/${id}`;
    expect((await tutor.browser.post(`${item}/delete`)).status).toBe(303);
    expect(await waitingOf(student)).toEqual(["lesson-change: cancelled"]);
    expect((await tutor.browser.post(`${item}/undo`)).status).toBe(303);
    expect(await waitingOf(student)).toEqual([]);
    expect((await tutor.browser.post(`${item}/delete`)).status).toBe(303);
    await send();
    const [, mail, ...more] = mailsTo(student.email);
    expect(mail?.subject).toMatch(/^Your Mathematics lesson on .* is cancelled$/);
    expect(more).toEqual([]);
  });

  test("unless the person switched these mails off, or the guardian has not consented", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const guardian = await makeGuardian(academy, student);
    await student.browser.post("/account/mail", { mails: ["reminders", "news"] });
    await plan(tutor, assignmentId, fieldsOf("Circles", inDays(3)));
    await send();
    expect([...mailsTo(student.email), ...mailsTo(guardian.email)]).toEqual([]);
  });
});
