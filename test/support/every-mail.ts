import type pg from "pg";
import { mailKinds, type MailKind } from "#domain/mail/mail.ts";
import type { DeliveryOptions } from "#server/mail/deliver.ts";
import { createDelivery } from "#server/mail/deliver.ts";
import type { Letter } from "#server/mail/transport.ts";

// Every kind of mail as it is sent, about the records of the sample academy.

export const allMailKinds = Object.keys(mailKinds) as MailKind[];

const ofStudents = "select id as account, '{}' as data from students";
const ofTutors = "select id as account, '{}' as data from tutors";
const ofStaff = "select id as account, '{}' as data from admins";

/** The whole weeks around now, in which the sample has lessons. */
const period = "'from', now() - interval '30 days', 'until', now()";
const guardians = `select student_id as account, json_build_object('guardianId', id) as data
  from guardians`;

/** The people of things of their assignments: the student and the tutor. */
const people = "cross join unnest(array[a.student_id, a.tutor_id]) as person (id)";

const assignments = `select person.id as account, json_build_object('assignmentId', a.id) as data
  from assignments a ${people}`;

const change = `json_build_object('what', 'planned', 'assignmentId', a.id, 'count', 1,
  'seriesId', null, 'lessons', json_build_array(json_build_object('id', c.id, 'was', null,
  'startsAt', to_json(c.starts_at at time zone 'UTC')#>>'{}' || 'Z', 'minutes', c.minutes)))::jsonb`;

const comingLessons = `content_items c join assignments a on a.id = c.assignment_id
  and c.starts_at > now() + interval '3 days' and c.cancelled_at is null`;

const records = "select student_id as account, json_build_object('lessonId', lesson_id) as data";

const reports = (more: string) => `select r.student_id as account,
  jsonb_build_object('lessonId', lesson_id, 'isChange', false) || ${more} as data
  from lesson_reports r left join guardians g on g.student_id = r.student_id`;

const requests = (more: string) => `select a.student_id as account,
  jsonb_build_object('requestId', q.id) || ${more} as data
  from lesson_requests q join content_items c on c.id = q.lesson_id
    join assignments a on a.id = c.assignment_id
    left join guardians g on g.student_id = a.student_id
  where q.answer = 'declined'`;

const at = (more = "") =>
  `select id as account, jsonb_build_object('at', now() ${more}) as data from accounts`;

/** Links of one purpose, each for an account: made by the query. */
const links = (purpose: string, table: string) => `with made as (
    insert into mailed_links (account_id, purpose, email)
    select id, '${purpose}', accounts.email from accounts join ${table} using (id) limit 1
    returning id, account_id)
  select account_id as account, json_build_object('linkId', id) as data from made`;

const fees = (about: string, kind: string) => `select k.student_id as account, g.email as address,
  jsonb_build_object('familyId', k.family_id, 'guardianId', g.id, ${about}) as data
  from documents d join family_students k on k.family_id = d.family_id
    join guardians g on g.student_id = k.student_id and g.consent = 'given'
  where d.kind = '${kind}'`;

const ofGuardian = "jsonb_build_object('guardianId', g.id)";

