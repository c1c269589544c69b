import type { ImportFacts, KnownPerson } from "#domain/import/step.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** What the academy knows about the addresses of a sheet. */
export async function findImportFacts(
  db: Database,
  emails: readonly string[],
  now: Date,
): Promise<ImportFacts> {
  const { rows } = await sql<KnownPerson & { email: string }>`
    select a.email, a.id, a.verified_at is not null as "isProved",
      case when s.id is not null then json_build_object('name', s.name, 'username', s.username,
        'phoneNumber', s.phone_number, 'address', s.address, 'referralEmail', s.referral_email,
        'selectedClass', s.selected_class, 'selectedSubjects', s.selected_subjects,
        'bornOn', b.born_on) end as student,
      case when t.id is not null then json_build_object('firstName', t.first_name,
        'lastName', t.last_name, 'phoneNumber', t.phone_number,
        'selectedClasses', t.selected_classes, 'selectedSubjects', t.selected_subjects,
        'bio', t.bio, 'status', t.status) end as tutor,
      g.email as guardian,
      (select coalesce(json_agg(json_build_object('classId', m.class_id, 'subjectId', m.subject_id,
          'tutorId', m.tutor_id)), '[]')
        from assignments m where m.student_id = s.id and m.status = 'active') as assignments
    from accounts a
    left join students s on s.id = a.id
    left join tutors t on t.id = a.id
    left join birth_dates b on b.student_id = s.id
    left join guardians g on g.student_id = s.id and g.ended_at is null
    where a.email = any(${[...emails]}::text[])`.execute(db);
  const kept = await sql<{ email: string }>`
    select l.email from mailed_links l
    where l.email = any(${[...emails]}::text[]) and l.purpose = 'undo-email'
      and (l.expires_at is null or l.expires_at > ${now})
      and not exists (select from accounts a where a.email = l.email)`.execute(db);
  return {
    now,
    people: new Map(rows.map(({ email, ...person }) => [email, person])),
    kept: new Set(kept.rows.map(({ email }) => email)),
  };
}
