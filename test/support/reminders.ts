import { expect } from "vitest";
import type { TestAcademy } from "./academy.ts";
import type { MailSink } from "./mail-sink.ts";
import { assign, makeStudent, makeTutor, publish, type Person } from "./people.ts";
import { minute, hour } from "#domain/shared/durations.ts";

/** A lesson, with its two people. */
export interface PlannedLesson {
  student: Person;
  tutor: Person;
  sessionId: string;
}

/** Subjects of the two reminders. */
export const dayBefore = "Your Mathematics lesson is within a day";
export const hourBefore = "Your Mathematics lesson is within an hour";

let titles = 0;

/** Plans a lesson of two new people, long before it begins. */
export async function planLesson(academy: TestAcademy, startsAt: number): Promise<PlannedLesson> {
  titles += 1;
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const assignmentId = await assign(academy, student, tutor);
  const content = { title: `Doubts ${titles}`, startsAt: new Date(startsAt) };
  const sessionId = await publish(academy, assignmentId, tutor, "live-session", content);
  return { student, tutor, sessionId };
}

/** Waits until every queued mail is sent or dropped. */
export async function allSent({ pool }: TestAcademy, timeout = 12_000): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await pool.query("select from mails where sent_at is null");
    return rowCount;
  };
  await expect.poll(waiting, { timeout, interval: 50 }).toBe(0);
}

/** The reminders that both people of a session have got so far, in order: always the same ones. */
export function remindersOf(sink: MailSink, { student, tutor }: PlannedLesson): string[] {
  const of = ({ email }: Person) =>
    sink.arrived.filter((mail) => mail.recipient === email).map((mail) => mail.subject ?? "");
  expect(of(tutor)).toEqual(of(student));
  return of(student);
}

export const milliseconds = { minute, hour } as const;