/** Records of the sample for each kind of mail; some of them are still true when it is sent. */
const sources: Record<MailKind, string> = {
  welcome: ofStudents,
  "application-received": ofTutors,
  "application-approved": ofTutors,
  "application-rejected": `${ofTutors} where status = 'rejected'`,
  "assignment-created": assignments,
  "assignment-ended": `${assignments} where a.status <> 'active'`,
  "assignment-handed-over": `select person.id as account,
    json_build_object('assignmentId', a.id, 'tutorId', a.tutor_id) as data
    from assignments a ${people} where a.status = 'active'`,
  "guardian-assignment-ended": `select a.student_id as account,
    json_build_object('assignmentId', a.id, 'guardianId', g.id) as data
    from assignments a join guardians g on g.student_id = a.student_id where g.consent = 'given'`,
  "guardian-assignment-handed-over": `select a.student_id as account,
    json_build_object('assignmentId', a.id, 'tutorId', a.tutor_id, 'guardianId', g.id) as data
    from assignments a join guardians g on g.student_id = a.student_id where g.consent = 'given'`,
  announcement: `select a.student_id as account, json_build_object('itemId', n.id) as data
    from announcements n join assignments a on a.id = n.assignment_id
    where not exists (select from seen_items s where s.item_id = n.id)`,
  news: `select a.student_id as account, json_build_object('itemIds', json_build_array(c.id)) as data
    from content_items c join assignments a on a.id = c.assignment_id where a.status = 'active'
    and not exists (select from seen_items s where s.item_id = c.id)`,
  arrivals: `select id as account,
    json_build_object('since', now() - interval '90 days', 'until', now()) as data from admins`,
  enquiries: ofStaff,
  "enquiry-received": `select id as enquiry, 'family@test.example' as address, '{}' as data
    from enquiries`,
  "demo-lesson": `select enquiry_id as enquiry, 'family@test.example' as address,
    json_build_object('demoId', id, 'what', 'booked') as data from demo_lessons`,
  "tutor-demo-lesson": `select tutor_id as account,
    json_build_object('demoId', id, 'what', 'booked') as data from demo_lessons`,
  "guardian-consent": `${guardians} where consent = 'unanswered'`,
  "guardian-reminder": `${guardians} where consent = 'unanswered'`,
  "guardian-page": `${guardians} where consent = 'given'`,
  "consent-changed": `select (select id from admins limit 1) as account,
    json_build_object('guardianId', id) as data from guardians where consent = 'withdrawn'`,
  "consent-renewal": `${guardians} where consent_version = 1`,
  "session-reminder": `select person.id as account,
    json_build_object('itemId', c.id, 'point', 'day', 'startsAt', c.starts_at) as data
    from ${comingLessons} ${people}`,
  "lesson-change": `select person.id as account, ${change} as data from ${comingLessons} ${people}`,
  "guardian-lesson-change": `select a.student_id as account, ${change} || ${ofGuardian} as data
    from ${comingLessons} join guardians g on g.student_id = a.student_id`,
  substitution: `select c.substitute_id as account, json_build_object('lessonId', c.id) as data
    from content_items c where c.substitute_id is not null`,
  "substitution-ended": `select tutor_id as account, json_build_object('lessonId', lesson_id) as data
    from substitutions where ended_at is not null`,
  "lesson-tutor": `select person.id as account,
    json_build_object('lessonId', c.id, 'tutorId', a.tutor_id) as data
    from ${comingLessons} ${people}`,
  "guardian-lesson-tutor": `select a.student_id as account, json_build_object('lessonId', c.id,
    'tutorId', a.tutor_id, 'guardianId', g.id) as data
    from ${comingLessons} join guardians g on g.student_id = a.student_id`,
  "lesson-report": reports("'{}'"),
  "guardian-lesson-report": `${reports(ofGuardian)} where g.consent = 'given'`,
  "lesson-request": `select a.tutor_id as account, json_build_object('requestId', q.id) as data
    from lesson_requests q join content_items c on c.id = q.lesson_id
      join assignments a on a.id = c.assignment_id where q.answer is null`,
  "lesson-disputed": `select tutor_id as account, json_build_object('lessonId', lesson_id) as data
    from lesson_records where disputed_at is not null`,
  "lesson-decided": `${records} from lesson_events where what = 'decided'`,
  "guardian-lesson-decided": `select e.student_id as account,
    json_build_object('lessonId', e.lesson_id, 'guardianId', g.id) as data
    from lesson_events e join guardians g on g.student_id = e.student_id
    where e.what = 'decided' and g.consent = 'given'`,
  "homework-marked": `select h.student_id as account, json_build_object('homeworkId', h.id) as data
    from homeworks h join homework_answers n on n.homework_id = h.id where n.marked_at is not null`,
  "line-message": `select l.student_id as account, json_build_object('lineId', l.id) as data
    from lines l where l.student_id is not null and l.last_seq > 0`,
  "guardian-line-message": `select l.student_id as account,
    jsonb_build_object('lineId', l.id) || ${ofGuardian} as data
    from lines l join guardians g on g.student_id = l.student_id
    where l.last_seq > 0 and g.consent = 'given'`,
  "guardian-messages": `${guardians} where consent = 'given'`,
  "lessons-unsettled": `select id as account, json_build_object(${period}) as data from tutors`,
  "request-answered": requests("'{}'"),
  "guardian-request-answered": requests(ofGuardian),
  "fee-invoice": fees("'documentIds', jsonb_build_array(d.id)", "invoice"),
  "fee-receipt": fees("'paymentId', d.payment_id", "receipt"),
  "fee-reminder": fees("'documentIds', jsonb_build_array(d.id)", "invoice"),
  invitation: links("invitation", "tutors"),
  "staff-invitation": links("invitation", "admins"),
  "staff-role": ofStaff,
  "staff-change": `select id as account, json_build_object('what', 'joined', 'memberId', id,
    'role', role, 'by', id, 'at', now()) as data from admins where role = 'owner'`,
  "sender-change": `select id as account, json_build_object('what', 'changed', 'by', id,
    'at', now()) as data from admins where role = 'owner'`,
  "staff-ended": `select 'former@test.example' as address,
    json_build_object('language', language) as data from accounts`,
  "reset-password": links("reset-password", "students"),
  "password-changed": at(),
  "calendar-address": at(),
  "new-device": at(") || jsonb_build_object('browser', 'Firefox', 'system', 'Linux'"),
  "sign-in-changed": at(", 'change', 'passkey-added'"),
  "data-exported": at(", 'what', 'account'"),
  "wrong-codes": at(),
  "test-mail": ofStaff,
  "verify-email": links("verify-email", "students"),
  "change-email": links("change-email", "students"),
  "email-change-asked": ofStudents,
  "email-changed": links("undo-email", "students"),
};

