import { sql } from "kysely";
import { dayLessonsSql, withStarts, type DayLesson, type DaySpan } from "#data/lessons/day.ts";
import type { Database } from "#data/shared/database.ts";
import { duePromisesSql, type DuePromise } from "./promises.ts";

/** An enquiry that nobody has answered. */
export interface UnansweredEnquiry {
  id: string;
  /** The child's where it is known. */
  name: string;
  classId: string;
  createdAt: Date;
}

/** What the office looks at before it closes. */
export interface Evening {
  today: DayLesson[];
  tomorrow: DayLesson[];
  /** Those that have waited longest. */
  enquiries: UnansweredEnquiry[];
  /** Due today or before. */
  promises: DuePromise[];
}

/** How many promises are listed. */
const shownPromises = 100;

/** How many enquiries are listed; the board has the others. */
const shownEnquiries = 50;

/** The lessons of two days, and the enquiries without an answer, in one statement. */
export async function findEvening(
  db: Database,
  { today, tomorrow }: { today: DaySpan; tomorrow: DaySpan },
): Promise<Evening> {
  const { rows } = await sql<Evening>`
    select ${dayLessonsSql(today)} as today, ${dayLessonsSql(tomorrow)} as tomorrow,
      (select coalesce(json_agg(o), '[]') from (
        select id, coalesce(child_name, asker_name) as name, class_id as "classId",
          created_at as "createdAt"
        from enquiries where answered_at is null
        order by created_at, id limit ${sql.lit(shownEnquiries)}) o) as enquiries,
      (select coalesce(json_agg(p), '[]')
        from (${duePromisesSql(tomorrow.from, shownPromises)}) p) as promises`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("no row");
  return {
    today: withStarts(found.today),
    tomorrow: withStarts(found.tomorrow),
    promises: found.promises,
    enquiries: found.enquiries.map((enquiry) => ({
      ...enquiry,
      createdAt: new Date(enquiry.createdAt),
    })),
  };
}
