import { balanceSql } from "#data/fees/balance.ts";
import type { ConsentState, Relation } from "#domain/guardians/guardian.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import type { Language } from "#domain/shared/language.ts";
import { sql } from "kysely";
import {
  newContactReadsSql,
  type ContactReader,
  type ContactsFound,
} from "#data/audit/contact-reads.ts";
import type { Database } from "#data/shared/database.ts";
import { consentStateSql, joinLastConsent } from "#data/guardians/guardians.ts";
import { callCardSql, type CallCard } from "./call-card.ts";
import { commonSql, type PersonFacts, type PersonValues } from "./person-facts.ts";
import { prepare } from "#data/shared/prepared.ts";
import { referrerSql, type Referrer } from "./referrals.ts";
import { matchTutors, type SubjectMatches } from "#data/timetable/matching.ts";
import { weeklyTimesSql } from "#data/timetable/weekly-times.ts";

export interface StudentFacts extends PersonFacts {
  name: string;
  username: string;
  address: string;
  referralEmail: string | null;
  /** Who has, or had, that address; null for an address of nobody's here. */
  referrer: Referrer | null;
  selectedClass: string;
  selectedSubjects: string[];
  /** Legacy course ids (§3). */
  enrolledCourses: string[];
  /** YYYY-MM-DD; null when not given. */
  bornOn: string | null;
  guardian: {
    name: string;
    relation: Relation;
    email: string;
    phoneNumber: string;
    /** In which they read. */
    language: Language;
    consent: ConsentState;
    consentVersion: number | null;
    decidedAt: string | null;
    namedAt: string;
  } | null;
  /** When lessons suit the family; empty where they haven't said. */
  preferredTimes: WeeklyTime[];
  /** For each of the first subjects without an active assignment. */
  matches: SubjectMatches[];
  call: CallCard;
  /** What the family owes, in paise; negative is paid in advance, null for no account. */
  balance: number | null;
}

type StudentValues = PersonValues & ContactReader;

const selectStudent = prepare("admin-student", (db, values: StudentValues) =>
  sql<StudentFacts & { newReads: string[] }>`
    with reads as (${newContactReadsSql(values, sql`array[${values.id}]`)})
    select s.id, s.name, s.username, e.email, e.verified_at is not null as "isAddressProved",
      e.password_hash is null as "isInvited",
      s.phone_number as "phoneNumber", s.address, s.referral_email as "referralEmail",
      case when s.referral_email is not null then ${referrerSql("s")} end as referrer,
      s.selected_class as "selectedClass", s.selected_subjects as "selectedSubjects",
      s.enrolled_courses as "enrolledCourses", s.created_at as "createdAt",
      b.born_on::text as "bornOn",
      (select json_build_object('name', g.name, 'relation', g.relation, 'email', g.email,
          'phoneNumber', g.phone_number, 'language', g.language, 'consent', ${consentStateSql},
          'consentVersion', last.text_version,
          'decidedAt', last.decided_at, 'namedAt', g.named_at)
        from guardians g ${joinLastConsent}
        where g.student_id = s.id and g.ended_at is null) as guardian,
      array(select id from reads) as "newReads",
      ${weeklyTimesSql("student", sql`s.id`)} as "preferredTimes",
      ${matchTutors(
        {
          studentId: sql`s.id`,
          classId: sql`s.selected_class`,
          subjectIds: sql`(array(
            select chosen.id from unnest(s.selected_subjects) with ordinality chosen (id, position)
            where not exists (select from assignments taught where taught.student_id = s.id
              and taught.subject_id = chosen.id and taught.status = 'active')
            order by chosen.position))`,
        },
        { subjects: 3, considered: 200, compared: 200, shown: 5 },
      )} as matches,
      ${callCardSql(values.now)} as call,
      ${balanceSql(sql`s.id`)} as balance,
      ${commonSql("student_id", values)}
    from students s
    join accounts e on e.id = s.id
    left join birth_dates b on b.student_id = s.id
    where s.id = ${values.id}::uuid`.compile(db),
);

/**
 * All that the page of a student shows, in one statement, which also records that the contact of a
 * minor was read; null where there is no such student.
 */
export async function findStudentFacts(
  db: Database,
  values: StudentValues,
): Promise<ContactsFound<StudentFacts | null>> {
  const [row] = await selectStudent(db, values);
  if (!row) return { found: null, newReads: [] };
  const { newReads, ...found } = row;
  return { found, newReads };
}
