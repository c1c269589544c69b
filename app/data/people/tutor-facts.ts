import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { jsonRows } from "#data/shared/json-rows.ts";
import { commonSql, type PersonFacts, type PersonValues } from "./person-facts.ts";
import { prepare } from "#data/shared/prepared.ts";
import { timeOffDaysSql } from "#data/timetable/time-off.ts";
import { weeklyTimesSql } from "#data/timetable/weekly-times.ts";

export interface TutorFacts extends PersonFacts {
  firstName: string;
  lastName: string;
  qualification: string;
  experience: string;
  selectedClasses: string[];
  selectedSubjects: string[];
  bio: string;
  status: TutorStatus;
  rejectionReason: string | null;
  approvedDate: Date | null;
  /** Active assignments; `maxLoad` stands for that many or more. */
  load: number;
  /** When the tutor teaches; empty where that is unknown. */
  hours: WeeklyTime[];
  /** Time off that isn't over, by its beginning. */
  timeOff: (TimeOffDays & { reason: TimeOffReason | null })[];
  /** All suspensions, the newest first. */
  suspensions: {
    id: string;
    since: string;
    reason: string;
    until: string | null;
    liftReason: string | null;
    /** The admin's name; null for a deleted one. */
    by: string | null;
  }[];
}

interface TutorValues extends PersonValues {
  maxLoad: number;
}

const selectTutor = prepare("admin-tutor", (db, values: TutorValues) =>
  sql<TutorFacts>`
    select t.id, t.first_name as "firstName", t.last_name as "lastName", e.email,
      e.verified_at is not null as "isAddressProved",
      e.password_hash is null as "isInvited", t.phone_number as "phoneNumber",
      t.qualification, t.experience, t.selected_classes as "selectedClasses",
      t.selected_subjects as "selectedSubjects", t.bio, t.status,
      t.rejection_reason as "rejectionReason", t.approved_date as "approvedDate",
      t.created_at as "createdAt",
      (select count(*) from (
        select from assignments where tutor_id = t.id and status = 'active' limit ${values.maxLoad}
      ) counted)::int as load,
      ${weeklyTimesSql("tutor", sql`t.id`)} as hours,
      ${jsonRows(sql`
        select ${timeOffDaysSql}, f.reason from time_off f
        where f.tutor_id = t.id and f.ends_at > ${values.now}::timestamptz
        order by f.starts_at, f.ends_at`)} as "timeOff",
      ${jsonRows(sql`
        select z.id, z.suspended_at as since, z.reason, z.lifted_at as until,
          z.lift_reason as "liftReason", d.name as by
        from tutor_suspensions z left join admins d on d.id = z.suspended_by
        where z.tutor_id = t.id order by z.suspended_at desc, z.id`)} as suspensions,
      ${commonSql("tutor_id", values)}
    from tutors t
    join accounts e on e.id = t.id
    where t.id = ${values.id}::uuid`.compile(db),
);

/** All that the page of a tutor shows, in one statement; null where there is no such tutor. */
export async function findTutorFacts(
  db: Database,
  values: TutorValues,
): Promise<TutorFacts | null> {
  const [row] = await selectTutor(db, values);
  return row ?? null;
}
