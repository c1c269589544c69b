import type { EnquiryStage, LostReason } from "#domain/enquiries/stage.ts";
import { rolesIn } from "#domain/people/staff.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasRow, rowOrNull } from "#data/shared/rows.ts";
import type { EnquiryRecord } from "./record.ts";

/** What decides which changes of an enquiry are possible, and who is mailed. */
export type LockedEnquiry = Pick<EnquiryRecord, "stage" | "classId" | "email" | "language">;

/** An enquiry, locked until the transaction ends; null for none. */
export function lockEnquiry(trx: Database, enquiryId: string): Promise<LockedEnquiry | null> {
  return trx
    .selectFrom("enquiries")
    .where("id", "=", enquiryId)
    .select(["stage", "class_id as classId", "email", "language"])
    .forUpdate()
    .$call(rowOrNull);
}

const answered = sql<Date>`coalesce(answered_at, now())`;

/** Stores that the staff have reacted to a locked enquiry; the first time stays. */
export async function answerEnquiry(trx: Database, enquiryId: string): Promise<void> {
  await trx
    .updateTable("enquiries")
    .set({ answered_at: answered })
    .where("id", "=", enquiryId)
    .execute();
}

/** Moves a locked enquiry to a stage, which also answers it. @param lost why, for a lost one */
export async function moveEnquiry(
  trx: Database,
  enquiryId: string,
  stage: Exclude<EnquiryStage, "enrolled">,
  lost: { reason: LostReason; note: string } | null = null,
): Promise<void> {
  await trx
    .updateTable("enquiries")
    .set({
      stage,
      stage_at: sql<Date>`now()`,
      answered_at: answered,
      lost_reason: lost?.reason ?? null,
      lost_note: lost?.note || null,
    })
    .where("id", "=", enquiryId)
    .execute();
}

/** @returns false where there is no such enquiry, or no such admin who works on enquiries */
export function updateEnquiryOwner(trx: Database, enquiryId: string, ownerId: string | null) {
  return hasRow(trx)`
    update enquiries set owner_id = ${ownerId}::uuid where id = ${enquiryId}
      and (${ownerId}::uuid is null or exists (select from admins where id = ${ownerId}::uuid
        and role = any(${rolesIn("enquiries")}::text[])))
    returning id`;
}

/** What is done next, and when; both null for nothing. */
export interface NextStep {
  text: string | null;
  at: Date | null;
}

export async function updateNextStep(
  trx: Database,
  enquiryId: string,
  { text, at }: NextStep,
): Promise<void> {
  await trx
    .updateTable("enquiries")
    .set({ next_step: text, next_step_at: at })
    .where("id", "=", enquiryId)
    .execute();
}

/** Joins a locked enquiry to the student whom it has become. */
export async function enrolEnquiry(
  trx: Database,
  enquiryId: string,
  studentId: string,
): Promise<void> {
  await trx
    .updateTable("enquiries")
    .set({
      stage: "enrolled",
      student_id: studentId,
      stage_at: sql<Date>`now()`,
      answered_at: answered,
      next_step: null,
      next_step_at: null,
    })
    .where("id", "=", enquiryId)
    .execute();
}
