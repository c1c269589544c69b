import { openDaysAfterEnd } from "#domain/messages/line.ts";
import type { Database } from "#data/shared/database.ts";
import { endAssignment, handOverAssignment } from "#data/assignments/assignment-endings.ts";
import { updateContent } from "#data/teaching/content.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { updateLessons, updateSeries } from "#data/timetable/series-changes.ts";
import { emptyContent } from "#domain/teaching/content.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { makeTutor, publish, signedIn, type Person } from "#test/support/people.ts";
import { askFor, makeCourse, type Course } from "./course.ts";
import { day } from "#domain/shared/durations.ts";

/**
 * The ways to stop teaching a child. Another one, such as having stood in for somebody, is one more
 * name here and one more function below.
 */
export type FormerTutor = Exclude<TutorStatus, "pending" | "approved"> | "replaced" | "ended";

/** A tutor who teaches the child no longer, and what has happened in the course since. */
export interface Former {
  course: Course;
  /** Who teaches the child now; the same tutor where nobody else does. */
  present: Person;
  /** What the tutor wrote themself: all that a replaced tutor, and one whose course ended, may export. */
  written: string[];
  /** What they must not read anywhere. */
  secrets: string[];
  secretTimes: Date[];
}

type Happening = (academy: TestAcademy, course: Course, admin: Person) => Promise<Person>;

/** The one thing that is open to a former tutor for a while: the line (decision 111). */
async function closeLine(database: Database, lineId: string): Promise<void> {
  const endedAt = new Date(Date.now() - openDaysAfterEnd * day);
  await database.updateTable("lines").set({ ended_at: endedAt }).where("id", "=", lineId).execute();
}

const stops: Record<FormerTutor, Happening> = {
  suspended: async ({ database }, { tutor }, admin) => {
    const suspension = { tutorId: tutor.id, reason: "A complaint.", adminId: admin.id };
    await database.transaction().execute((trx) => suspendTutor(trx, suspension));
    return tutor;
  },
  // No form leads from a tutor with students to this status; a mistake in the database may.
  rejected: async ({ pool }, { tutor }) => {
    await pool.query(
      `update tutors set status = 'rejected', approved_date = null, rejection_reason = 'A mistake.'
       where id = $1`,
      [tutor.id],
    );
    return tutor;
  },
  ended: async ({ database }, { assignmentId, tutor, lineId }) => {
    await database.transaction().execute((trx) => endAssignment(trx, assignmentId, new Date()));
    await closeLine(database, lineId);
    return tutor;
  },
  replaced: async (academy, { assignmentId, tutor, lineId }) => {
    const next = await makeTutor(academy);
    await academy.database
      .transaction()
      .execute((trx) =>
        handOverAssignment(trx, assignmentId, { from: tutor.id, to: next.id, at: new Date() }),
      );
    await closeLine(academy.database, lineId);
    return next;
  },
};

export const formerTutors = Object.keys(stops) as FormerTutor[];

/** Whether such a tutor may teach, only not this child. */
export const isApproved = (how: FormerTutor): boolean => how === "ended" || how === "replaced";

/** Makes a tutor with one of everything, who then stops teaching the child, and lets life go on. */
export async function makeFormer(
  academy: TestAcademy,
  how: FormerTutor,
  admin: Person,
): Promise<Former> {
  const course = await makeCourse(academy);
  const present = await stops[how](academy, course, admin);
  await goOn(academy, course, present, admin);
  // A suspension has ended the session; signing in again is allowed.
  const browser = await signedIn(academy, course.tutor);
  const { tag, student, guardian } = course;
  // The end of a course deletes its lessons to come, with what was said of them.
  const toCome = how === "ended" ? [] : ["coming", "asked", "cancelled"];
  const own = ["recording", "exam", "announcement", "held", "series", ...toCome];
  const written = [
    ...own.flatMap((what) => [`${what}-title-${tag}`, `${what}-text-${tag}`]),
    ...["recording", "exam", "announcement"].map((what) => `${what}-link-${tag}`),
    // It goes with the lesson that it was about.
    ...(how === "ended" ? [] : [`answer-${tag}`]),
  ];
  return {
    course: { ...course, tutor: { ...course.tutor, browser } },
    present,
    written,
    secrets: [
      student.name,
      student.email,
      student.phoneNumber,
      guardian.name,
      guardian.email,
      guardian.phoneNumber,
      ...["coming", "asked", "held", "cancelled", "series"].map((what) => `${what}-link-${tag}`),
      ...["cancel-reason", "open-reason", "declined-reason", "report", "note"].map(
        (what) => `${what}-${tag}`,
      ),
      ...["child", "asker", "demo"].map((what) => `${what}-given-${tag}`),
      // An approved tutor still gives it.
      ...(isApproved(how) ? [] : ["child", "asker", "demo"].map((what) => `${what}-kept-${tag}`)),
      `later-${tag}`,
    ],
    secretTimes: [...course.times, laterStart, ...(isApproved(how) ? [] : [course.demoAt])],
  };
}

/** A moment that only the later life of a course has. */
export const laterStart = new Date(Math.floor(Date.now() / day + 12) * day + 24_660_000);

/** What the others do in the course afterwards, each in words with `later` in them. */
async function goOn(
  academy: TestAcademy,
  { tag, lessons, student, tutor, demos, ...course }: Course,
  present: Person,
  admin: Person,
): Promise<void> {
  const { database, pool } = academy;
  const lessonId = lessons.held;
  const disputed = { what: "disputed", as: "student" } as const;
  await insertLessonEvent(database, { lessonId, event: disputed, saidBy: student.id });
  const decided = { what: "decided", as: "admin", outcome: "tutor-missed" } as const;
  const reason = `decided-later-${tag}`;
  await insertLessonEvent(database, { lessonId, event: decided, saidBy: admin.id, reason });
  const taker = await makeTutor(academy);
  await pool.query("update demo_lessons set tutor_id = $2, url = $3 where id = $1", [
    demos.given,
    taker.id,
    `https://demo-later-${tag}.example/`,
  ]);
  if (present.id === tutor.id) return;
  const words = (what: string) => ({
    ...emptyContent,
    title: `${what}-later-${tag}`,
    description: `${what}-later-${tag}`,
    url: `https://${what}-later-${tag}.example/`,
  });
  const { assignmentId, items, seriesId } = course;
  for (const [kind, itemId] of [
    ["recording", items.recordings],
    ["announcement", items.announcements],
  ] as const) {
    await updateContent(database, { assignmentId, kind, itemId }, words(kind));
  }
  await updateContent(
    database,
    { assignmentId, kind: "exam", itemId: items.exams },
    { ...words("exam"), mark: 41, outOf: 43 },
  );
  const { title, description, url } = words("weekly");
  await updateSeries(database, seriesId, { title, description, url });
  await updateLessons(database, {
    lessonIds: [lessons.weekly],
    seriesId,
    byMinutes: 0,
    movedIds: [],
    patch: { title, description, url },
  });
  const time = { startsAt: laterStart, minutes: 60 };
  const address = { assignmentId, kind: "live-session", itemId: lessons.coming } as const;
  await updateContent(database, address, { ...words("coming"), ...time });
  for (const kind of ["recording", "announcement"] as const) {
    await publish(academy, assignmentId, present, kind, words(`new-${kind}`));
  }
  await askFor(academy, present, lessons.asked, `asked-later-${tag}`, laterStart);
}
