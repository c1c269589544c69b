import { storeRequestToken } from "#data/timetable/request-links.ts";
import { createToken, hashToken } from "#data/shared/tokens.ts";
import type { TestAcademy } from "./academy.ts";
import { makeCourse, publish, type Person } from "./people.ts";
import { hour } from "#domain/shared/durations.ts";

/** A lesson that can be asked about, and its people. */
export interface CourseWithLesson {
  student: Person;
  tutor: Person;
  assignmentId: string;
  lessonId: string;
  startsAt: Date;
}

/** Noon in India, so many days from now. */
export function noonIn(days: number): Date {
  const day = new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00+05:30`);
}

/** A new class with a lesson at noon in some days. */
export async function makeCourseWithLesson(
  academy: TestAcademy,
  startsAt = noonIn(5),
  tutor?: Person,
): Promise<CourseWithLesson> {
  const made = await makeCourse(academy, tutor);
  const content = { title: "Circles", startsAt };
  const lessonId = await publish(academy, made.assignmentId, made.tutor, "live-session", content);
  return { ...made, lessonId, startsAt };
}

/** The page on which the student asks about a lesson. */
export const askPath = (lessonId: string) => `/dashboard/sessions/${lessonId}/request`;

/** A new token that answers a request. */
async function giveToken({ database }: TestAcademy, requestId: string): Promise<string> {
  const token = createToken();
  await storeRequestToken(database, requestId, hashToken(token));
  return token;
}

/** The open request about a lesson, and a token that answers it, as its mail would have it. */
export async function openRequest(
  academy: TestAcademy,
  lessonId: string,
): Promise<{ requestId: string; requestToken: string }> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from lesson_requests where lesson_id = $1 and answer is null",
    [lessonId],
  );
  const requestId = rows[0]?.id ?? "";
  return { requestId, requestToken: await giveToken(academy, requestId) };
}

/**
 * A lesson that its student has asked to cancel. The tutor gets no mail, which would bring
 * a token of its own.
 */
export async function makeRequest(academy: TestAcademy, tutor?: Person) {
  const made = await makeCourseWithLesson(academy, noonIn(5), tutor);
  const { rows } = await academy.pool.query<{ id: string }>(
    `insert into lesson_requests (lesson_id, tutor_id, kind, asked_as, reason, is_late, expires_at)
     values ($1, $2, 'cancel', 'student', '', false, $3) returning id`,
    [made.lessonId, made.tutor.id, made.startsAt],
  );
  const requestId = rows[0]?.id ?? "";
  return { ...made, requestId, requestToken: await giveToken(academy, requestId) };
}
