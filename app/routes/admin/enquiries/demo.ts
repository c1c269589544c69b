import { redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadEnquiry } from "#use-cases/admin/enquiries.ts";
import { moveDemo } from "#use-cases/admin/enquiry-changes.ts";
import { demoSteps } from "#domain/enquiry-stage.ts";
import type { Route } from "./+types/demo.ts";
import { enquiriesPage, pageOf } from "./request.ts";

/** Says that a demo class was booked, held or missed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const typed = (await readForm(request, context)).text("step");
  await loadEnquiry(context, params.enquiryId);
  const step = demoSteps.find((one) => one === typed);
  const result = step && (await moveDemo(context, params.enquiryId, step));
  const code = result?.ok ? "enquiry-changed" : "enquiry-not-changed";
  return redirectWithFlashMessage(context, pageOf(params.enquiryId), code);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadEnquiry(context, params.enquiryId);
  return redirect(enquiriesPage);
}
