import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { DemoOutcome } from "#domain/timetable/demo-lesson.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasRow, rowOrNull } from "#data/shared/rows.ts";
import { readsStudentsNow } from "#data/teaching/teaching.ts";
import { hasTimeOffSql } from "./time-off.ts";
import { twoWeeksRangesSql } from "./weekly-times.ts";

/** A planned demo class. */
export interface PlannedDemo {
  id: string;
  tutorId: string;
  tutorName: string;
  subjectId: SubjectId;
  startsAt: Date;
  minutes: number;
  url: string;
}

/** What the staff plan. */
export type NewDemo = Pick<PlannedDemo, "tutorId" | "startsAt" | "minutes" | "url"> & {
  subjectId: string;
};

const tutorName = sql`concat_ws(' ', t.first_name, nullif(t.last_name, ''))`;

/** SQL: the `PlannedDemo` of an enquiry as JSON, whose date is a text; null for none. */
export function plannedDemoSql(enquiryId: RawBuilder<unknown>): RawBuilder<PlannedDemo | null> {
  return sql`(select json_build_object('id', d.id, 'tutorId', t.id, 'tutorName', ${tutorName},
      'subjectId', d.subject_id, 'startsAt', d.starts_at, 'minutes', d.minutes, 'url', d.url)
    from demo_lessons d join tutors t on t.id = d.tutor_id
    where d.enquiry_id = ${enquiryId} and d.outcome is null)`;
}

/** The planned demo class of an enquiry, its tutor and its time; null for none. */
export const findPlannedDemo = (db: Database, enquiryId: string) =>
  db
    .selectFrom("demo_lessons")
    .where("enquiry_id", "=", enquiryId)
    .where("outcome", "is", null)
    .select(["id", "tutor_id as tutorId", "starts_at as startsAt", "minutes"])
    .$call(rowOrNull);

const columnsOf = ({ tutorId, subjectId, startsAt, minutes, url }: NewDemo) => ({
  tutor_id: tutorId,
  subject_id: subjectId,
  starts_at: startsAt,
  minutes,
  url,
});

