import { readForm } from "#request/form.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { setEnquiryOwner } from "#use-cases/enquiries/changes.ts";
import type { Route } from "./+types/owner.ts";
import { leadToBoard, leadToEnquiry } from "./lead-to-board.ts";

/** Gives an enquiry to one of the staff. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const ownerId = (await readForm(request, context)).text("owner");
  const enquiry = await loadEnquiry(context, params.enquiryId);
  const result = await setEnquiryOwner(context, params.enquiryId, ownerId);
  const code = result.ok ? "enquiry-changed" : "enquiry-not-changed";
  return leadToEnquiry(context, enquiry, code);
}

export const loader = leadToBoard;
