import { linesOfSubjectSql, type LogLine } from "#data/audit/audit-log.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import type { Canceller } from "#domain/timetable/lesson.ts";
import type { ChangeKind } from "#domain/timetable/lesson-change.ts";
import type { ProposalWay } from "#domain/timetable/proposal.ts";
import type { RequestAnswer, RequestKind } from "#domain/timetable/request.ts";
import { sql } from "kysely";

/** More lines of the log are on the log's own page. */
const shownLines = 20;

/** A lesson that another one makes up for, or that makes up for it. */
interface LinkedLesson {
  id: string;
  /** ISO 8601 */
  startsAt: string;
}

/** A lesson as it is planned. Moments are in ISO 8601. */
export interface LessonPlan {
  title: string;
  url: string;
  /** Whether its assignment is active and has an approved tutor: only then can it change. */
  isTaught: boolean;
  isOfSeries: boolean;
  /** Where its series planned it, if it is at another time. */
  seriesStart: string | null;
  plannedAt: string;
  cancelled: {
    at: string;
    by: Canceller;
    name: string | null;
    reason: string;
    isMakeUpOwed: boolean;
  } | null;
  /** Who was asked to give it instead of its tutor; null for nobody. */
  substitute: { name: string; tutorName: string; hasAccepted: boolean } | null;
  /** Whether it waits for another way out, since a substitute declined or can't give it. */
  isSubstituteWanted: boolean;
  /** The names of those who declined it. */
  declinedBy: string[];
  makesUpFor: LinkedLesson | null;
  madeUpBy: LinkedLesson | null;
}

/** What a family asked about a lesson. */
export interface LessonRequestRecord {
  kind: RequestKind;
  askedAs: "student" | "guardian";
  reason: string;
  wantedAt: string | null;
  askedAt: string;
  answer: RequestAnswer | null;
  answeredAt: string | null;
  answerReason: string;
}

/** What the office did with a lesson at the desk, and what the family said of it. */
export interface LessonProposal {
  id: string;
  way: ProposalWay;
  wasAt: string;
  askedAt: string;
  expiresAt: string;
  suits: boolean | null;
  comment: string;
  answeredAt: string | null;
  answeredAs: "student" | "guardian" | null;
  /** Of who answered; null for a guardian who is forgotten. */
  name: string | null;
  isKept: boolean;
  /** Whether the lesson was changed again. */
  isEnded: boolean;
  /** Whether it was while the family could still answer, and had not. */
  isWithdrawn: boolean;
}

/** A mail about a lesson; sent ones are kept for a week. */
export interface LessonMail {
  id: string;
  kind: MailKind;
  /** The change of the lesson; null for other mails. */
  what: ChangeKind | null;
  /** When the lesson was before a move that the mail speaks of. */
  was: string | null;
  name: string | null;
  isToGuardian: boolean;
  dueAt: string;
  sentAt: string | null;
  failedAt: string | null;
}

/** How a lesson came to be as it is. */
export interface LessonHistory {
  /** null for a lesson that was deleted, and for a reader who may not know of it. */
  plan: LessonPlan | null;
  /** In their order. */
  requests: LessonRequestRecord[];
  /** In their order. */
  proposals: LessonProposal[];
  /** In their order. */
  mails: LessonMail[];
  /** The newest first. */
  log: (Omit<LogLine, "at"> & { at: string })[];
}

const linked = sql`json_build_object('id', m.id, 'startsAt', m.starts_at)`;