/** Plans the demo class of a locked enquiry, which has none. @returns its id */
export async function insertDemo(trx: Database, enquiryId: string, demo: NewDemo): Promise<string> {
  const { id } = await trx
    .insertInto("demo_lessons")
    .values({ enquiry_id: enquiryId, ...columnsOf(demo) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a planned demo class another time, tutor or link. */
export async function updateDemo(trx: Database, demoId: string, demo: NewDemo): Promise<void> {
  await trx.updateTable("demo_lessons").set(columnsOf(demo)).where("id", "=", demoId).execute();
}

/** Stores what became of the planned demo class of an enquiry. @returns it, or null for none */
export const settleDemo = (trx: Database, enquiryId: string, outcome: DemoOutcome) =>
  trx
    .updateTable("demo_lessons")
    .set({ outcome })
    .where("enquiry_id", "=", enquiryId)
    .where("outcome", "is", null)
    .returning(["id", "tutor_id as tutorId"])
    .$call(rowOrNull);

/** The planned demo class of a family that enrols has been held, if its time has come. */
export async function holdPastDemo(trx: Database, enquiryId: string): Promise<void> {
  await trx
    .updateTable("demo_lessons")
    .set({ outcome: "held" })
    .where("enquiry_id", "=", enquiryId)
    .where("outcome", "is", null)
    .where("starts_at", "<=", sql<Date>`now()`)
    .execute();
}

/** A demo class as its mails describe it. */
export interface MailedDemo extends PlannedDemo {
  classId: ClassId;
  /** The child's name, or the name of whoever asked. */
  studentName: string;
  outcome: DemoOutcome | null;
}

/** A demo class for the mails to its family; null for one that was deleted with its enquiry. */
export const findMailedDemo = (db: Database, demoId: string) => findRow<MailedDemo>(db)`
    select d.id, t.id as "tutorId", ${tutorName} as "tutorName", d.subject_id as "subjectId",
      d.starts_at as "startsAt", d.minutes, d.url, d.outcome, e.class_id as "classId",
      coalesce(e.child_name, e.asker_name) as "studentName"
    from demo_lessons d join tutors t on t.id = d.tutor_id join enquiries e on e.id = d.enquiry_id
    where d.id = ${demoId}`;

/**
 * A demo class for the mails to a tutor who gives it, or gave it until now; null for one that was
 * deleted, and for a tutor who isn't approved: they read nothing about a child.
 */
export async function findDemoForTutor(
  db: Database,
  tutorId: string,
  demoId: string,
): Promise<MailedDemo | null> {
  const isApproved = await hasRow(db)`
    select from tutors where id = ${tutorId} and status = 'approved'`;
  return isApproved ? findMailedDemo(db, demoId) : null;
}

/** A tutor who may give the demo class of an enquiry in a subject. */
export interface DemoTutor {
  id: string;
  name: string;
  subjectId: SubjectId;
  /** Where the tutor's lessons are held; empty for none. */
  roomUrl: string;
  /** Those of the family's preferred times, to come, at which the tutor is free. ISO 8601 */
  freeAt: string[];
}

/** The most tutors of a subject among whom the staff choose. */
const offered = 12;

/** What the staff need to plan the demo class of an enquiry. */
export interface DemoFacts {
  /** The planned one; null for none. */
  demo: PlannedDemo | null;
  /** The family's preferred times. */
  firstAt: Date | null;
  secondAt: Date | null;
  /**
   * Who may give it, by subject, first those who are free when the family would like it. Where no
   * subject is known, those of every subject.
   */
  tutors: DemoTutor[];
}

/**
 * What is needed to plan the demo class of an enquiry, in one statement; null for no enquiry.
 *
 * @param minutes the usual length of a demo class
 */
export async function findDemoFacts(
  db: Database,
  enquiryId: string,
  minutes: number,
): Promise<DemoFacts | null> {
  const end = sql`w.at + make_interval(mins => ${minutes}::int)`;
  const india = sql`(w.at at time zone 'Asia/Kolkata')`;
  const lastDay = sql`((${end} - interval '1 microsecond') at time zone 'Asia/Kolkata')::date`;
  const minute = sql`((extract(isodow from ${india}) - 1) * 1440
    + extract(hour from ${india}) * 60 + extract(minute from ${india}))::int`;
  const found = await findRow<DemoFacts>(db)`
    select e.first_at as "firstAt", e.second_at as "secondAt", ${plannedDemoSql(sql`e.id`)} as demo,
      coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'subjectId', c.subject,
        'roomUrl', c.room_url,
        'freeAt', c.free) order by cardinality(c.free) desc, c.place, c.approved_date desc, c.name_key)
        filter (where c.id is not null), '[]') as tutors
    from enquiries e
    left join lateral (
      select s.subject, s.place, m.* from unnest(case when e.subject_ids = '{}'
        then array(select distinct unnest(t.selected_subjects) from tutors t
          where t.status = 'approved' and t.selected_classes @> array[e.class_id] order by 1)
        else e.subject_ids end) with ordinality s (subject, place)
      cross join lateral (
        select t.id, ${tutorName} as name, t.name_key, t.approved_date, t.room_url,
          array(select w.at from unnest(array[e.first_at, e.second_at]) w (at)
            where w.at > now()
              and not exists (select from booked_times b where b.tutor_id = t.id
                and tstzrange(b.starts_at, b.ends_at) && tstzrange(w.at, ${end}))
              and not exists (select from holidays where day between ${india}::date and ${lastDay})
              and not ${hasTimeOffSql(sql`t.id`, sql`w.at`, end)}
              and coalesce(${twoWeeksRangesSql("tutor", sql`t.id`)}
                @> int4range(${minute}, ${minute} + ${minutes}::int), true)
            order by w.at) as free
        from tutors t
        where t.status = 'approved' and t.selected_classes @> array[e.class_id]
          and t.selected_subjects @> array[s.subject]
        order by t.approved_date desc limit ${sql.lit(offered)}
      ) m
    ) c on true
    where e.id = ${enquiryId}
    group by e.id`;
  if (!found) return null;
  // Dates within JSON arrive as text.
  const { demo } = found;
  return { ...found, demo: demo && { ...demo, startsAt: new Date(demo.startsAt) } };
}

/** A demo class in the week or the day of its tutor. */
export interface TutorDemo extends NamedCourse {
  id: string;
  startsAt: Date;
  minutes: number;
  url: string;
}

/**
 * SQL: a select of the demo classes of a tutor between two moments, also of those that began before,
 * soonest first. It has the name of
 * the child and nothing else about the family.
 *
 * @param reader who reads them: the tutor while they read about students, or the staff at any time
 */
export function tutorDemosSql(
  tutorId: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
  reader: "tutor" | "staff",
): RawBuilder<TutorDemo> {
  const isVisible = reader === "staff" ? sql`true` : readsStudentsNow(tutorId);
  return sql`select d.id, coalesce(e.child_name, e.asker_name) as "studentName",
      e.class_id as "classId", d.subject_id as "subjectId", d.starts_at as "startsAt", d.minutes, d.url
    from demo_lessons d join enquiries e on e.id = d.enquiry_id
    where d.tutor_id = ${tutorId} and d.outcome is null
      and d.starts_at > ${from}::timestamptz - interval '1 day' and d.starts_at < ${until}
      and d.starts_at + make_interval(mins => d.minutes) > ${from} and ${isVisible}
    order by d.starts_at limit 100`;
}
