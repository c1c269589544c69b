import type pg from "pg";
import type { Database } from "#data/database.ts";
import { progress } from "#server/progress.ts";
import { assign, makeStudent, makeTutor } from "../support/people.ts";
import { median } from "../support/table.ts";

const writers = 8;
const rounds = 12;
const milliseconds = 1_000;

/** Commits per second of all writers together, with and without the triggers that notify. */
interface Comparison {
  notifying: number;
  silent: number;
  /** The median of the rounds' ratios. */
  ratio: number;
}

interface Writer {
  assignmentId: string;
  tutorId: string;
}

/** Lets eight writers work at once, with and without the triggers that notify, in turns. */
export async function compareWriters(pool: pg.Pool, database: Database): Promise<Comparison> {
  const all: Writer[] = [];
  while (all.length < writers) {
    const tutor = await makeTutor(database);
    const assignmentId = await assign(database, await makeStudent(database), tutor);
    all.push({ assignmentId, tutorId: tutor.id });
  }
  const measured: { notifying: number; silent: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(`Writing, round ${round} of ${rounds} ...`);
    const rates = { notifying: 0, silent: 0 };
    const kinds = ["notifying", "silent"] as const;
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      await setTriggers(pool, kind === "notifying");
      rates[kind] = await writeAll(pool, all);
    }
    // The first round warms up.
    if (round > 0) measured.push(rates);
  }
  await setTriggers(pool, true);
  return {
    notifying: median(measured.map(({ notifying }) => notifying)),
    silent: median(measured.map(({ silent }) => silent)),
    ratio: median(measured.map(({ notifying, silent }) => notifying / silent)),
  };
}

async function setTriggers(pool: pg.Pool, isOn: boolean): Promise<void> {
  for (const change of ["inserted", "updated", "deleted"]) {
    await pool.query(
      `alter table content_items ${isOn ? "enable" : "disable"} trigger content_items_${change}`,
    );
  }
}

/** @returns commits per second */
async function writeAll(pool: pg.Pool, all: readonly Writer[]): Promise<number> {
  const start = performance.now();
  const counts = await Promise.all(all.map((writer) => write(pool, writer, start + milliseconds)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

/** Publishes, edits and deletes, each in a transaction of its own. @returns the transactions */
async function write(
  pool: pg.Pool,
  { assignmentId, tutorId }: Writer,
  until: number,
): Promise<number> {
  let commits = 0;
  while (performance.now() < until) {
    await pool.query(
      `insert into content_items (assignment_id, kind, title, description, url, created_by)
       values ($1, 'exam', 'T', 'D', 'https://a.example', $2)`,
      [assignmentId, tutorId],
    );
    await pool.query("update content_items set title = 'U' where assignment_id = $1", [
      assignmentId,
    ]);
    await pool.query("delete from content_items where assignment_id = $1", [assignmentId]);
    commits += 3;
  }
  return commits;
}
