import type pg from "pg";

export type Table = "students" | "tutors" | "assignments" | "items";

/** All records, by table and key. */
export type Snapshot = Map<string, { id: string; facts: string[] }>;

/** Reads every record that the writers of `writers.ts` make, as their ledger spells them. */
export async function readSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const { rows } = await pool.query<{ key: string; id: string; facts: string[] }>(`
    select 'students ' || a.email as key, s.id,
      array[s.name, s.username, s.phone_number, s.address, coalesce(s.referral_email, ''),
        s.selected_class, array_to_string(s.selected_subjects, ' ')] as facts
      from students s join accounts a using (id)
    union all
    select 'tutors ' || a.email, t.id,
      array[t.first_name, t.last_name, t.phone_number, t.qualification, t.experience,
        array_to_string(t.selected_classes, ' '), array_to_string(t.selected_subjects, ' '),
        t.bio, t.status, coalesce(t.rejection_reason, '')]
      from tutors t join accounts a using (id)
    union all
    select concat_ws(' ', 'assignments', student_id, tutor_id, class_id, subject_id), id,
      array[status, created_by::text]
      from assignments
    union all
    select 'items ' || title, id, array[assignment_id::text, kind, description, url,
        coalesce(to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), ''), created_by::text]
      from content_items
    union all
    select 'items ' || title, id, array[assignment_id::text, 'announcement', description,
        coalesce(url, ''), '', created_by::text]
      from announcements`);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** What one transaction writes together, and what a half of it would look like. */
const halves: Record<string, string> = {
  "an account without its record": `
    select email from accounts a where not exists (select from students where id = a.id)
      and not exists (select from tutors where id = a.id)
      and not exists (select from admins where id = a.id)`,
  "an account with two records": `
    select id::text from (select id from students union all select id from tutors
      union all select id from admins) each group by id having count(*) > 1`,
  "an account without the session that its sign-up opened": `
    select email from accounts a where not exists (select from sessions where account_id = a.id)`,
  "what a deleted account has left": `
    select id::text from (select id from students union all select id from tutors
      union all select id from admins union all select account_id from sessions) each
      where not exists (select from accounts a where a.id = each.id)`,
  "an assignment without its student or tutor": `
    select id::text from assignments a where not exists (select from students where id = student_id)
      or not exists (select from tutors where id = tutor_id)`,
  "an assignment without the student's approval": `
    select id::text from assignments a where not exists (select from course_approvals c
      where c.student_id = a.student_id and c.course_id = a.id::text and c.approved)`,
  "an approval without its assignment": `
    select course_id from course_approvals c where not exists (select from assignments a
      where c.student_id = a.student_id and c.course_id = a.id::text)`,
  "content without its assignment or tutor": `
    select id::text from (select id, assignment_id, created_by from content_items
      union all select id, assignment_id, created_by from announcements) each
      where not exists (select from assignments a
        where a.id = each.assignment_id and a.tutor_id = each.created_by)`,
  "a decision without its date or reason": `
    select id::text from tutors where (status in ('approved', 'suspended')) <> (approved_date is not null)
      or (status = 'rejected') <> (rejection_reason is not null)`,
  "a lesson without its start": `
    select id::text from content_items where (kind = 'live-session') <> (starts_at is not null)`,
  "a planned lesson that takes nobody's time": `
    select id::text from content_items c where kind = 'live-session' and cancelled_at is null
      and not exists (select from booked_times b where b.lesson_id = c.id and b.request_id is null)`,
};

const records = `select id from students union all select id from tutors
  union all select id from assignments union all select id from content_items
  union all select id from announcements`;

const isCreation = "action in ('sign-up', 'apply', 'create-assignment', 'publish')";

/** What the audit log and the records would say of a transaction that was kept in part. */
const unaudited: Record<string, string> = {
  "a record without its line in the audit log": `
    select id::text from (${records}) each
      where id not in (select subject_id from audit_log where ${isCreation})`,
  "a line in the audit log without its record": `
    with gone as (select subject_id::text as id from audit_log where outcome = 'done'
        and action in ('delete-student', 'delete-assignment', 'unpublish')),
      made as (select line.subject_id::text as id, coalesce(line.detail ->> 'assignmentId', '') as assignment,
          coalesce(line.detail ->> 'studentId', assigned.detail ->> 'studentId', '') as student
        from audit_log line left join audit_log assigned on assigned.action = 'create-assignment'
          and assigned.subject_id::text = line.detail ->> 'assignmentId'
        where line.outcome = 'done' and line.${isCreation})
    select id from made where id not in (select id::text from (${records}) each)
      and id not in (select id from gone) and assignment not in (select id from gone)
      and student not in (select id from gone)`,
  "a tutor whose last decision in the audit log is another one": `
    select id::text from tutors left join (
      select distinct on (subject_id) subject_id as id,
          case action when 'approve-tutor' then 'approved' else 'rejected' end as decided
        from audit_log where outcome = 'done' and action in ('approve-tutor', 'reject-tutor')
        order by subject_id, audit_log.id desc) last using (id)
      where status <> coalesce(decided, 'pending')`,
};

/** Half-written records; none is what it has to be. */
export function findHalves(pool: pg.Pool): Promise<string[]> {
  return find(pool, halves);
}

/** Records and lines of the audit log that lack each other, where all were made by forms. */
export function findUnaudited(pool: pg.Pool): Promise<string[]> {
  return find(pool, unaudited);
}

async function find(pool: pg.Pool, what: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  const client = await pool.connect();
  try {
    // After a crash PostgreSQL has no idea how large a table is, and would loop over all pairs.
    await client.query("set enable_nestloop = off; set statement_timeout = 0");
    for (const [fault, query] of Object.entries(what)) {
      const { rows } = await client.query<string[]>({ text: query, rowMode: "array" });
      found.push(...rows.map(([which]) => `${fault}: ${which}`));
    }
    return found;
  } finally {
    client.release(true);
  }
}

/** Holds every index against its table, where PostgreSQL has a check for its kind. @returns what PostgreSQL says of those that are damaged */
export async function findDamage(pool: pg.Pool): Promise<string[]> {
  await pool.query("create extension if not exists amcheck");
  const { rows } = await pool.query<{ name: string; kind: string }>(`
    select i.indexrelid::regclass::text as name, m.amname as kind from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      where c.relnamespace = 'public'::regnamespace
        and (m.amname = 'btree' or (m.amname = 'gin'
          and exists (select from pg_proc where proname = 'gin_index_check')))`);
  const damage: string[] = [];
  for (const { name, kind } of rows) {
    const check = kind === "gin" ? "gin_index_check($1)" : "bt_index_check($1, true)";
    try {
      await pool.query(`select ${check}`, [name]);
    } catch (error) {
      damage.push(`${name}: ${String(error)}`);
    }
  }
  return damage;
}
