import type { Database } from "#data/shared/database.ts";
import { insertEnquiryEvent } from "#data/enquiries/enquiries.ts";
import { lockEnquiry, type LockedEnquiry } from "#data/enquiries/changes.ts";
import type { EnquiryStage } from "#domain/enquiries/stage.ts";
import type { Context } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

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
 * @param lock takes what has to be locked before the enquiry
 */
export function changeEnquiry(
  context: Context,
  enquiryId: string,
  change: (trx: Database, enquiry: LockedEnquiry) => Promise<Work | null>,
  lock?: (trx: Database) => Promise<void>,
): ChangeResult {
  const { accountId: adminId } = currentAdmin(context);
  const entry = { action: "change-enquiry", kind: "enquiry", id: enquiryId } as const;
  return changeRecord(context, entry, async (trx) => {
    await lock?.(trx);
    const enquiry = await lockEnquiry(trx, enquiryId);
    const work = enquiry && (await change(trx, enquiry));
    if (!work) return false;
    await insertEnquiryEvent(trx, { enquiryId, adminId, ...work });
    return true;
  });
}
