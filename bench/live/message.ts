import { randomUUID } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import type pg from "pg";
import type { Database } from "#data/shared/database.ts";
import { assign, makeTutor, type Person } from "../support/people.ts";
import { readPage, send } from "../support/request.ts";

/** A student and a tutor who write to each other. */
export interface Line {
  path: string;
  student: Person;
  tutor: Person;
}

/** Gives a student, who is of age, a tutor to write to. */
export async function makeLine(
  { pool, database }: { pool: pg.Pool; database: Database },
  student: Person,
): Promise<Line> {
  const tutor = await makeTutor(database);
  await pool.query("update accounts set verified_at = now() where id = any($1::uuid[])", [
    [student.id, tutor.id],
  ]);
  await pool.query("insert into birth_dates (student_id, born_on) values ($1, '2000-01-01')", [
    student.id,
  ]);
  await assign(database, student, tutor);
  const { rows } = await pool.query<{ id: string }>("select id from lines where student_id = $1", [
    student.id,
  ]);
  return { path: `messages/${rows[0]?.id}`, student, tutor };
}

/**
 * Writes a message and reads it where the tutor has its line open, as a page does that is told of a change.
 *
 * @param told resolves when the tutor's page is told
 * @returns how long it took, in milliseconds
 */
export async function deliverMessage(
  url: string,
  { path, student, tutor }: Line,
  told: Promise<void>,
): Promise<number> {
  // Digits might be a phone number, which a writer is asked about.
  const text = `Exercise ${randomUUID().replaceAll(/\d/g, "x")}`;
  const form = { text, clientId: randomUUID() };
  const start = performance.now();
  await send(`${url}/dashboard/${path}`, { cookie: student.cookie, form, expect: 303 });
  await told;
  const { body } = await readPage(`${url}/tutor-dashboard/${path}.data`, { cookie: tutor.cookie });
  const milliseconds = performance.now() - start;
  if (!brotliDecompressSync(body).includes(text)) throw new Error("the page lacks the message");
  return milliseconds;
}