/** SQL: the columns of a `LessonHistory` of the lesson `l`, which may be the content item `c` of an assignment `a`. */
export const historySql = sql`
  case when c.id is not null then json_build_object('title', c.title, 'url', c.url,
    'isTaught', a.status = 'active' and exists (select from tutors
      where id = a.tutor_id and status = 'approved'),
    'isOfSeries', c.series_id is not null,
    'seriesStart', case when c.series_start <> c.starts_at then c.series_start end,
    'plannedAt', c.created_at,
    'cancelled', case when c.cancelled_at is not null then json_build_object('at', c.cancelled_at,
      'by', c.cancelled_as, 'reason', c.cancel_reason, 'isMakeUpOwed', c.make_up_owed,
      'name', case c.cancelled_as
        when 'admin' then (select name from admins where id = c.cancelled_by)
        when 'tutor' then (select concat_ws(' ', first_name, last_name) from tutors
          where id = c.cancelled_by)
        when 'guardian' then (select name from guardians where id = c.cancelled_by)
        when 'student' then s.name end) end,
    'substitute', (select json_build_object('name', concat_ws(' ', u.first_name, u.last_name),
        'tutorName', (select concat_ws(' ', o.first_name, o.last_name) from tutors o
          where o.id = a.tutor_id),
        'hasAccepted', c.substitute_accepted_at is not null)
      from tutors u where u.id = c.substitute_id),
    'isSubstituteWanted', c.substitute_wanted_since is not null,
    'declinedBy', (select coalesce(json_agg(concat_ws(' ', u.first_name, u.last_name)
        order by x.answered_at), '[]')
      from substitutions x join tutors u on u.id = x.tutor_id
      where x.lesson_id = c.id and x.answer = 'declined'),
    'makesUpFor', (select ${linked} from content_items m where m.id = c.makes_up_for),
    'madeUpBy', (select ${linked} from content_items m
      where m.makes_up_for = c.id and m.cancelled_at is null)) end as plan,
  (select coalesce(json_agg(json_build_object('kind', q.kind, 'askedAs', q.asked_as,
      'reason', q.reason, 'wantedAt', q.starts_at, 'askedAt', q.asked_at, 'answer', q.answer,
      'answeredAt', q.answered_at, 'answerReason', q.answer_reason) order by q.asked_at, q.id), '[]')
    from lesson_requests q where q.lesson_id = l.id) as requests,
  (select coalesce(json_agg(json_build_object('id', p.id, 'way', p.way, 'wasAt', p.was_at,
      'askedAt', p.asked_at, 'expiresAt', p.expires_at, 'suits', p.suits, 'comment', p.comment,
      'answeredAt', p.answered_at, 'answeredAs', p.answered_as,
      'name', case p.answered_as when 'student' then s.name else (select name from guardians
        where id = p.guardian_id) end,
      'isKept', p.kept_at is not null, 'isEnded', p.ended_at is not null,
      'isWithdrawn', p.suits is null and coalesce(p.ended_at < p.expires_at, false))
      order by p.asked_at, p.id), '[]')
    from lesson_proposals p where p.lesson_id = l.id) as proposals,
  (select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'what', m.data->>'what',
      'was', (select w->'was'->>'startsAt' from jsonb_array_elements(m.data->'lessons') w
        where w->>'id' = l.id::text),
      'name', case when m.data ? 'guardianId'
        then (select name from guardians where id = (m.data->>'guardianId')::uuid)
        when m.account_id = s.id then s.name else (select concat_ws(' ', first_name, last_name)
          from tutors where id = m.account_id) end,
      'isToGuardian', m.data ? 'guardianId', 'dueAt', m.due_at, 'sentAt', m.sent_at,
      'failedAt', m.failed_at) order by m.due_at, m.id), '[]')
    from mails m where m.account_id in (s.id, t.id, a.tutor_id)
      and (l.id::text in (m.data->>'itemId', m.data->>'lessonId')
        or m.data->'lessons' @> jsonb_build_array(jsonb_build_object('id', l.id))
        or m.data->>'requestId' in (select id::text from lesson_requests where lesson_id = l.id)))
    as mails,
  (select coalesce(json_agg(h), '[]')
    from (${linesOfSubjectSql(sql`l.id`, sql.lit(shownLines))}) h) as log`;
