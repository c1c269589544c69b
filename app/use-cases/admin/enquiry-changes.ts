import type { Database } from "#data/database.ts";
import { insertEnquiryEvent } from "#data/enquiries.ts";
import {
  answerEnquiry,
  lockEnquiry,
  moveEnquiry,
  updateEnquiryOwner,
  updateNextStep,
  type NextStep,
} from "#data/enquiry-changes.ts";
import {
  canFollow,
  demoStepsAfter,
  type DemoStep,
  type EnquiryStage,
  type LostReason,
} from "#domain/enquiry-stage.ts";
import { isRecordId } from "#domain/record-id.ts";
import type { RouterContextProvider } from "react-router";
import { currentAdmin } from "#security/guards.ts";
import { changeRecord } from "./change-record.ts";

type Context = Readonly<RouterContextProvider>;
type Answer = ReturnType<typeof changeRecord>;

/** What a change of an enquiry writes into its history, and the stage to which it leads. */
interface Work {
  what: string;
  note?: string | null;
  stage?: EnquiryStage;
}

/**
 * Changes an enquiry and writes it into its history.
 *
 * @param change makes the change, and returns what it was, or null where it is not possible now
 */
function changeEnquiry(
  context: Context,
  enquiryId: string,
  change: (trx: Database, stage: EnquiryStage) => Promise<Work | null>,
): Answer {
  const { accountId: adminId } = currentAdmin(context);
  const entry = { action: "change-enquiry", kind: "enquiry", id: enquiryId } as const;
  return changeRecord(context, entry, async (trx) => {
    const enquiry = await lockEnquiry(trx, enquiryId);
    const work = enquiry && (await change(trx, enquiry.stage));
    if (!work) return false;
    await insertEnquiryEvent(trx, { enquiryId, adminId, ...work });
    return true;
  });
}

/** Logs a call; the first one answers a new enquiry. @param note what was said; may be empty */
export function logCall(context: Context, enquiryId: string, note: string): Answer {
  return changeEnquiry(context, enquiryId, async (trx, stage) => {
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
export function noteEnquiry(context: Context, enquiryId: string, note: string): Answer {
  return changeEnquiry(context, enquiryId, async () => ({ what: "note", note: note.trim() }));
}

/** Gives an enquiry to one of the staff, or to nobody. @param ownerId not validated; '' for nobody */
export function setEnquiryOwner(context: Context, enquiryId: string, ownerId: string): Answer {
  return changeEnquiry(context, enquiryId, async (trx) => {
    if (ownerId !== "" && !isRecordId(ownerId)) return null;
    const isSet = await updateEnquiryOwner(trx, enquiryId, ownerId || null);
    return isSet ? { what: "owner" } : null;
  });
}

/** Says what is done next, and when. */
export function planNextStep(context: Context, enquiryId: string, step: NextStep): Answer {
  return changeEnquiry(context, enquiryId, async (trx) => {
    await updateNextStep(trx, enquiryId, step);
    return { what: "next-step", note: step.text };
  });
}

/** Says why an enquiry was lost. Refused where it is lost already or enrolled. */
export function loseEnquiry(
  context: Context,
  enquiryId: string,
  lost: { reason: LostReason; note: string },
): Answer {
  return changeEnquiry(context, enquiryId, async (trx, stage) => {
    if (!canFollow(stage, "lost")) return null;
    await moveEnquiry(trx, enquiryId, "lost", { ...lost, note: lost.note.trim() });
    await updateNextStep(trx, enquiryId, { text: null, at: null });
    return { what: "lost", stage: "lost", note: lost.note.trim() || null };
  });
}

/** Opens a lost enquiry again. Refused for any other. */
export function reopenEnquiry(context: Context, enquiryId: string): Answer {
  return changeEnquiry(context, enquiryId, async (trx, stage) => {
    if (stage !== "lost") return null;
    await moveEnquiry(trx, enquiryId, "called");
    return { what: "reopened", stage: "called" };
  });
}

/**
 * Says that a demo class was booked or held, or that it was missed or cancelled, which leads back to
 * `called`. Refused where that can't follow the stage of the enquiry.
 */
export function moveDemo(context: Context, enquiryId: string, step: DemoStep): Answer {
  return changeEnquiry(context, enquiryId, async (trx, stage) => {
    if (!demoStepsAfter(stage).includes(step)) return null;
    await moveEnquiry(trx, enquiryId, step);
    return { what: step === "called" ? "demo-missed" : step, stage: step };
  });
}
