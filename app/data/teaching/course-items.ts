import type { Content } from "#domain/teaching/content.ts";
import { linkFor, type Cancellation } from "#domain/timetable/lesson.ts";
import { newsSince } from "#domain/teaching/news.ts";
import { sql } from "kysely";
import { selectContent } from "./content.ts";
import type { Database } from "#data/shared/database.ts";
import { recordedLessonSql, type RecordedLesson } from "#data/lessons/family.ts";
import { prepare } from "#data/shared/prepared.ts";
import { cancellationSql, isPlannedLesson, makesUpForSql } from "#data/timetable/lesson-time.ts";
import {
  isShownReport,
  reportJsonSql,
  reportOfSql,
  type ShownReport,
} from "#data/lessons/reports.ts";
import { openRequestSql, type OpenRequest } from "#data/timetable/requests.ts";
import { substituteNameSql, waitsForTutor } from "#data/timetable/substitutes.ts";
import { isListed } from "#data/timetable/listed-lessons.ts";

export interface CourseItem extends Content {
  id: string;
  assignmentId: string;
  kind: "recording" | "live-session" | "exam";
  /** Empty for a lesson until it can be joined, and once its assignment has ended. */
  url: string;
  createdAt: Date;
  /** Who published it, or gives a lesson instead; empty when the tutor has left. */
  tutorName: string;
  /** A lesson of a suspended tutor that nobody gives instead; it has no link. */
  isWaiting: boolean;
  /** Whether its own tutor can answer what the family asks about a lesson. */
  isAskable: boolean;
  /** null for a planned lesson, and for other items. */
  cancelled: Cancellation | null;
  /** What the family asks about a lesson; null for nothing. */
  request: OpenRequest | null;
  /** How a lesson turned out. */
  recorded: RecordedLesson;
  /** What the tutor reports about a lesson; null for nothing. */
  report: ShownReport | null;
  /** When the cancelled lesson was to be that this one makes up for; null for others. */
  makesUpForAt: Date | null;
  /** Whether no page has shown it to the student yet. */
  isNew: boolean;
  /** Whether the student has ticked it. */
  isFinished: boolean;
}

const isWaiting = sql`${isPlannedLesson()} and a.status = 'active'
  and ${waitsForTutor("c", "teaching")}`;
// Nobody joins a lesson of an assignment that has ended.
const hasLink = sql`(c.kind <> 'live-session' or a.status = 'active')`;

/** The items of a course's page. */
export interface CourseItems {
  items: CourseItem[];
  /** How many far lessons of a weekly series are not among them. */
  hidden: number;
  /** The last report about a lesson of these assignments; null for none. */
  lastReport: ShownReport | null;
}

interface CourseValues {
  studentId: string;
  assignmentIds: readonly string[];
  newsSince: Date;
  isSeen: boolean;
  seen: readonly string[];
  now: Date;
  all: boolean;
}

const selectCourseItems = prepare("course-items", (db, values: CourseValues) =>
  sql<CourseItem & { hidden: number; lastReport: ShownReport | null }>`
    with found as (
      select c.id, c.assignment_id as "assignmentId", c.kind,
        ${sql.join(selectContent("content_items", "c"))}, c.created_at as "createdAt",
        ${isWaiting} as "isWaiting", coalesce(teaching.status = 'approved', false) as "isAskable", ${hasLink} as "hasLink", ${cancellationSql()} as cancelled,
        case when ${isPlannedLesson()} then ${openRequestSql()} end as request,
        ${recordedLessonSql()} as recorded, ${reportOfSql()} as report, ${makesUpForSql()} as "makesUpForAt",
        coalesce(${substituteNameSql()}, concat_ws(' ', t.first_name, t.last_name)) as "tutorName",
        v.item_id is null and c.created_at > ${values.newsSince} as "isNew",
        f.item_id is not null as "isFinished",
        ${isListed(values, sql`select unnest(${values.assignmentIds}::uuid[])`)} as "isListed"
      from content_items c
      join assignments a on a.id = c.assignment_id
      left join tutors t on t.id = c.created_by
      left join tutors teaching on teaching.id = a.tutor_id
      left join seen_items v on v.student_id = a.student_id and v.item_id = c.id
      left join finished_items f on f.student_id = a.student_id and f.item_id = c.id
      where a.student_id = ${values.studentId} and a.id = any(${values.assignmentIds}::uuid[])
    ), items as (
      select * from found where "isListed"
    ), marks as (
      insert into seen_items (student_id, item_id)
      select ${values.studentId}, shown.id from (
        select id from items where "isNew" union select unnest(${values.seen}::uuid[])
      ) shown
      where ${values.isSeen}
      order by shown.id
      on conflict do nothing
    )
    select *, case when "hasLink" and not "isWaiting" then url else '' end as url,
      (select count(*)::int from found where not "isListed") as hidden,
      case when row_number() over (order by "createdAt" desc, "startsAt", id) = 1 then (
        select ${reportJsonSql} from lesson_reports p
        where p.student_id = ${values.studentId} and ${isShownReport}
          and p.assignment_id = any(${values.assignmentIds}::uuid[])
        order by p.starts_at desc, p.lesson_id limit 1
      ) end as "lastReport"
    from items order by "createdAt" desc, "startsAt", id`.compile(db),
);

/**
 * Lists the content of some of a student's own assignments, newest first, and marks it as seen in
 * the same query. Other people's assignments give no rows.
 *
 * @param seen other items on the same page, which are marked as seen too; null marks nothing, for
 *   a page that nobody looks at
 * @param all whether far lessons of a weekly series are listed too
 */
export async function listCourseItems(
  db: Database,
  studentId: string,
  assignmentIds: readonly string[],
  now: Date,
  seen: readonly string[] | null,
  all = false,
): Promise<CourseItems> {
  const rows = await selectCourseItems(db, {
    studentId,
    assignmentIds,
    newsSince: newsSince(now),
    isSeen: seen !== null,
    seen: seen ?? [],
    now,
    all,
  });
  const items = rows.map(({ hidden: _, lastReport: __, ...item }) => {
    const { url, startsAt, cancelled } = item;
    if (!startsAt) return item;
    return { ...item, url: linkFor({ url, startsAt, isCancelled: cancelled !== null }, now) };
  });
  return { items, hidden: rows[0]?.hidden ?? 0, lastReport: rows[0]?.lastReport ?? null };
}

/** Marks items as seen by a student, so that they are no longer new. */
export async function markSeen(
  db: Database,
  studentId: string,
  itemIds: readonly string[],
): Promise<void> {
  await db
    .insertInto("seen_items")
    .values(itemIds.map((id) => ({ student_id: studentId, item_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes marks that are older than anything that can be new. */
export async function deleteOldMarks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("seen_items").where("seen_at", "<", newsSince(now)).execute();
}
