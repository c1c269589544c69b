import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { reopenEnquiry } from "#use-cases/enquiries/changes.ts";
import type { Route } from "./+types/reopening.ts";
import { leadToBoard } from "./lead-to-board.ts";
import { pageOf } from "./request.ts";

/** Opens a lost enquiry again. */
export async function action({ context, params }: Route.ActionArgs) {
  await loadEnquiry(context, params.enquiryId);
  const result = await reopenEnquiry(context, params.enquiryId);
  const code = result.ok ? "enquiry-changed" : "enquiry-not-changed";
  return redirectWithFlashMessage(context, pageOf(params.enquiryId), code);
}

export const loader = leadToBoard;
