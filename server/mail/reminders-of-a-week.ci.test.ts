import { mailWriter } from "#mails/shared/writer.ts";
import { standardSite } from "#content/site/site.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertDueReminders } from "#data/mail/reminders.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { createDelivery } from "#server/mail/deliver.ts";
import { createSmtpTransport } from "#server/mail/transport.ts";
import { useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { editLesson, planWeekly, type WeeklyLesson } from "#test/support/weekly-lessons.ts";

// Classes with lessons every Monday and Thursday at six in the evening, of which some are moved and
// cancelled, over ten days in steps of an hour.

const sink = useMailSink();
const academy = useAcademy({}, remindingAcademy);
let deliver: ReturnType<typeof createDelivery>;
let clock = new Date();
let closeTransport = () => {};
beforeAll(() => {
  const transport = createSmtpTransport(sink.url);
  const secret = new Uint8Array(32);
  const { database, origin } = academy;
  closeTransport = () => transport.close();
  const from = "hello@academy.example";
  const now = () => clock;
  deliver = createDelivery({
    database,
    transport,
    from,
    academy: () => standardSite.academy,
    writer: () => mailWriter,
    origin,
    secret,
    now,
    log: () => {},
  });
});
afterAll(() => closeTransport());

const monday = addDays(dayOf(new Date()), 15 - weekdayOf(dayOf(new Date())));
const at = (day: number, time: string) =>
  parseIndiaDateTime(addDays(monday, day), time) ?? new Date(Number.NaN);
const dayIn = (day: number) => addDays(monday, day);

interface Class {
  student: Person;
  tutor: Person;
  assignmentId: string;
  lessons: WeeklyLesson[];
}

async function planClass(): Promise<Class> {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const when = { days: ["1", "4"], time: "18:00", firstDay: monday, lessons: "4" };
  const lessons = await planWeekly(academy, tutor.browser, assignmentId, when);
  return { student, tutor, assignmentId, lessons };
}

async function move({ tutor, lessons }: Class, place: number, fields: Record<string, string>) {
  const id = lessons[place]?.id ?? "";
  expect(await editLesson(academy, tutor.browser, id, { scope: "this", ...fields })).toBe(303);
}

async function press({ tutor, assignmentId, lessons }: Class, place: number, what: string) {
  const path = `/tutor-dashboard/${assignmentId}/live-sessions/${lessons[place]?.id}/${what}`;
  const { status } = await tutor.browser.post(path, { scope: "this", reason: "Fever" });
  expect(status).toBe(303);
}

/** Sends what is due at a moment, which two instances find at once. */
async function remind(now: Date): Promise<void> {
  clock = now;
  const round = () => academy.database.transaction().execute((trx) => insertDueReminders(trx, now));
  for (const { mailId } of (await Promise.all([round(), round()])).flat()) {
    await deliver(mailId, false);
  }
}

/** The reminders that a person has got, as the point and the start, in their order. */
function remindersOf({ email }: Person): string[] {
  return sink.arrived
    .filter(({ recipient }) => recipient === email)
    .flatMap(({ subject = "", text = "" }) => {
      const [, point] = /lesson is within an? (day|hour)$/.exec(subject) ?? [];
      const [, start] = /^Starts: (.*)$/m.exec(text) ?? [];
      return point === undefined ? [] : [`${point} before ${start}`];
    });
}

const day = (start: Date) => `day before ${nameDatedMoment(start, start)}`;
const hour = (start: Date) => `hour before ${nameDatedMoment(start, start)}`;

/** Both reminders of lessons. */
const both = (...starts: Date[]) => starts.flatMap((start) => [day(start), hour(start)]);

const names = ["kept", "cancelled", "deleted", "moved", "movedLate", "cancelledLate", "allMoved"];
const classes: Record<string, Class> = {};

beforeAll(async () => {
  for (const name of names) classes[name] = await planClass();
});

const of = (name: string): Class => {
  const found = classes[name];
  if (!found) throw new Error(name);
  return found;
};

test("each person is reminded once of each lesson at its time, and of none that is cancelled", async () => {
  await press(of("cancelled"), 0, "cancel");
  await press(of("deleted"), 1, "delete");
  await move(of("moved"), 1, { date: dayIn(4), time: "10:00" });
  await move(of("allMoved"), 1, { scope: "following", time: "19:00" });

  /** What happens in that week. */
  const events = new Map([
    // Its day before has passed.
    [at(2, "20:00").getTime(), () => move(of("movedLate"), 1, { date: dayIn(5), time: "17:00" })],
    [at(3, "12:00").getTime(), () => press(of("cancelledLate"), 1, "cancel")],
  ]);
  for (let now = at(-2, "00:00").getTime(); now <= at(8, "00:00").getTime(); now += 3_600_000) {
    await events.get(now)?.();
    await remind(new Date(now));
  }

  const [first, second, third] = [at(0, "18:00"), at(3, "18:00"), at(7, "18:00")];
  const expected: Record<string, string[]> = {
    kept: both(first, second, third),
    cancelled: both(second, third),
    deleted: both(first, third),
    moved: both(first, at(4, "10:00"), third),
    movedLate: [...both(first), day(second), ...both(at(5, "17:00"), third)],
    cancelledLate: [...both(first), day(second), ...both(third)],
    allMoved: both(first, at(3, "19:00"), at(7, "19:00")),
  };
  for (const name of names) {
    const { student, tutor } = of(name);
    const count = new Set(expected[name]);
    for (const person of [student, tutor]) {
      const got = remindersOf(person);
      expect([name, got.length, new Set(got)]).toEqual([name, count.size, count]);
    }
  }
});
