import type { EnquiryAsker, EnquiryLanguage, EnquirySource } from "#domain/enquiries/enquiry.ts";
import type { EnquiryStage, LostReason } from "#domain/enquiries/stage.ts";
import { rolesIn } from "#domain/people/staff.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import { repeatsSql, type RepeatedEnquiry } from "./board.ts";
import { nameOrderSql } from "#data/shared/name-order.ts";
import { plannedDemoSql, type PlannedDemo } from "#data/timetable/demo-lessons.ts";

/** A line of an enquiry's history. */
export interface EnquiryEvent {
  id: string;
  at: Date;
  /** Who did it; null for the website and for a former admin. */
  name: string | null;
  what: string;
  note: string | null;
}

/** Who asks for whom, and what for. */
export interface AskedEnquiry {
  stage: EnquiryStage;
  asker: EnquiryAsker;
  askerName: string;
  childName: string | null;
  phone: string | null;
  email: string | null;
  classId: string;
  subjectIds: string[];
}

/** All that the staff know about an enquiry. */
export interface EnquiryRecord extends AskedEnquiry {
  id: string;
  createdAt: Date;
  source: EnquirySource;
  firstAt: Date | null;
  secondAt: Date | null;
  language: EnquiryLanguage;
  answeredAt: Date | null;
  lostReason: LostReason | null;
  lostNote: string | null;
  ownerId: string | null;
  nextStep: string | null;
  nextStepAt: Date | null;
  studentId: string | null;
  /** Whether more came with its phone number or mailbox in a day than one family sends. */
  isRepeated: boolean;
  /** null where no other came before it, or that one was deleted. */
  repeats: RepeatedEnquiry | null;
  /** The planned demo class; null for none. */
  demo: PlannedDemo | null;
  /** The newest first. */
  events: EnquiryEvent[];
  /** Who can own it. */
  staff: { id: string; name: string }[];
}

/** The history shows as many lines. */
const eventLimit = 200;

/** An enquiry with its history and the staff who may own it, in one statement; null for none. */
export async function findEnquiry(db: Database, enquiryId: string): Promise<EnquiryRecord | null> {
  const found = await findRow<EnquiryRecord>(db)`
    select e.id, e.created_at as "createdAt", e.source, e.asker, e.asker_name as "askerName",
      e.child_name as "childName", e.phone, e.email, e.class_id as "classId",
      e.subject_ids as "subjectIds", e.first_at as "firstAt", e.second_at as "secondAt",
      e.language, e.stage, e.answered_at as "answeredAt", e.lost_reason as "lostReason",
      e.lost_note as "lostNote", e.owner_id as "ownerId", e.next_step as "nextStep",
      e.next_step_at as "nextStepAt", e.student_id as "studentId",
      e.is_repeated as "isRepeated", ${repeatsSql} as repeats,
      ${plannedDemoSql(sql`e.id`)} as demo,
      (select coalesce(json_agg(h), '[]') from (
        select v.id, v.at, a.name, v.what, v.note
        from enquiry_events v left join admins a on a.id = v.admin_id
        where v.enquiry_id = e.id order by v.at desc, v.id limit ${sql.lit(eventLimit)}) h) as events,
      (select coalesce(json_agg(s), '[]') from (
        select id, name from admins where role = any(${rolesIn("enquiries")}::text[]) order by ${nameOrderSql(sql`name`)}, id) s) as staff
    from enquiries e where e.id = ${enquiryId}`;
  // Dates within JSON arrive as text.
  if (!found) return null;
  const { demo, events } = found;
  return {
    ...found,
    demo: demo && { ...demo, startsAt: new Date(demo.startsAt) },
    events: events.map((event) => ({ ...event, at: new Date(event.at) })),
  };
}