const lessonEvent = (what: string, as: string, reason: string, outcome: string) => `
  insert into lesson_events (lesson_id, student_id, what, said_as, outcome, reason, starts_at)
  select c.id, a.student_id, '${what}', '${as}', ${outcome}, '${reason}', c.starts_at
  from content_items c join assignments a on a.id = c.assignment_id
    join guardians g on g.student_id = a.student_id and g.consent = 'given'
  where c.kind = 'live-session' and c.starts_at < now() order by c.starts_at desc, c.id limit 1`;

/** What has to happen in the sample before there is something for a mail to say. */
const events: Partial<Record<MailKind, string>> = {
  "consent-renewal": `insert into guardian_consents
    (guardian_id, decision, text_version, text_digest, mail_kind, mailed_at)
    select guardian_id, 'given', 1, text_digest, mail_kind, mailed_at from guardian_consents
    where decision = 'withheld' limit 1`,
  substitution: `update content_items i set substitute_id = free.tutor_id
    from (select c.id, t.id as tutor_id from ${comingLessons} join tutors t
        on t.status = 'approved' and t.id <> a.tutor_id and a.status = 'active'
      where c.kind = 'live-session' and not exists (select from booked_times b
        where b.tutor_id = t.id and b.starts_at < c.starts_at + interval '1 day'
          and b.ends_at > c.starts_at) limit 1) free
    where i.id = free.id`,
  "substitution-ended": `insert into substitutions (lesson_id, tutor_id, starts_at, ended_at)
    select gen_random_uuid(), id, now() + interval '1 day', now() from tutors
    where status = 'approved' limit 1`,
  "lesson-disputed": lessonEvent("disputed", "student", "", "null"),
  "lesson-decided": lessonEvent("decided", "admin", "We asked both.", "'held'"),
  "staff-change": `update accounts set email = replace(email, 'viluva', 'deepam')
    where id in (select id from admins)`,
  "sender-change": `insert into site_versions (version, changes, publisher, note)
    values (1, '{"academy": {"name": "Deepam Tutorials"}}', 'A', '') on conflict do nothing`,
  // Nobody waits for an answer of the office, and nothing is paid in advance.
  "fee-reminder": `update payment_claims set answer = 'declined', answered_at = now()
      where answer is null;
    update lesson_bills set standing = 'held' where standing = 'disputed';
    update ledger_accounts set balance = 100000000 where kind = 'family'`,
  "request-answered": `update lesson_requests set answer = 'declined', answered_at = now()
    where answer is null`,
};

interface Source {
  account?: string;
  enquiry?: string;
  address?: string;
  data: unknown;
}

/** Mails about a guardian that an admin reads. */
const aboutGuardians: readonly MailKind[] = ["consent-changed"];

/**
 * Writes mails of a kind until one has something to say, as the sender does. A guardian's go to their
 * own address. @returns that one
 */
export async function writeMail(
  pool: pg.Pool,
  kind: MailKind,
  options: Pick<DeliveryOptions, "database" | "academy" | "writer">,
): Promise<Letter | null> {
  const letters: Letter[] = [];
  const deliver = createDelivery({
    transport: { send: async (letter) => void letters.push(letter), close: () => {} },
    from: null,
    origin: "https://deepam.example",
    secret: new Uint8Array(32),
    now: () => new Date(),
    log: () => {},
    ...options,
  });
  await pool.query(events[kind] ?? "");
  const { rows } = await pool.query<Source>(
    `${sources[kind]} ${sources[kind].startsWith("with") ? "" : "limit 200"}`,
  );
  for (const { account, enquiry, address, data } of rows) {
    const { guardianId = null } = data as { guardianId?: string };
    const mail = await pool.query<{ id: string }>(
      `insert into mails (account_id, enquiry_id, kind, data, address)
       values ($1, $2, $3, $4, coalesce($5, (select email from guardians where id = $6)))
       returning id`,
      [account, enquiry, kind, data, address, aboutGuardians.includes(kind) ? null : guardianId],
    );
    await deliver(mail.rows[0]?.id ?? "", true);
    const [letter] = letters;
    if (letter) return letter;
  }
  return null;
}
