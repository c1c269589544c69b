import type pg from "pg";
import { progress } from "#server/progress.ts";
import { median } from "../support/table.ts";

const writers = 8;
const rounds = 12;
const milliseconds = 1_000;

interface Comparison {
  /** Commits per second, all writers together. */
  telling: number;
  silent: number;
  /** The median of the rounds' ratios. */
  ratio: number;
}

const setUp = `
  with people as (
    insert into accounts (email, password_hash)
    select role || n || '@writers.example', 'none' from unnest(array['s', 't']) role, generate_series(1, ${writers}) n
    returning id, email
  ), learners as (
    insert into students (id, name, username, phone_number, address, selected_class)
    select id, 'S', 's', '', '', 'class-10' from people where email like 's%'
  )
  insert into tutors (id, first_name, last_name, phone_number, qualification, experience, selected_classes, selected_subjects, status, approved_date)
  select id, 'T', 'T', '', 'phd', '10+', '{}', '{}', 'approved', now() from people where email like 't%'`;
const join = `
  insert into assignments (student_id, tutor_id, class_id, subject_id)
  select s.id, t.id, 'class-10', 'physics' from accounts s
  join accounts t on t.email = 't' || substr(s.email, 2)
  where s.email like 's%@writers.example' returning id, tutor_id`;

/** Lets eight write at once, with and without the triggers that tell of it, round by round. */
export async function compareWriters(pool: pg.Pool): Promise<Comparison> {
  await pool.query(setUp);
  const { rows } = await pool.query<{ id: string; tutor_id: string }>(join);
  const measured: { telling: number; silent: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(`Writing, round ${round} of ${rounds} ...`);
    const rates = { telling: 0, silent: 0 };
    const order =
      round % 2 === 0 ? (["telling", "silent"] as const) : (["silent", "telling"] as const);
    for (const kind of order) {
      await setTriggers(pool, kind === "telling");
      rates[kind] = await writeAll(pool, rows);
    }
    // The first warms up.
    if (round > 0) measured.push(rates);
  }
  await setTriggers(pool, true);
  return {
    telling: median(measured.map(({ telling }) => telling)),
    silent: median(measured.map(({ silent }) => silent)),
    ratio: median(measured.map(({ telling, silent }) => telling / silent)),
  };
}

async function setTriggers(pool: pg.Pool, on: boolean): Promise<void> {
  for (const change of ["inserted", "updated", "deleted"]) {
    await pool.query(
      `alter table content_items ${on ? "enable" : "disable"} trigger content_items_${change}`,
    );
  }
}

async function writeAll(
  pool: pg.Pool,
  assignments: readonly { id: string; tutor_id: string }[],
): Promise<number> {
  const begun = performance.now();
  const counts = await Promise.all(
    assignments.map((one) => write(pool, one, begun + milliseconds)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000);
}

/** Publishes, edits and deletes, each in a transaction of its own. @returns how many there were */
async function write(
  pool: pg.Pool,
  { id, tutor_id: tutorId }: { id: string; tutor_id: string },
  until: number,
): Promise<number> {
  let commits = 0;
  while (performance.now() < until) {
    await pool.query(
      `insert into content_items (assignment_id, kind, title, description, url, created_by)
       values ($1, 'exam', 'T', 'D', 'https://a.example', $2)`,
      [id, tutorId],
    );
    await pool.query("update content_items set title = 'U' where assignment_id = $1", [id]);
    await pool.query("delete from content_items where assignment_id = $1", [id]);
    commits += 3;
  }
  return commits;
}
