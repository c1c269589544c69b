import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { reopenEnquiry } from "#use-cases/enquiries/changes.ts";
import type { Route } from "./+types/reopening.ts";
import { leadToBoard, leadToEnquiry } from "./lead-to-board.ts";

/** Opens a lost enquiry again. */
export async function action({ context, params }: Route.ActionArgs) {
  const enquiry = await loadEnquiry(context, params.enquiryId);
  const result = await reopenEnquiry(context, params.enquiryId);
  const code = result.ok ? "enquiry-changed" : "enquiry-not-changed";
  return leadToEnquiry(context, enquiry, code);
}

export const loader = leadToBoard;
