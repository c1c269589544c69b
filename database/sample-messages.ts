import type { Database } from "#data/shared/database.ts";
import { findFlags } from "#domain/messages/flags.ts";
import type { WriterRole } from "#domain/messages/line.ts";
import { hour, minute } from "#domain/shared/durations.ts";
import { sql } from "kysely";
import { idFrom, numberFrom } from "./sample-time.ts";

type Said = readonly [who: WriterRole, text: string];

/** What a family and a tutor write. */
const talks: readonly (readonly Said[])[] = [
  [
    ["student", "Good evening. I don't understand question 5 of the homework."],
    [
      "tutor",
      "Look at page 42 again: you need the second formula. Shall we begin with it tomorrow?",
    ],
    ["student", "Yes please!"],
    ["guardian", "Thank you. We are away on Saturday, I have asked for another time."],
    ["tutor", "I have seen it, Sunday at the same time suits me."],
  ],
  [
    ["tutor", "Well done today. Please read the next chapter before Thursday."],
    ["student", "I will."],
    ["tutor", "You can also reach me on WhatsApp, 98490 55501."],
    ["guardian", "Please keep writing here."],
    ["tutor", "Of course, sorry."],
  ],
  [["student", "గురువారం పరీక్ష ఉంది, రేపు ఆ అధ్యాయం చూద్దామా?"]],
];

const toOffice: readonly Said[] = [
  ["student", "Could we have one more lesson each week before the exams?"],
  ["staff", "Gladly. Which days suit you?"],
  ["student", "Monday or Wednesday after six."],
];

interface SampleLine {
  id: string;
  student_id: string;
  tutor_id: string | null;
  account_id: string | null;
  guardian_id: string | null;
}

/**
 * Inserts what was written between students who may write and their tutors within the last days, and in
 * the sample student's line to the office.
 */
export async function insertMessages(trx: Database, now: Date, adminId: string): Promise<void> {
  const { rows } = await sql<SampleLine>`
    select l.id, l.student_id, l.tutor_id, l.account_id, g.id as guardian_id
    from lines l join guardians g on g.student_id = l.student_id and g.ended_at is null
    where l.ended_at is null and g.consent = 'given' and g.consent_version >= 3
    order by (select email from accounts where id = l.student_id), l.id`.execute(trx);
  for (const [place, line] of rows.entries()) {
    // One in nine has a flag, and in half of the others the tutor has not answered.
    const talk = talks[place % 9 === 1 ? 1 : (place % 2) * 2] ?? [];
    await insertTalk(trx, line, talk, { now, adminId });
  }
  const student = idFrom("student");
  await trx.insertInto("lines").values({ id: student, account_id: student }).execute();
  const office = { id: student, student_id: student, tutor_id: null, account_id: student };
  await insertTalk(trx, { ...office, guardian_id: null }, toOffice, { now, adminId });
}

async function insertTalk(
  trx: Database,
  line: SampleLine,
  talk: readonly Said[],
  { now, adminId }: { now: Date; adminId: string },
): Promise<void> {
  const authors: Record<WriterRole, string | null> = {
    student: line.student_id,
    tutor: line.tutor_id,
    guardian: line.guardian_id,
    staff: adminId,
  };
  const last = now.getTime() - (1 + numberFrom(line.id, 20)) * hour;
  const messages = talk.map(([writtenAs, text], place) => ({
    line_id: line.id,
    seq: place + 1,
    author_id: authors[writtenAs] ?? adminId,
    written_as: writtenAs,
    client_id: idFrom(`message ${line.id} ${place}`),
    text,
    written_at: new Date(last - (talk.length - 1 - place) * 17 * minute),
  }));
  await trx.insertInto("line_messages").values(messages).execute();
  const [lastWritten] = messages.slice(-1);
  if (!lastWritten) return;
  await trx
    .updateTable("lines")
    .set({
      last_seq: talk.length,
      last_at: lastWritten.written_at,
      last_written_as: lastWritten.written_as,
    })
    .where("id", "=", line.id)
    .execute();
  for (const { seq, text, written_at: openedAt } of messages) {
    const flags = findFlags(text, null);
    if (flags.length === 0) continue;
    const review = { line_id: line.id, seq, flags, urgency: 1, opened_at: openedAt };
    await trx.insertInto("line_reviews").values(review).execute();
  }
}
