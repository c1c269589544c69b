import { sql } from "kysely";
import { contentPairs } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { excludedSections, type Excluded } from "./export-excluded.ts";
import {
  asWritten,
  givenInstead,
  madeByStaff,
  madeByTutor,
  ofStudent,
  ownOpenTo,
  settlesLessons,
  taughtBy,
  type Section,
} from "./export-owners.ts";
import type { Tables } from "#data/shared/tables.ts";
import { readsStudentsNow } from "#data/teaching/teaching.ts";
import { feeMailKinds } from "#domain/fees/mails.ts";
import { paySections } from "#data/fees/export.ts";
import { messageSections } from "#data/messages/export.ts";
import { homeworkSections } from "#data/homework/export.ts";
import { timetableSections } from "#data/timetable/export.ts";
import { cancellationSql } from "#data/timetable/lesson-time.ts";

/**
 * For each table, the rows in a person's data export, or why it has none. Secrets are never
 * exported, and of other people only what the person sees on screens now. Of what has passed to
 * others, a person gets what they wrote, as they wrote it (decision 75). A new table is a type error
 * here until it has an entry.
 */
export const sections: Record<keyof Tables, Section | Excluded> = {
  accounts: (id) => sql`
    select id::text as key, json_build_object('id', id, 'email', email, 'language', language,
      'createdAt', created_at) as item
    from accounts where id = ${id}`,
  students: (id) => sql`
    select id::text as key, json_build_object('name', name, 'username', username,
      'phoneNumber', phone_number, 'address', address, 'referralEmail', referral_email,
      'selectedClass', selected_class, 'selectedSubjects', selected_subjects,
      'enrolledCourses', enrolled_courses, 'timesAskedLater', times_put_off_at, 'createdAt', created_at) as item
    from students where id = ${id}`,
  tutors: (id) => sql`
    select id::text as key, json_build_object('firstName', first_name, 'lastName', last_name,
      'phoneNumber', phone_number, 'qualification', qualification, 'experience', experience,
      'selectedClasses', selected_classes, 'selectedSubjects', selected_subjects, 'bio', bio,
      'roomUrl', room_url,
      'status', status, 'rejectionReason', rejection_reason, 'approvedDate', approved_date,
      'createdAt', created_at) as item
    from tutors where id = ${id}`,
  tutor_suspensions: (id) => sql`
    select id::text as key, json_build_object('since', suspended_at, 'reason', reason,
      'until', lifted_at, 'liftReason', lift_reason) as item
    from tutor_suspensions where tutor_id = ${id}`,
  admins: (id) => sql`
    select id::text as key, json_build_object('name', name, 'role', role, 'createdAt', created_at,
      'signUpMails', arrivals_pace) as item
    from admins where id = ${id}`,
  sessions: (id) => sql`
    select id::text as key, json_build_object('device', user_agent, 'signedInAt', created_at,
      'lastSeenAt', last_seen_at, 'endsAt', expires_at, 'passwordConfirmedAt', confirmed_at,
      'noticesRefusedAt', push_refused_at) as item
    from sessions where account_id = ${id}`,
  assignments: (id) => sql`
    select a.id::text as key, json_build_object('id', a.id, 'class', a.class_id,
      'subject', a.subject_id, 'status', a.status, 'assignedDate', a.assigned_date,
      'endedAt', a.ended_at,
      'student', case when a.tutor_id = ${id} and a.status <> 'active' then null else s.name end,
      'tutor', nullif(concat_ws(' ', t.first_name, t.last_name), ''),
      'madeByYou', a.created_by is not distinct from ${id}::uuid) as item
    from assignments a join students s on s.id = a.student_id left join tutors t on t.id = a.tutor_id
    where a.student_id = ${id} or a.tutor_id = ${id} and ${readsStudentsNow(id)}
      or ${madeByStaff(id)}`,
  course_approvals: (id) => sql`
    select course_id as key, json_build_object('course', course_id, 'approved', approved) as item
    from course_approvals where student_id = ${id}`,
  content_items: (id) => sql`
    select id::text as key, case when ${ownOpenTo(id)} then json_build_object('id', id, 'assignment', assignment_id, 'kind', kind,
      ${contentPairs("content_items")}, 'createdAt', created_at, 'changedAt', updated_at,
      'finishedAt', finished_at, 'cancelled', ${cancellationSql("content_items")},
      'cancelledAt', cancelled_at, 'makesUpFor', makes_up_for, 'series', series_id)
      else json_build_object('id', id, 'assignment', assignment_id, 'kind', kind,
      'title', ${asWritten("title")}, 'description', ${asWritten("description")},
      'url', case when kind <> 'live-session' then ${asWritten("url")} end,
      'createdAt', created_at) end as item
    from content_items where ${ownOpenTo(id)} or ${madeByTutor(id)}`,
  announcements: (id) => sql`
    select id::text as key, case when ${ownOpenTo(id)} then json_build_object('id', id,
      'assignment', assignment_id, 'course', course_id, ${contentPairs("announcements")},
      'createdAt', created_at)
      else json_build_object('id', id, 'assignment', assignment_id, 'title', ${asWritten("title")},
      'description', ${asWritten("description")}, 'url', ${asWritten("url")},
      'createdAt', created_at) end as item
    from announcements where ${ownOpenTo(id)} or ${madeByTutor(id)}`,
  ...timetableSections,
  ...messageSections,
  seen_items: (id) => sql`
    select item_id::text as key, json_build_object('item', item_id, 'seenAt', seen_at) as item
    from seen_items where student_id = ${id}`,
  ...homeworkSections,
  finished_items: (id) => sql`
    select item_id::text as key, json_build_object('item', item_id, 'finishedAt', finished_at) as item
    from finished_items where student_id = ${id}`,
  // What others said of a student's lessons, without their ids; of tutors and the staff their own words.
  lesson_events: (id) => sql`
    select id::text as key, json_build_object('lesson', lesson_id, 'at', at, 'what', what,
      'by', case when said_by = ${id} then 'you' else said_as end, 'outcome', outcome,
      'reason', nullif(reason, ''), 'start', starts_at) as item
    from lesson_events where student_id = ${id}
      or said_by = ${id} and (${readsStudentsNow(id)} or ${settlesLessons(id)})`,
  // How a tutor's lessons turned out, while they teach the course: it may still change.
  lesson_records: (id) => sql`
    select lesson_id::text as key, json_build_object('lesson', lesson_id, 'start', starts_at,
      'minutes', minutes, 'outcome', outcome, 'settledAt', settled_at, 'disputedSince', disputed_at,
      'everDisputed', was_disputed, 'joinedBeforeRecords', attended_before, 'reportedAt', reported_at) as item
    from lesson_records where student_id = ${id} or tutor_id = ${id} and lesson_id in
      (select c.id from content_items c where c.assignment_id in (${taughtBy(id)})
        union all ${givenInstead(id)})`,
  // A student with a guardian sees no fees; a tutor sees no prices.
  lesson_bills: (id) => sql`
    select lesson_id::text as key, json_build_object('lesson', lesson_id, 'start', starts_at,
      'minutes', minutes, 'class', class_id, 'subject', subject_id, 'standing', standing,
      'charge', case when student_id = ${id} then charge / 100.0 end,
      'discount', case when student_id = ${id} and discount <> 0 then discount / 100.0 end,
      'pay', case when tutor_id = ${id} then pay / 100.0 end) as item
    from lesson_bills where tutor_id = ${id} or student_id = ${id}
      and not exists (select from guardians g where g.student_id = ${id} and g.ended_at is null)`,
  ...paySections,
  // A tutor's own ones while they teach the course: they are about the student.
  lesson_reports: (id) => sql`
    select lesson_id::text as key, json_build_object('lesson', lesson_id, 'class', class_id,
      'subject', subject_id, 'start', starts_at, 'covered', covered, 'coveredOther', covered_other,
      'wentWell', went_well, 'toPractise', to_practise, 'homework', homework,
      'homeworkUntil', homework_until, 'understanding', understanding,
      'lastHomework', last_homework, 'sentAt', sent_at, 'changedAt', updated_at,
      'by', case when tutor_id = ${id} then 'you' else 'tutor' end) as item
    from lesson_reports
    where student_id = ${id} or tutor_id = ${id} and (assignment_id in (${taughtBy(id)})
      or lesson_id in (${givenInstead(id)}))`,
  demo_requests: (id) => sql`
    select student_id::text as key, json_build_object('firstChoice', first_at,
      'secondChoice', second_at, 'since', created_at, 'changedAt', changed_at) as item
    from demo_requests where student_id = ${id}`,
  enquiries: (id) => sql`
    select id::text as key, json_build_object('askedAt', created_at, 'from', source,
      'askedAs', asker, 'name', asker_name, 'child', child_name, 'phoneNumber', phone,
      'email', email, 'selectedClass', class_id, 'selectedSubjects', subject_ids,
      'firstChoice', first_at, 'secondChoice', second_at, 'language', language,
      'answeredAt', answered_at, 'nextStep', next_step) as item
    from enquiries where student_id = ${id}`,
  enquiry_events: (id) => sql`
    select v.id::text as key, json_build_object('at', v.at, 'what', v.what, 'stage', v.stage,
      'text', v.note) as item
    from enquiry_events v join enquiries e on e.id = v.enquiry_id where e.student_id = ${id}`,
  demo_lessons: (id) => sql`
    select d.id::text as key, json_build_object('subject', d.subject_id, 'startsAt', d.starts_at,
      'minutes', d.minutes, 'outcome', d.outcome) as item
    from demo_lessons d join enquiries e on e.id = d.enquiry_id
    where e.student_id = ${id} or d.tutor_id = ${id} and ${readsStudentsNow(id)}`,
  calendar_feeds: (id) => sql`
    select account_id::text as key, json_build_object('addressSince', created_at, 'reads', reads,
      'lastReadAt', last_read_at) as item
    from calendar_feeds where account_id = ${id}`,
  // A tutor's are for their calendar: of lessons of which nobody knows any more whose they are now.
  cancelled_sessions: (id) => sql`
    select id::text as key, json_build_object('id', id, 'startsAt', starts_at,
      'cancelledAt', cancelled_at) as item
    from cancelled_sessions where student_id = ${id}`,
  second_factors: (id) => sql`
    select admin_id::text as key, json_build_object('since', confirmed_at,
      'beingSetUpSince', next_secret_at) as item
    from second_factors where admin_id = ${id}`,
  recovery_codes: (id) => sql`
    select 'count' as key, json_build_object('left', count(*)) as item
    from recovery_codes where admin_id = ${id} having count(*) > 0`,
  sign_in_devices: (id) => sql`
    select id::text as key, json_build_object('device', user_agent, 'since', created_at,
      'until', expires_at) as item
    from sign_in_devices where account_id = ${id}`,
  known_devices: (id) => sql`
    select id::text as key, json_build_object('device', user_agent, 'since', created_at,
      'until', expires_at) as item
    from known_devices where admin_id = ${id}`,
  pending_sign_ins: (id) => sql`
    select encode(token_hash, 'hex') as key, json_build_object('until', expires_at) as item
    from pending_sign_ins where admin_id = ${id}`,
  passkeys: (id) => sql`
    select id::text as key, json_build_object('name', name, 'since', created_at,
      'lastUsedAt', last_used_at) as item
    from passkeys where account_id = ${id}`,
  mails: (id) => sql`
    select id::text as key, json_build_object('kind', kind, 'queuedAt', queued_at, 'dueAt', due_at,
      'sentAt', sent_at) as item
    from mails where account_id = ${id}
      -- A child does not see what its guardian owes.
      and (kind <> all (${sql.val(feeMailKinds)}::text[]) or data ->> 'studentId' = ${id}::text)`,
  mail_refusals: (id) => sql`
    select mail_group as key, json_build_object('notWanted', mail_group) as item
    from mail_refusals where account_id = ${id}`,
  push_refusals: (id) => sql`
    select push_group as key, json_build_object('notWanted', push_group) as item
    from push_refusals where account_id = ${id}`,
  push_subscriptions: (id) => sql`
    select n.id::text as key, json_build_object('device', s.user_agent, 'since', n.created_at) as item
    from push_subscriptions n join sessions s on s.id = n.session_id where s.account_id = ${id}`,
  pushes: (id) => sql`
    select p.id::text as key, json_build_object('kind', p.kind, 'queuedAt', p.queued_at,
      'dueAt', p.due_at, 'sentAt', p.sent_at) as item
    from pushes p join push_subscriptions n on n.id = p.subscription_id
      join sessions s on s.id = n.session_id where s.account_id = ${id}`,
  mailed_links: (id) => sql`
    select id::text as key, json_build_object('purpose', purpose, 'email', email, 'since', made_at,
      'until', expires_at) as item
    from mailed_links where account_id = ${id}`,
  birth_dates: (id) => sql`
    select student_id::text as key, json_build_object('bornOn', born_on, 'askedLater', put_off_at) as item
    from birth_dates where student_id = ${id}`,
  guardians: (id) => sql`
    select id::text as key, json_build_object('name', name, 'relation', relation, 'email', email,
      'phoneNumber', phone_number, 'language', language, 'since', named_at, 'until', ended_at, 'askedAgainAt', renewal_mailed_at) as item
    from guardians where student_id = ${id}`,
  guardian_links: (id) => sql`
    select encode(l.token_hash, 'hex') as key, json_build_object('purpose', l.opens,
      'sentAt', l.mailed_at, 'reads', l.reads, 'lastReadAt', l.last_read_at,
      'until', l.expires_at) as item
    from guardian_links l join guardians g on g.id = l.guardian_id where g.student_id = ${id}`,
  guardian_consents: (id) => sql`
    select c.id::text as key, json_build_object('decision', c.decision, 'words', c.text_version,
      'language', c.language, 'at', c.decided_at) as item
    from guardian_consents c join guardians g on g.id = c.guardian_id where g.student_id = ${id}`,
  // Notes about the person; those that an admin wrote are about others.
  staff_notes: (id) => sql`
    select id::text as key, json_build_object('text', text, 'writtenAt', written_at,
      'changedAt', changed_at, 'dueAt', due_at, 'doneAt', done_at) as item
    from staff_notes where account_id = ${id}`,
  // Without the names of other children.
  siblings: (id) => sql`
    select first_id::text || second_id::text as key,
      json_build_object('areRelated', are_related, 'saidAt', said_at) as item
    from siblings where ${id} in (first_id, second_id)`,
  // Actions of other people are exported without their ids.
  audit_log: (id) => sql`
    select lpad(id::text, 20, '0') as key, json_build_object('at', at, 'action', action,
      'outcome', outcome, 'reason', reason, 'subject', subject_kind,
      'by', case when actor_id = ${id} then 'you' else coalesce(actor_role, 'a visitor') end) as item
    from audit_log where actor_id = ${id} or subject_id = ${id}
      or subject_id in (${ofStudent(id)})`,
  site_versions: (id) => sql`
    select version::text as key, json_build_object('siteVersion', version, 'publishedAt', published_at,
      'as', publisher, 'note', note) as item
    from site_versions where published_by = ${id}`,
  site_draft: (id) => sql`
    select 'draft' as key, json_build_object('siteDraftChangedAt', changed_at, 'as', changer) as item
    from site_draft where changed_by = ${id}`,
  ...excludedSections,
};

export type SectionName = keyof Tables;

/** The exported sections, in order. */
export const sectionNames = (Object.keys(sections) as SectionName[]).filter(
  (name) => typeof sections[name] === "function",
);

export type ExportedItem = Record<string, unknown>;

const batchSize = 500;

/** A section's rows about a person, in batches, so that memory use stays constant. */
export async function* listSection(
  db: Database,
  name: SectionName,
  accountId: string,
): AsyncGenerator<ExportedItem[]> {
  const section = sections[name];
  if (typeof section !== "function") return;
  let last = "";
  for (;;) {
    const { rows } = await sql<{ key: string; item: ExportedItem }>`
      select key, item from (${section(accountId)}) s
      where key collate "C" > ${last} order by key collate "C" limit ${batchSize}`.execute(db);
    if (rows.length > 0) yield rows.map(({ item }) => item);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.key ?? last;
  }
}
