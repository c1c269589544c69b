import { makeStudent, makeTutor, sessionOf, signedIn } from "#test/support/people.ts";
import { makeLesson, type Lesson } from "../lesson.ts";
import type { Scene } from "./change.ts";

// The same people have the lessons of all tests, each at a time of its own.
let days = 0;
export const dayOfItsOwn = () =>
  new Date(Date.UTC(2040, 0, (days += 1))).toISOString().slice(0, 10);

export const ofTutor = async ({ academy, accounts }: Scene) =>
  makeLesson(academy, await makeStudent(academy), accounts.people.tutor);
export const ofPending = async ({ academy }: Scene) =>
  makeLesson(academy, await makeStudent(academy), await makeTutor(academy, "pending"));

export const ofApproved = async ({ academy }: Scene) =>
  makeLesson(academy, await makeStudent(academy), await makeTutor(academy));

/**
 * Lets a lesson be at 17:30 in India on a day to come, whatever the date. Not at this time of the day:
 * in the morning in India, weekly lessons of the same tutor are planned then (`oneWeeklyLesson`).
 */
const letCome = async ({ academy }: Scene, lesson: Lesson) => {
  await academy.pool.query(
    `update content_items set starts_at = (now() at time zone 'UTC')::date at time zone 'UTC'
       + $2 * interval '1 day' + interval '12 hours' where id = $1`,
    [lesson.items["live-sessions"], (days += 1)],
  );
  return lesson;
};

/** A lesson whose lesson is still to come. */
export const ofComing = async (scene: Scene) => letCome(scene, await ofTutor(scene));

/** A lesson to come that another tutor is asked to give. */
export const givenTo = async ({ academy }: Scene, tutor: { id: string }, lesson: Lesson) => {
  await academy.pool.query("update content_items set substitute_id = $2 where id = $1", [
    lesson.items["live-sessions"],
    tutor.id,
  ]);
  return lesson;
};

/** The same, with a lesson of a further tutor's, asked of the tutor. */
export const ofAsked = async (scene: Scene) => {
  const lesson = await letCome(scene, await ofApproved(scene));
  return givenTo(scene, scene.accounts.people.tutor, lesson);
};

/** A lesson of the tutor's that is over. */
export const ofTutorAfterLesson = async (scene: Scene) => {
  const lesson = await ofTutor(scene);
  await scene.academy.pool.query(
    `update content_items set minutes = 10, starts_at = now() - $2 * interval '15 minutes'
     where id = $1`,
    [lesson.items["live-sessions"], 5 + (days += 1)],
  );
  return lesson;
};

/** A further device of the student's, to be signed out. */
export const ofStudent = async ({ academy, accounts }: Scene) => {
  const { student } = accounts.people;
  const own = accounts.lesson("student", "own")?.sessionId ?? null;
  await signedIn(academy, student);
  const lesson = await makeLesson(academy, student, await makeTutor(academy));
  return { ...lesson, sessionId: await sessionOf(academy, student, own) };
};

/** A lesson of the student's, with nothing ticked. */
export const ofLearner = async ({ academy, accounts }: Scene) =>
  makeLesson(academy, accounts.people.student, await makeTutor(academy));

let daysAhead = 2;

/** A lesson of the student's, whose lesson is still to come, whatever the date. */
export const ofLearnerToCome = async (scene: Scene) => {
  const lesson = await ofLearner(scene);
  daysAhead += 1;
  await scene.academy.pool.query(
    "update content_items set starts_at = now() + make_interval(days => $2) where id = $1",
    [lesson.items["live-sessions"], daysAhead],
  );
  return lesson;
};

/** The same, whose lesson is over. */
export const ofLearnerPast = async (scene: Scene) => {
  const lesson = await ofLearner(scene);
  daysAhead += 1;
  await scene.academy.pool.query(
    `update content_items set minutes = 10, starts_at = now() - $2 * interval '15 minutes'
     where id = $1`,
    [lesson.items["live-sessions"], 5 + daysAhead],
  );
  return lesson;
};
