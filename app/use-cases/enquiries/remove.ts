import { deleteEnquiry } from "#data/enquiries/enquiries.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/**
 * Deletes an enquiry with its history for good, as a family may ask. Refused where there is none, or
 * where it is part of a student's record.
 */
export async function removeEnquiry(context: Context, enquiryId: string): ChangeResult {
  const change = { action: "delete-enquiry", kind: "enquiry", id: enquiryId } as const;
  const result = await changeRecord(context, change, (trx) => deleteEnquiry(trx, enquiryId));
  if (result.ok) await context.get(servicesContext).erasures.save();
  return result;
}
