import { beforeAll, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { endUnansweredRequests } from "#server/mail/expired-requests.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { everyNth } from "#test/support/depth.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import { makeAdmin, makeCourse, makeTutor, password, type Person } from "#test/support/people.ts";
import { askPath, openRequest } from "#test/support/requests.ts";
import { editLesson, planWeekly } from "#test/support/weekly-lessons.ts";

// Every way in which lessons change, and who gets a mail about it: exactly one for each change,
// within a minute, even for a whole series.

const env: Record<string, string> = { MAIL_FROM: "Viluva <hello@academy.example>" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env);
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const monday = addDays(dayOf(new Date()), 15 - weekdayOf(dayOf(new Date())));
const weekly = { days: ["1", "4"], time: "18:00", firstDay: monday };

/** A class with eight lessons of a series, and people who have had no mail about them. */
async function makeSituation() {
  const made = await makeCourse(academy);
  const guardian = await makeGuardian(academy, made.student, { decision: "given" });
  const other = await makeTutor(academy);
  const { student, tutor, assignmentId } = made;
  const lessons = await planWeekly(academy, tutor.browser, assignmentId, {
    ...weekly,
    lessons: "8",
  });
  const list = `/tutor-dashboard/${assignmentId}/live-sessions`;
  await forgetMails();
  const url = `/admin-dashboard/assignments/${assignmentId}`;
  return { student, tutor, guardian, other, assignmentId, list, lessons, url };
}

type Situation = Awaited<ReturnType<typeof makeSituation>>;

/** What was done so far is not mailed. */
const forgetMails = () => academy.pool.query("delete from mails where sent_at is null");

const idAt = ({ lessons }: Situation, place: number) => lessons[place]?.id ?? "";

async function press(browser: TestBrowser, path: string, fields: Record<string, string> = {}) {
  const { status } = await browser.post(path, fields);
  expect([path, status]).toEqual([path, 303]);
}

async function edit(one: Situation, place: number, fields: Record<string, string>) {
  expect(await editLesson(academy, one.tutor.browser, idAt(one, place), fields)).toBe(303);
}

const single = (date: string) => ({
  title: "Single",
  description: "Once.",
  url: "https://meet.example/room",
  date,
  time: "10:00",
  minutes: "60",
});

/** The student asks for the lesson's time on the next day. */
async function askToMove(one: Situation): Promise<string> {
  const wanted = parseIndiaDateTime(addDays(monday, 1), "18:00");
  const startsAt = wanted?.toISOString() ?? "";
  await press(one.student.browser, askPath(idAt(one, 0)), { startsAt });
  return (await openRequest(academy, idAt(one, 0))).requestId;
}

/** A request that nobody has mailed about so far. */
async function askQuietly(one: Situation): Promise<string> {
  const requestId = await askToMove(one);
  await forgetMails();
  return requestId;
}

/** Cancels a lesson, of which nobody is mailed. */
async function cancelQuietly(one: Situation): Promise<void> {
  await press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/cancel`, { reason: "Fever" });
  await forgetMails();
}

type Reader = "student" | "guardian" | "tutor" | "other";
/** The subject of the one mail to each person who gets one. */
type Mailed = Partial<Record<Reader, RegExp>>;

const family = (subject: RegExp): Mailed => ({ student: subject, guardian: subject });
const everybody = (subject: RegExp): Mailed => ({ ...family(subject), tutor: subject });

const ways: [name: string, change: (one: Situation) => Promise<unknown>, mailed: Mailed][] = [
  [
    "one is added",
    (one) => press(one.tutor.browser, `${one.list}/add`, single(monday)),
    family(/is planned$/),
  ],
  [
    "a series is planned by the tutor",
    ({ tutor, assignmentId }) =>
      planWeekly(academy, tutor.browser, assignmentId, { ...weekly, time: "08:00" }),
    family(/^5\d Mathematics lessons .*are planned$/),
  ],
  [
    "a series is planned by an admin",
    async ({ url }) => {
      const form = { ...single(monday), days: "2", firstDay: monday, lessons: "6" };
      const path = `${url}/lessons/weekly`;
      const page = await (await admin.browser.post(path, form)).text();
      const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";
      await press(admin.browser, path, { ...form, seen: seen.replaceAll("&quot;", '"') });
    },
    everybody(/^6 Mathematics lessons .*are planned$/),
  ],
  [
    "one is moved",
    (one) => edit(one, 1, { scope: "this", time: "19:30" }),
    family(/has moved to .* at 7:30 PM IST$/),
  ],
  [
    "one is moved in the week",
    (one) =>
      press(one.tutor.browser, `/tutor-dashboard/timetable/${idAt(one, 0)}`, {
        scope: "this",
        was: one.lessons[0]?.startsAt.toISOString() ?? "",
        date: addDays(monday, 1),
        time: "17:15",
      }),
    family(/has moved to .* at 5:15 PM IST$/),
  ],
  [
    "one and the following are moved",
    (one) => edit(one, 2, { scope: "following", time: "19:30" }),
    family(/^6 Mathematics lessons .*have moved$/),
  ],
  [
    "all are moved",
    (one) => edit(one, 0, { scope: "all", time: "19:30" }),
    family(/^8 Mathematics lessons .*have moved$/),
  ],
  [
    "all get another link",
    (one) => edit(one, 0, { scope: "all", url: "https://meet.example/another" }),
    family(/^8 Mathematics lessons .*have changed$/),
  ],
  [
    "one of a series is skipped",
    (one) =>
      press(one.tutor.browser, `${one.list}/${idAt(one, 3)}/cancel`, {
        scope: "this",
        reason: "A wedding",
      }),
    family(/lesson .*is cancelled$/),
  ],
  [
    "several are cancelled",
    (one) =>
      press(one.tutor.browser, `${one.list}/${idAt(one, 5)}/cancel`, {
        scope: "following",
        reason: "Exams",
      }),
    family(/^3 Mathematics lessons .*are cancelled$/),
  ],
  [
    "one is made up for",
    async (one) => {
      await cancelQuietly(one);
      const day = single(addDays(monday, 1));
      await press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/make-up`, day);
    },
    family(/is planned$/),
  ],
  [
    "one is deleted",
    (one) => press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/delete`, { scope: "this" }),
    family(/lesson .*is cancelled$/),
  ],
  [
    "all are deleted",
    (one) => press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/delete`, { scope: "all" }),
    family(/^8 Mathematics lessons .*are cancelled$/),
  ],
  [
    "a deletion is undone in time",
    async (one) => {
      await press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/delete`, { scope: "all" });
      await press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/undo`);
    },
    {},
  ],
  [
    "a deletion is undone after its mail",
    async (one) => {
      await press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/delete`, { scope: "all" });
      await forgetMails();
      await press(one.tutor.browser, `${one.list}/${idAt(one, 0)}/undo`);
    },
    family(/^8 Mathematics lessons .*take place after all$/),
  ],
  ["the family asks for another time", askToMove, { tutor: /asks/ }],
  [
    "the tutor accepts that",
    async (one) => {
      const path = `/tutor-dashboard/requests/${await askQuietly(one)}`;
      await press(one.tutor.browser, path, { answer: "accepted" });
    },
    family(/has moved to/),
  ],
  [
    "the tutor declines that",
    async (one) => {
      const path = `/tutor-dashboard/requests/${await askQuietly(one)}`;
      await press(one.tutor.browser, path, { answer: "declined", reason: "No" });
    },
    { student: /./ },
  ],
  [
    "nobody answers it",
    async (one) => {
      await askQuietly(one);
      const late = new Date(Date.now() + 49 * 3_600_000);
      await academy.database
        .transaction()
        .execute((trx) => endUnansweredRequests(trx, late))
        .then(queueByHand);
    },
    { student: /./ },
  ],
  [
    "the assignment is handed over",
    (one) => press(admin.browser, `${one.url}/hand-over`, { tutorId: one.other.id }),
    { ...everybody(/tutor/), other: /new student/ },
  ],
  [
    "the assignment ends",
    (one) => press(admin.browser, `${one.url}/end`),
    everybody(/course .*has ended$/),
  ],
  [
    "the tutor leaves",
    (one) => press(one.tutor.browser, "/account/deletion", { password }),
    family(/^8 Mathematics lessons .*are cancelled$/),
  ],
];

/** Adds jobs for mails, as the sender does in its rounds. */
async function queueByHand(mails: readonly { mailId: string; dueAt: Date }[]): Promise<void> {
  for (const { mailId, dueAt } of mails) {
    await academy.pool.query(
      "insert into pgboss.job (id, name, start_after) values ($1, 'mail', $2)",
      [mailId, dueAt],
    );
  }
}

/** Sends the mails that wait for some seconds, all of which are due within a minute. */
async function send(): Promise<void> {
  const { rows } = await academy.pool.query(
    "select kind from mails where sent_at is null and due_at > now() + interval '1 minute'",
  );
  expect(rows).toEqual([]);
  await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  const waiting = async () =>
    (await academy.pool.query("select from mails where sent_at is null")).rowCount;
  await expect.poll(waiting, { interval: 50 }).toBe(0);
}

test.each(everyNth(2, ways))("one mail each when %s", async (_, change, mailed) => {
  const one = await makeSituation();
  await change(one);
  await send();
  const readers: Reader[] = ["student", "guardian", "tutor", "other"];
  for (const reader of readers) {
    const { email } = one[reader];
    const subjects = sink.arrived
      .filter(({ recipient }) => recipient === email)
      .map(({ subject }) => subject);
    const expected = mailed[reader];
    expect([reader, subjects]).toEqual([reader, expected ? [expect.stringMatching(expected)] : []]);
  }
});
