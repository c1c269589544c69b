import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { endDemo } from "#use-cases/timetable/demo-lessons.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { canSayOutcome, parseDemoOutcome } from "#domain/timetable/demo-lesson.ts";
import type { Route } from "./+types/demo-outcome.ts";
import { leadToBoard } from "./lead-to-board.ts";
import { pageOf } from "./request.ts";

/** Says that a demo class was held, missed or cancelled. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const outcome = parseDemoOutcome((await readForm(request, context)).text("outcome"));
  const { demo } = await loadEnquiry(context, params.enquiryId);
  const result = outcome && (await endDemo(context, params.enquiryId, outcome));
  const isEarly = demo && outcome && !canSayOutcome(outcome, demo, new Date());
  const refusal = isEarly ? "demo-not-over" : "enquiry-not-changed";
  const code = result?.ok ? "enquiry-changed" : refusal;
  return redirectWithFlashMessage(context, pageOf(params.enquiryId), code);
}

export const loader = leadToBoard;
