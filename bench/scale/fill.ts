import type pg from "pg";
import { progress } from "#server/progress.ts";
import { phone, pick, secondLast } from "../admin/people.ts";
import { dropIndexes } from "./indexes.ts";
import {
  assignmentsOfStudent,
  fourWeeks,
  studentsOfTutor,
  weeksMeasured,
  withCalendar,
  type Slot,
} from "./life.ts";
import { insertItems } from "./items.ts";
import { idOf, tutorOf } from "./numbers.ts";

/** The first students have a year behind them: what becomes of their pages is measured too. */
export const longLived = 20;
const weeksOfYear = 52;

const step = 20_000;
const passwordHash = `scrypt$32768$8$3$${"A".repeat(22)}==$${"B".repeat(43)}=`;
const agent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150";

/**
 * Adds students until there are so many, each with weeks of a realistic life: courses, items, marks
 * of what they saw, sessions, mails and lines of the audit log. Items come in the order of time, so
 * that those of one student lie as far apart on the disk as they do in life.
 *
 * @param from how many there are already
 */
export async function fillTo(client: pg.ClientBase, from: number, to: number): Promise<void> {
  const tutors = Math.ceil(to / studentsOfTutor);
  const indexes = await dropIndexes(client);
  await inSteps("tutors", Math.ceil(from / studentsOfTutor), tutors, (range) =>
    insertTutors(client, range),
  );
  await inSteps("students", from, to, (range) => insertStudents(client, range));
  const before = from * assignmentsOfStudent;
  const assignments = to * assignmentsOfStudent;
  await inSteps("assignments", before, assignments, (range) =>
    insertAssignments(client, range, tutors),
  );
  // Content needs none of the triggers, and its references are right.
  await client.query("set session_replication_role = replica");
  let serial = 0;
  const fill = ({ kind }: Slot, week: number, first: number, last: number) => {
    serial += 1;
    return inSteps(`week ${week}, ${kind}s`, first, last, (range) =>
      insertItems(client, { kind, week, serial }, { range, tutors }),
    );
  };
  if (from === 0) {
    for (let week = weeksOfYear - 1; week >= weeksMeasured; week -= 1) {
      const slots = fourWeeks.filter((slot) => slot.week === week % weeksMeasured);
      for (const slot of slots) await fill(slot, week, 0, longLived * assignmentsOfStudent);
    }
  }
  for (let week = weeksMeasured - 1; week >= 0; week -= 1) {
    const slots = fourWeeks.filter((slot) => slot.week === week);
    for (const slot of slots) await fill(slot, week, before, assignments);
  }
  await client.query("set session_replication_role = origin");
  for (const [at, index] of indexes.entries()) {
    progress(`Making index ${at + 1} of ${indexes.length} ...`);
    await client.query(index);
  }
  progress("Tidying up ...");
  await client.query("vacuum analyze");
  await client.query("checkpoint");
}

async function inSteps(
  what: string,
  from: number,
  to: number,
  insert: (range: string) => Promise<void>,
): Promise<void> {
  for (let first = from + 1; first <= to; first += step) {
    progress(`Making ${what}: ${first - 1} of ${to} ...`);
    await insert(`generate_series(${first}::bigint, ${Math.min(to, first + step - 1)}::bigint)`);
  }
}

async function insertTutors(client: pg.ClientBase, range: string): Promise<void> {
  await client.query(`insert into accounts (id, email, password_hash, verified_at)
    select ${idOf("t", "n")}, 'tutor' || n || '@scale.example', '${passwordHash}', now()
    from ${range} n`);
  await client.query(`insert into tutors (id, first_name, last_name, phone_number, qualification,
      experience, selected_classes, selected_subjects, bio, status, approved_date, created_at)
    select ${idOf("t", "n")}, ${pick("firsts", "n")}, ${secondLast}, ${phone}, 'master', '3-5',
      array[${pick("classes", "n + 7")}, ${pick("classes", "n + 8")}],
      array[${pick("subjects", "n + 11")}, ${pick("subjects", "n + 12")}],
      repeat('I have taught for many years. ', 8), 'approved', now(), now() - interval '60 days'
    from ${range} n`);
}

async function insertStudents(client: pg.ClientBase, range: string): Promise<void> {
  await client.query(`insert into accounts (id, email, password_hash, verified_at)
    select ${idOf("s", "n")}, 'student' || n || '@scale.example', '${passwordHash}', now()
    from ${range} n`);
  await client.query(`insert into students (id, name, username, phone_number, address,
      selected_class, selected_subjects, created_at)
    select ${idOf("s", "n")}, ${pick("firsts", "n")} || ' ' || ${secondLast}, 'student' || n,
      ${phone}, '12-3 Temple Street, ' || ${pick("villages", "n")} || ', Telangana',
      ${pick("classes", "n + 7")}, array[${pick("subjects", "n + 11")}, ${pick("subjects", "n + 12")}],
      now() - interval '35 days' from ${range} n`);
  await client.query(`insert into sessions (token_hash, account_id, user_agent, created_at, last_seen_at, expires_at)
    select sha256(('session' || n)::bytea), ${idOf("s", "n")}, '${agent}', now() - interval '9 days',
      now() - (n % 9) * interval '1 day', now() + interval '20 days' from ${range} n`);
  // The token stands in the address; calendarToken() says the same.
  await client.query(`insert into calendar_feeds (account_id, token_hash)
    select ${idOf("s", "n")}, sha256(('calendar' || lpad(n::text, 35, '0'))::bytea)
    from ${range} n where n % 10 < ${withCalendar * 10}`);
  await client.query(`insert into birth_dates (student_id, born_on)
    select ${idOf("s", "n")}, date '2010-01-01' + (n % 2000)::int from ${range} n`);
  // Every second one has a guardian, who was asked and said yes.
  await client.query(`insert into guardians (id, student_id, name, relation, email, phone_number)
    select ${idOf("g", "n")}, ${idOf("s", "n")}, ${pick("firsts", "n + 3")} || ' ' || ${secondLast}, 'mother',
      'parent' || n || '@scale.example', ${phone} from ${range} n where n % 2 = 0`);
  await client.query(`insert into guardian_links (token_hash, guardian_id, opens, mail_kind)
    select sha256((door || n)::bytea), ${idOf("g", "n")}, door, 'guardian-' || door
    from ${range} n cross join unnest(array['consent', 'page']) door where n % 2 = 0`);
  await client.query(`insert into guardian_consents (guardian_id, decision, text_version, text_digest, mail_kind, mailed_at)
    select ${idOf("g", "n")}, 'given', 1, sha256('words'), 'guardian-consent', now()
    from ${range} n where n % 2 = 0`);
}

async function insertAssignments(
  client: pg.ClientBase,
  range: string,
  tutors: number,
): Promise<void> {
  await client.query(`insert into assignments (id, student_id, tutor_id, class_id, subject_id, assigned_date)
    select ${idOf("a", "n")}, ${idOf("s", "(n + 1) / 2")}, ${idOf("t", tutorOf(tutors))},
      ${pick("classes", "(n + 1) / 2 + 7")}, ${pick("subjects", "n + 11")}, now() - interval '30 days'
    from ${range} n on conflict do nothing`);
  await client.query(`insert into course_approvals (student_id, course_id, approved)
    select ${idOf("s", "(n + 1) / 2")}, md5('a' || n)::uuid::text, true from ${range} n`);
}
