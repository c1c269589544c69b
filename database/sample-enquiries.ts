import { insertEnquiry, insertEnquiryEvent, type NewEnquiry } from "#data/enquiries.ts";
import { answerEnquiry, moveEnquiry, updateNextStep } from "#data/enquiry-changes.ts";
import type { Database } from "#data/database.ts";
import { insertDemo } from "#data/demo-lessons.ts";
import type { LostReason } from "#domain/enquiry-stage.ts";

import { sql } from "kysely";

const hour = 3_600_000;

interface SampleEnquiry extends Pick<
  NewEnquiry,
  "source" | "asker" | "askerName" | "classId" | "subjectIds"
> {
  hoursAgo: number;
  /** What was said in the call that answered it. */
  call?: string;
  /** Hours from now. */
  next?: { text: string; inHours: number };
  lost?: LostReason;
  /** Hours from now to its demo class. */
  demoIn?: number;
}

const enquiries: readonly SampleEnquiry[] = [
  {
    source: "website",
    asker: "parent",
    askerName: "Sunitha Reddy",
    classId: "class-9",
    subjectIds: ["mathematics", "physics"],
    hoursAgo: 1,
  },
  {
    source: "website",
    asker: "student",
    askerName: "Harsha Vardhan",
    classId: "class-12",
    subjectIds: ["chemistry"],
    hoursAgo: 30,
  },
  {
    source: "phone",
    asker: "parent",
    askerName: "Mohammed Irfan",
    classId: "class-7",
    subjectIds: ["english"],
    hoursAgo: 50,
    call: "The daughter is shy; they want a patient tutor and evenings after 6.",
    next: { text: "Propose two tutors", inHours: 26 },
  },
  {
    source: "referral",
    asker: "parent",
    askerName: "Padma Rao",
    classId: "class-10",
    subjectIds: ["mathematics"],
    hoursAgo: 80,
    demoIn: 70,
    call: "Will talk to her husband first.",
    next: { text: "Call again", inHours: -3 },
  },
  {
    source: "whatsapp",
    asker: "student",
    askerName: "Keerthi N",
    classId: "btech",
    subjectIds: ["mathematics"],
    hoursAgo: 400,
    call: "Needs an examination coach for next week only.",
    lost: "time",
  },
  {
    source: "walk-in",
    asker: "parent",
    askerName: "Ravi Teja",
    classId: "class-6",
    subjectIds: ["mathematics"],
    hoursAgo: 700,
    call: "Two lessons a week are too dear for them.",
    lost: "price",
  },
];

/** Inserts families who ask for a demo class, at several stages. */
export async function insertEnquiries(trx: Database, now: Date, adminId: string): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  for (const [index, sample] of enquiries.entries()) {
    const { hoursAgo, call, next, lost, demoIn, ...asked } = sample;
    const enquiryId = await insertEnquiry(trx, {
      ...asked,
      phone: `+91 00000 0002${index}`,
      email: index % 2 === 0 ? `family-${index}@viluva.example` : null,
      first: at(48),
      second: at(72),
      language: index % 2 === 0 ? "te" : "en",
      createdBy: asked.source === "website" ? null : adminId,
      note: null,
    });
    if (call) {
      await answerEnquiry(trx, enquiryId);
      await moveEnquiry(trx, enquiryId, "called");
      await insertEnquiryEvent(trx, {
        enquiryId,
        adminId,
        what: "call",
        stage: "called",
        note: call,
      });
    }
    if (next) await updateNextStep(trx, enquiryId, { text: next.text, at: at(next.inHours) });
    if (demoIn) await planDemo(trx, enquiryId, asked.classId, { now, inHours: demoIn, adminId });
    if (lost) {
      await moveEnquiry(trx, enquiryId, "lost", { reason: lost, note: "" });
      await insertEnquiryEvent(trx, { enquiryId, adminId, what: "lost", stage: "lost" });
    }
    const since = at(-hoursAgo);
    await trx
      .updateTable("enquiries")
      .set({ created_at: since, stage_at: since, ...(call && { answered_at: at(1 - hoursAgo) }) })
      .where("id", "=", enquiryId)
      .execute();
    await trx
      .updateTable("enquiry_events")
      .set({
        at: sql<Date>`case what when 'received' then ${since}::timestamptz
        else ${at(1 - hoursAgo)}::timestamptz end`,
      })
      .where("enquiry_id", "=", enquiryId)
      .execute();
  }
}

/** Plans the demo class with the first tutor who is free at that hour or at a later one. */
async function planDemo(
  trx: Database,
  enquiryId: string,
  classId: string,
  { now, inHours, adminId }: { now: Date; inHours: number; adminId: string },
): Promise<void> {
  const quarter = 900_000;
  const start = Math.ceil((now.getTime() + inHours * hour) / quarter) * quarter;
  for (let startsAt = new Date(start); ; startsAt = new Date(startsAt.getTime() + hour)) {
    const tutor = await sql<{ id: string }>`
      select id from tutors t where status = 'approved' and selected_classes @> array[${classId}]
        and selected_subjects @> array['mathematics'] and not exists (select from booked_times b
          where b.tutor_id = t.id and tstzrange(b.starts_at, b.ends_at)
            && tstzrange(${startsAt}, ${startsAt}::timestamptz + interval '45 minutes'))
      order by approved_date, id limit 1`.execute(trx);
    const tutorId = tutor.rows[0]?.id;
    if (!tutorId) continue;
    const url = "https://meet.example/demo";
    await insertDemo(trx, enquiryId, {
      tutorId,
      subjectId: "mathematics",
      startsAt,
      minutes: 45,
      url,
    });
    await moveEnquiry(trx, enquiryId, "demo-booked");
    const what = "demo-booked";
    await insertEnquiryEvent(trx, { enquiryId, adminId, what, stage: what });
    return;
  }
}
