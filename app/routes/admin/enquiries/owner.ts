import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { setEnquiryOwner } from "#use-cases/enquiries/changes.ts";
import type { Route } from "./+types/owner.ts";
import { leadToBoard } from "./lead-to-board.ts";
import { pageOf } from "./request.ts";

/** Gives an enquiry to one of the staff. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const ownerId = (await readForm(request, context)).text("owner");
  const enquiry = await loadEnquiry(context, params.enquiryId);
  const result = await setEnquiryOwner(context, params.enquiryId, ownerId);
  const code = result.ok ? "enquiry-changed" : "enquiry-not-changed";
  return redirectAbout(
    context,
    pageOf(params.enquiryId),
    code,
    enquiry.childName ?? enquiry.askerName,
  );
}

export const loader = leadToBoard;
