import { insertEnquiry, insertEnquiryEvent, type NewEnquiry } from "#data/enquiries/enquiries.ts";
import { answerEnquiry, moveEnquiry, updateNextStep } from "#data/enquiries/changes.ts";
import type { Database } from "#data/shared/database.ts";
import { insertDemo } from "#data/timetable/demo-lessons.ts";
import type { LostReason } from "#domain/enquiries/stage.ts";
import { dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { sql } from "kysely";
import { dayAt, inOfficeHours, plusMinutes } from "./sample-time.ts";
import { hour } from "#domain/shared/durations.ts";

interface SampleEnquiry extends Pick<
  NewEnquiry,
  "source" | "asker" | "askerName" | "classId" | "subjectIds"
> {
  hoursAgo: number;
  /** What was said in the call that answered it. */
  call?: string;
  /** About so many hours from now, while the office is open. */
  next?: { text: string; inHours: number };
  lost?: LostReason;
  /** Days from now to its demo class. */
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
    demoIn: 3,
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
      first: dayAt(now, 2, "17:30"),
      second: dayAt(now, 3, "18:00"),
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
    if (next) {
      const nextAt = inOfficeHours(at(next.inHours));
      await updateNextStep(trx, enquiryId, { text: next.text, at: nextAt });
    }
    if (demoIn) await planDemo(trx, enquiryId, asked.classId, { now, inDays: demoIn, adminId });
    if (lost) {
      await moveEnquiry(trx, enquiryId, "lost", { reason: lost, note: "" });
      await insertEnquiryEvent(trx, { enquiryId, adminId, what: "lost", stage: "lost" });
    }
    // A family writes on the website at any hour, and calls or comes while the office is open.
    const since = asked.source === "website" ? at(-hoursAgo) : inOfficeHours(at(-hoursAgo));
    const answeredAt = plusMinutes(since, 60);
    await trx
      .updateTable("enquiries")
      .set({ created_at: since, stage_at: since, ...(call && { answered_at: answeredAt }) })
      .where("id", "=", enquiryId)
      .execute();
    await trx
      .updateTable("enquiry_events")
      .set({
        at: sql<Date>`case what when 'received' then ${since}::timestamptz
        else ${answeredAt}::timestamptz end`,
      })
      .where("enquiry_id", "=", enquiryId)
      .execute();
  }
}

const demoMinutes = 45;

/** The times of a day at which a demo class could begin: after school, or on a weekend's morning. */
const demoTimes = (weekday: number) =>
  weekday >= 6 ? ["10:00", "11:00", "12:00"] : ["17:00", "18:00", "19:00"];

/** Plans the demo class with the first tutor who is free, on that day or a later one. */
async function planDemo(
  trx: Database,
  enquiryId: string,
  classId: string,
  { now, inDays, adminId }: { now: Date; inDays: number; adminId: string },
): Promise<void> {
  for (let days = inDays; ; days += 1) {
    for (const time of demoTimes(weekdayOf(dayOf(dayAt(now, days, "12:00"))))) {
      const startsAt = dayAt(now, days, time);
      const tutorId = await findFreeTutor(trx, classId, startsAt);
      if (!tutorId) continue;
      const url = "https://meet.example/demo";
      const demo = { tutorId, subjectId: "mathematics", startsAt, minutes: demoMinutes, url };
      await insertDemo(trx, enquiryId, demo);
      await moveEnquiry(trx, enquiryId, "demo-booked");
      const what = "demo-booked";
      await insertEnquiryEvent(trx, { enquiryId, adminId, what, stage: what });
      return;
    }
  }
}

async function findFreeTutor(
  trx: Database,
  classId: string,
  startsAt: Date,
): Promise<string | undefined> {
  const endsAt = plusMinutes(startsAt, demoMinutes);
  const { rows } = await sql<{ id: string }>`
    select id from tutors t where status = 'approved' and selected_classes @> array[${classId}]
      and selected_subjects @> array['mathematics'] and not exists (select from booked_times b
        where b.tutor_id = t.id and tstzrange(b.starts_at, b.ends_at)
          && tstzrange(${startsAt}, ${endsAt}))
    order by approved_date, id limit 1`.execute(trx);
  return rows[0]?.id;
}
