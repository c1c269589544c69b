import {
  answerEnquiry,
  moveEnquiry,
  updateEnquiryOwner,
  updateNextStep,
  type NextStep,
} from "#data/enquiries/changes.ts";
import { canFollow, type LostReason } from "#domain/enquiries/stage.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Context } from "#request/context.ts";
import { changeEnquiry } from "./change.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";
import { cancelDemo, lockDemoTutor } from "#use-cases/timetable/demo-lessons.ts";

/** Logs a call; the first one answers a new enquiry. @param note what was said; may be empty */
export function logCall(context: Context, enquiryId: string, note: string): ChangeResult {
  return changeEnquiry(context, enquiryId, async (trx, { stage }) => {
    const call = { what: "call", note: note.trim() || null };
    if (stage === "new") {
      await moveEnquiry(trx, enquiryId, "called");
      return { ...call, stage: "called" };
    }
    await answerEnquiry(trx, enquiryId);
    return call;
  });
}

/** Adds a note to an enquiry, which does not answer it. */
export function noteEnquiry(context: Context, enquiryId: string, note: string): ChangeResult {
  return changeEnquiry(context, enquiryId, async () => ({ what: "note", note: note.trim() }));
}

/** Gives an enquiry to one of the staff, or to nobody. @param ownerId not validated; '' for nobody */
export function setEnquiryOwner(
  context: Context,
  enquiryId: string,
  ownerId: string,
): ChangeResult {
  return changeEnquiry(context, enquiryId, async (trx) => {
    if (ownerId !== "" && !isRecordId(ownerId)) return null;
    const isSet = await updateEnquiryOwner(trx, enquiryId, ownerId || null);
    return isSet ? { what: "owner" } : null;
  });
}

/** Says what is done next, and when. */
export function planNextStep(context: Context, enquiryId: string, step: NextStep): ChangeResult {
  return changeEnquiry(context, enquiryId, async (trx) => {
    await updateNextStep(trx, enquiryId, step);
    return { what: "next-step", note: step.text };
  });
}

/** Says why an enquiry was lost, which cancels its demo class. Refused where it is lost already or enrolled. */
export function loseEnquiry(
  context: Context,
  enquiryId: string,
  lost: { reason: LostReason; note: string },
): ChangeResult {
  return changeEnquiry(
    context,
    enquiryId,
    async (trx, enquiry) => {
      if (!canFollow(enquiry.stage, "lost")) return null;
      await cancelDemo(context, trx, enquiryId, enquiry.email);
      await moveEnquiry(trx, enquiryId, "lost", { ...lost, note: lost.note.trim() });
      await updateNextStep(trx, enquiryId, { text: null, at: null });
      return { what: "lost", stage: "lost", note: lost.note.trim() || null };
    },
    (trx) => lockDemoTutor(trx, enquiryId),
  );
}

/** Opens a lost enquiry again. Refused for any other. */
export function reopenEnquiry(context: Context, enquiryId: string): ChangeResult {
  return changeEnquiry(context, enquiryId, async (trx, { stage }) => {
    if (stage !== "lost") return null;
    await moveEnquiry(trx, enquiryId, "called");
    return { what: "reopened", stage: "called" };
  });
}
