import { sql, type RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** What is handed out of one table: each row a `key`, which orders and pages them, and an `item`. */
type Section = (accountId: string) => RawBuilder<unknown>;

/** Why a table has no section. */
interface Withheld {
  because: string;
}

const ofStudent = (id: string) => sql`select id from assignments where student_id = ${id}`;

// A student is told what an open course shows them (§4, §6), and a tutor what they published.
const openTo = (id: string) => sql`
  select a.id from assignments a where a.student_id = ${id} and (a.status = 'active' or exists (
    select from course_approvals p
    where p.student_id = a.student_id and p.course_id = a.id::text and p.approved))`;

/**
 * For each table what a person gets of it when they ask for everything about them, or why there is
 * nothing of theirs in it. Never a secret, and of other people only what screens show them.
 * A new table is an error of types here until somebody has decided.
 */
export const sections: Record<keyof Tables, Section | Withheld> = {
  accounts: (id) => sql`
    select id::text as key, json_build_object('id', id, 'email', email, 'createdAt', created_at) as item
    from accounts where id = ${id}`,
  students: (id) => sql`
    select id::text as key, json_build_object('name', name, 'username', username,
      'phoneNumber', phone_number, 'address', address, 'referralEmail', referral_email,
      'selectedClass', selected_class, 'selectedSubjects', selected_subjects,
      'enrolledCourses', enrolled_courses, 'createdAt', created_at) as item
    from students where id = ${id}`,
  tutors: (id) => sql`
    select id::text as key, json_build_object('firstName', first_name, 'lastName', last_name,
      'phoneNumber', phone_number, 'qualification', qualification, 'experience', experience,
      'selectedClasses', selected_classes, 'selectedSubjects', selected_subjects, 'bio', bio,
      'status', status, 'rejectionReason', rejection_reason, 'approvedDate', approved_date,
      'createdAt', created_at) as item
    from tutors where id = ${id}`,
  admins: (id) => sql`
    select id::text as key, json_build_object('name', name, 'createdAt', created_at) as item
    from admins where id = ${id}`,
  sessions: (id) => sql`
    select id::text as key, json_build_object('device', user_agent, 'signedInAt', created_at,
      'lastSeenAt', last_seen_at, 'endsAt', expires_at, 'passwordConfirmedAt', confirmed_at) as item
    from sessions where account_id = ${id}`,
  assignments: (id) => sql`
    select a.id::text as key, json_build_object('id', a.id, 'class', a.class_id,
      'subject', a.subject_id, 'status', a.status, 'assignedDate', a.assigned_date,
      'student', case when a.tutor_id = ${id} and a.status <> 'active' then null else s.name end,
      'tutor', nullif(concat_ws(' ', t.first_name, t.last_name), ''),
      'madeByYou', a.created_by is not distinct from ${id}::uuid) as item
    from assignments a join students s on s.id = a.student_id left join tutors t on t.id = a.tutor_id
    where a.student_id = ${id} or a.tutor_id = ${id} or a.created_by = ${id}`,
  course_approvals: (id) => sql`
    select course_id as key, json_build_object('course', course_id, 'approved', approved) as item
    from course_approvals where student_id = ${id}`,
  content_items: (id) => sql`
    select id::text as key, json_build_object('id', id, 'assignment', assignment_id, 'kind', kind,
      'title', title, 'description', description, 'url', url, 'startsAt', starts_at,
      'createdAt', created_at, 'changedAt', updated_at) as item
    from content_items where created_by = ${id} or assignment_id in (${openTo(id)})`,
  announcements: (id) => sql`
    select id::text as key, json_build_object('id', id, 'assignment', assignment_id,
      'course', course_id, 'title', title, 'description', description, 'url', url,
      'createdAt', created_at) as item
    from announcements where created_by = ${id} or assignment_id in (${openTo(id)})`,
  seen_items: (id) => sql`
    select item_id::text as key, json_build_object('item', item_id, 'seenAt', seen_at) as item
    from seen_items where student_id = ${id}`,
  calendar_feeds: (id) => sql`
    select account_id::text as key, json_build_object('addressSince', created_at) as item
    from calendar_feeds where account_id = ${id}`,
  cancelled_sessions: (id) => sql`
    select id::text as key, json_build_object('id', id, 'startsAt', starts_at,
      'cancelledAt', cancelled_at) as item
    from cancelled_sessions where student_id = ${id} or tutor_id = ${id}`,
  second_factors: (id) => sql`
    select admin_id::text as key, json_build_object('since', confirmed_at,
      'beingSetUpSince', next_secret_at) as item
    from second_factors where admin_id = ${id}`,
  recovery_codes: (id) => sql`
    select 'count' as key, json_build_object('left', count(*)) as item
    from recovery_codes where admin_id = ${id} having count(*) > 0`,
  known_devices: (id) => sql`
    select id::text as key, json_build_object('device', user_agent, 'since', created_at,
      'until', expires_at) as item
    from known_devices where admin_id = ${id}`,
  pending_sign_ins: (id) => sql`
    select encode(token_hash, 'hex') as key, json_build_object('until', expires_at) as item
    from pending_sign_ins where admin_id = ${id}`,
  mails: (id) => sql`
    select id::text as key, json_build_object('kind', kind, 'queuedAt', queued_at, 'dueAt', due_at,
      'sentAt', sent_at) as item
    from mails where account_id = ${id}`,
  mail_refusals: (id) => sql`
    select mail_group as key, json_build_object('notWanted', mail_group) as item
    from mail_refusals where account_id = ${id}`,
  mailed_links: (id) => sql`
    select id::text as key, json_build_object('purpose', purpose, 'email', email, 'since', made_at,
      'until', expires_at) as item
    from mailed_links where account_id = ${id}`,
  birth_dates: (id) => sql`
    select student_id::text as key, json_build_object('bornOn', born_on, 'askedLater', put_off_at) as item
    from birth_dates where student_id = ${id}`,
  guardians: (id) => sql`
    select id::text as key, json_build_object('name', name, 'relation', relation, 'email', email,
      'phoneNumber', phone_number, 'since', named_at, 'until', ended_at) as item
    from guardians where student_id = ${id}`,
  guardian_links: (id) => sql`
    select encode(l.token_hash, 'hex') as key, json_build_object('purpose', l.opens,
      'sentAt', l.mailed_at) as item
    from guardian_links l join guardians g on g.id = l.guardian_id where g.student_id = ${id}`,
  guardian_consents: (id) => sql`
    select c.id::text as key, json_build_object('decision', c.decision, 'words', c.text_version,
      'at', c.decided_at) as item
    from guardian_consents c join guardians g on g.id = c.guardian_id where g.student_id = ${id}`,
  // What others did is told without their ids.
  audit_log: (id) => sql`
    select lpad(id::text, 20, '0') as key, json_build_object('at', at, 'action', action,
      'outcome', outcome, 'reason', reason, 'subject', subject_kind,
      'by', case when actor_id = ${id} then 'you' else coalesce(actor_role, 'a visitor') end) as item
    from audit_log where actor_id = ${id} or subject_id = ${id}
      or subject_id in (${ofStudent(id)})`,
  undo_snapshots: {
    because: "it holds for seconds what others were deleted with, and nothing of who deleted",
  },
  erasures: { because: "it knows only accounts that are gone" },
  reset_requests: { because: "it holds for seconds what strangers typed; none says whose it is" },
  secrets: { because: "it has the academy's own keys" },
  list_counts: { because: "it counts people by the week and names nobody" },
};

/** Tables of the schema that `Tables` does not name, and why nobody gets anything of them. */
export const withheld: Readonly<Record<string, Withheld>> = {
  rate_limits: {
    because: "its keys are internet addresses and hashes, for minutes; none says whose it is",
  },
  kysely_migration: { because: "it is about the schema" },
  kysely_migration_lock: { because: "it is about the schema" },
};

export type SectionName = keyof Tables;

/** The sections that there are, in the order in which they are told. */
export const sectionNames = (Object.keys(sections) as SectionName[]).filter(
  (name) => typeof sections[name] === "function",
);

export type ExportedItem = Record<string, unknown>;

const batch = 500;

/** All that a section has about a person, in batches, so that nothing grows with what there is. */
export async function* readSection(
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
      where key collate "C" > ${last} order by key collate "C" limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows.map(({ item }) => item);
    if (rows.length < batch) return;
    last = rows.at(-1)?.key ?? last;
  }
}
