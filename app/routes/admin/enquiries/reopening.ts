import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { reopenEnquiry } from "#use-cases/enquiries/changes.ts";
import type { Route } from "./+types/reopening.ts";
import { enquiriesPage, pageOf } from "./request.ts";

/** Opens a lost enquiry again. */
export async function action({ context, params }: Route.ActionArgs) {
  await loadEnquiry(context, params.enquiryId);
  const result = await reopenEnquiry(context, params.enquiryId);
  const code = result.ok ? "enquiry-changed" : "enquiry-not-changed";
  return redirectWithFlashMessage(context, pageOf(params.enquiryId), code);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadEnquiry(context, params.enquiryId);
  return redirect(enquiriesPage);
}
