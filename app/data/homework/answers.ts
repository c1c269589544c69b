import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasRow, listRows, onlyValue } from "#data/shared/rows.ts";
import { teachesNow } from "#data/teaching/teaching.ts";
import { photosKept } from "#domain/homework/photo.ts";
import type { PhotoMark } from "#domain/homework/marks.ts";
import { day } from "#domain/shared/durations.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import { isShownHomework } from "./homeworks.ts";
import { allowsPhotosSql } from "./photo-rules.ts";

/** A photo of an answer. */
export interface AnswerPhoto {
  id: string;
  /** In pixels. */
  width: number;
  height: number;
  marks: PhotoMark[];
  /** Whether its picture is still there. */
  isKept: boolean;
}

/** Homework with what was answered and what was said of it. Moments are ISO 8601. */
export interface AnsweredHomework extends NamedCourse {
  id: string;
  studentId: string;
  assignmentId: string;
  /** Empty when the tutor has left. */
  tutorName: string;
  text: string;
  /** YYYY-MM-DD; null without one. */
  until: string | null;
  setAt: string;
  isReported: boolean;
  isFinished: boolean;
  /** null before it is handed in. */
  answer: {
    text: string;
    sentAt: string;
    changedAt: string;
    mark: number | null;
    outOf: number | null;
    word: string;
    /** null before the tutor has said something of it. */
    markedAt: string | null;
  } | null;
  /** In the order in which they were added, without those that were taken out. */
  photos: AnswerPhoto[];
  /** How many photos the student has added within seven days. */
  photosOfWeek: number;
}

