import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { setEnquiryOwner } from "#use-cases/enquiries/changes.ts";
import type { Route } from "./+types/owner.ts";
import { leadToBoard } from "./lead-to-board.ts";
import { pageOf } from "./request.ts";

/** Gives an enquiry to one of the staff. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const ownerId = (await readForm(request, context)).text("owner");
  await loadEnquiry(context, params.enquiryId);
  const result = await setEnquiryOwner(context, params.enquiryId, ownerId);
  const code = result.ok ? "enquiry-changed" : "enquiry-not-changed";
  return redirectWithFlashMessage(context, pageOf(params.enquiryId), code);
}

export const loader = leadToBoard;
