import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { insertHomework } from "#data/homework/homeworks.ts";
import { insertPhoto, setMarks } from "#data/homework/photos.ts";
import { allowsPhotosSql } from "#data/homework/photo-rules.ts";
import type { PhotoMark } from "#domain/homework/marks.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { idFrom, plusMinutes } from "./sample-time.ts";

/** A page of an exercise book: three equations, of which one is wrong. */
const page = join(import.meta.dirname, "sample-photo.webp");
const size = { width: 900, height: 1200 };

const marks: PhotoMark[] = [
  { kind: "tick", colour: "green", x: 520, y: 400, text: "" },
  { kind: "pen", colour: "red", points: [150, 662, 260, 668, 360, 664, 400, 660] },
  { kind: "cross", colour: "red", x: 520, y: 790, text: "" },
  { kind: "text", colour: "red", x: 450, y: 655, text: "2 times 3 as well" },
  { kind: "tick", colour: "green", x: 520, y: 1080, text: "" },
];

const day = 24 * 60;

/** How many assignments have answers with photos. */
const answered = 12;

/**
 * Lets some students answer their last two reports' homework with a photo, of which the tutor has marked the
 * earlier one, and a tutor set homework alone.
 */
export async function insertAnswers(trx: Database, now: Date): Promise<void> {
  const bytes = await readFile(page);
  const { rows } = await sql<{ id: string; studentId: string; tutorId: string; place: number }>`
    select * from (
      select h.id, h.student_id as "studentId", a.tutor_id as "tutorId",
        row_number() over (partition by a.id order by h.set_at desc)::int as place,
        dense_rank() over (order by s.created_at, a.id) as "courseRank"
      from homeworks h join assignments a on a.id = h.assignment_id and a.status = 'active'
        join students s on s.id = h.student_id
      where a.tutor_id is not null and ${allowsPhotosSql(sql`h.student_id`, now)}
        and h.set_at < ${plusMinutes(now, -day)}) n
    where place <= 2 and "courseRank" <= ${answered}`.execute(trx);
  for (const { id: homeworkId, studentId, tutorId, place } of rows) {
    const sentAt = plusMinutes(now, place === 1 ? -90 : -3 * day);
    const owner = { homeworkId, studentId, uploadId: idFrom(`upload ${homeworkId}`) };
    const photoId = await insertPhoto(trx, owner, { ...size, bytes });
    await trx
      .insertInto("homework_answers")
      .values({
        homework_id: homeworkId,
        text: "Number 2 was hard.",
        sent_at: sentAt,
        changed_at: sentAt,
      })
      .execute();
    await trx
      .updateTable("homeworks")
      .set({ done_at: sentAt })
      .where("id", "=", homeworkId)
      .execute();
    if (place === 1) continue;
    await setMarks(trx, photoId, marks);
    await trx
      .updateTable("homework_answers")
      .set({ mark: 8, mark_out_of: 10, word: "Nearly all right. Look at number 2 again." })
      .set({ marked_at: plusMinutes(sentAt, day), marked_by: tutorId })
      .where("homework_id", "=", homeworkId)
      .execute();
  }
  await setAlone(trx, now);
}

/** Homework that no report asks for, of the student who is shown first. */
async function setAlone(trx: Database, now: Date): Promise<void> {
  const assignment = await trx
    .selectFrom("assignments as a")
    .innerJoin("accounts as s", "s.id", "a.student_id")
    .where("s.email", "=", "student@viluva.example")
    .where("a.status", "=", "active")
    .where("a.tutor_id", "is not", null)
    .select(["a.id", "a.tutor_id as tutorId"])
    .orderBy("a.id")
    .limit(1)
    .executeTakeFirst();
  if (!assignment?.tutorId) return;
  await insertHomework(trx, {
    assignmentId: assignment.id,
    tutorId: assignment.tutorId,
    text: "Solve the three equations on page 12 and send a photo of your page.",
    until: toIndiaDateTimeFields(plusMinutes(now, 3 * day)).date,
  });
}