const photosSql = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height,
    'marks', p.marks, 'isKept', exists (select from photo_images i where i.photo_id = p.id))
    order by p.added_at, p.id), '[]')
  from photos p where p.homework_id = h.id and p.removed_at is null)`;

/** SQL: homework `h` of assignment `a`. @param photos whether its photos are shown */
const select = (where: RawBuilder<unknown>, photos: RawBuilder<unknown>, now: Date) =>
  sql<AnsweredHomework>`
  select h.id, h.student_id as "studentId", a.id as "assignmentId", s.name as "studentName",
    concat_ws(' ', t.first_name, t.last_name) as "tutorName", a.class_id as "classId",
    a.subject_id as "subjectId", h.text, h.until::text, h.set_at as "setAt",
    h.is_reported as "isReported", h.done_at is not null as "isFinished",
    case when n.homework_id is not null then json_build_object('text', n.text, 'sentAt', n.sent_at,
      'changedAt', n.changed_at, 'mark', n.mark, 'outOf', n.mark_out_of, 'word', n.word,
      'markedAt', n.marked_at) end as answer,
    case when ${photos} then ${photosSql} else '[]' end as photos,
    (select count(*)::int from photos w where w.student_id = h.student_id
      and w.added_at > ${new Date(now.getTime() - 7 * day)}) as "photosOfWeek"
  from homeworks h
    join assignments a on a.id = h.assignment_id
    join students s on s.id = h.student_id
    left join tutors t on t.id = a.tutor_id
    left join homework_answers n on n.homework_id = h.id
  where ${isShownHomework} and ${where}`;

/** A student's own homework, in an open course or not; null for other people's. */
export function findHomeworkOfStudent(
  db: Database,
  studentId: string,
  homeworkId: string,
  now: Date,
) {
  const isOwn = sql`h.id = ${homeworkId} and h.student_id = ${studentId}`;
  return findRow<AnsweredHomework>(db)`${select(isOwn, sql`true`, now)}`;
}

/** SQL: whether a tutor sees the photos of homework `h`: once they are handed in, while that is allowed. */
const showsPhotos = (now: Date) =>
  sql`(n.homework_id is not null and ${allowsPhotosSql(sql`h.student_id`, now)})`;

/** Homework of an assignment that a tutor teaches now; null for any other. */
export function findHomeworkOfTutor(db: Database, tutorId: string, homeworkId: string, now: Date) {
  const isTaught = sql`h.id = ${homeworkId} and ${teachesNow(tutorId)}`;
  return findRow<AnsweredHomework>(db)`${select(isTaught, showsPhotos(now), now)}`;
}

/** The same by one of its photos. */
export function findHomeworkOfTutorsPhoto(
  db: Database,
  tutorId: string,
  photoId: string,
  now: Date,
) {
  const isOfPhoto = sql`h.id = (select p.homework_id from photos p where p.id = ${photoId})
    and ${teachesNow(tutorId)}`;
  return findRow<AnsweredHomework>(db)`${select(isOfPhoto, showsPhotos(now), now)}`;
}

/** Homework of one of some children, for their guardian; null for any other. */
export function findHomeworkOfChild(
  db: Database,
  studentIds: readonly string[],
  homeworkId: string,
  now: Date,
) {
  const isOfChild = sql`h.id = ${homeworkId} and h.student_id = any(${studentIds}::uuid[])`;
  return findRow<AnsweredHomework>(db)`${select(isOfChild, showsPhotos(now), now)}`;
}

/** How many answers that wait, and that were marked lately, a tutor's list has. */
const listed = { waiting: 200, marked: 30 } as const;

/** SQL: whether homework `h` is young enough to be listed: its photos are still there. */
export const isListedHomework = (now: Date) =>
  // In SQL, because a prepared statement knows no moment yet.
  sql`h.set_at > ${now}::timestamptz - make_interval(days => ${sql.lit(photosKept / day)})`;

/**
 * The answers to homework of the assignments that a tutor teaches now: first those that wait for the tutor,
 * the longest waiting first, then those that were marked last.
 */
export function listAnswersOfTutor(
  db: Database,
  tutorId: string,
  now: Date,
): Promise<AnsweredHomework[]> {
  // The ids alone first: they are in two indexes.
  const ids = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql`(
    select h.id from assignments a join homeworks h on h.assignment_id = a.id
      join homework_answers n on n.homework_id = h.id
    where ${teachesNow(tutorId)} and ${isListedHomework(now)} and ${isShownHomework} and ${where}
    order by ${order}, h.id limit ${sql.lit(limit)})`;
  const waiting = ids(sql`n.marked_at is null`, sql`n.sent_at`, listed.waiting);
  const marked = ids(sql`n.marked_at is not null`, sql`n.marked_at desc`, listed.marked);
  const isListed = sql`h.id in (${waiting} union all ${marked})`;
  return listRows<AnsweredHomework>(db)`
    ${select(isListed, sql`false`, now)}
    order by n.marked_at is not null, n.marked_at desc, n.sent_at, h.id`;
}

/**
 * Hands in a student's answer, or changes it. Lock the homework first.
 *
 * @returns whether it is the first time
 */
export async function saveAnswer(
  trx: Database,
  homeworkId: string,
  text: string,
): Promise<boolean> {
  const isNew = await onlyValue<boolean>(trx)`
    insert into homework_answers as n (homework_id, text) values (${homeworkId}, ${text})
    on conflict (homework_id) do update set text = excluded.text, changed_at = now()
    returning xmax = 0`;
  await trx
    .updateTable("homeworks")
    .set({ done_at: sql<Date>`coalesce(done_at, now())` })
    .where("id", "=", homeworkId)
    .execute();
  return isNew;
}

/** What a tutor says of an answer. */
export interface Marking {
  mark: number | null;
  outOf: number | null;
  word: string;
}

/** Marks an answer, or changes what was said of it. */
export async function markAnswer(
  trx: Database,
  homeworkId: string,
  tutorId: string,
  { mark, outOf, word }: Marking,
): Promise<void> {
  await trx
    .updateTable("homework_answers")
    .set({ mark, mark_out_of: outOf, word, marked_by: tutorId })
    .set({ marked_at: sql<Date>`now()` })
    .where("homework_id", "=", homeworkId)
    .execute();
}

/** Deletes homework that no report asks for and nobody has answered. @returns false for any other */
export const deleteUnanswered = (trx: Database, homeworkId: string) => hasRow(trx)`
    delete from homeworks h where h.id = ${homeworkId} and not h.is_reported
      and not exists (select from homework_answers n where n.homework_id = h.id)
    returning h.id`;
