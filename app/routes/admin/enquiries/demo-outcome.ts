import { readForm } from "#request/form.ts";
import { endDemo } from "#use-cases/timetable/demo-lessons.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { canSayOutcome, parseDemoOutcome } from "#domain/timetable/demo-lesson.ts";
import type { Route } from "./+types/demo-outcome.ts";
import { leadToBoard, leadToEnquiry } from "./lead-to-board.ts";

/** Says that a demo class was held, missed or cancelled. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const outcome = parseDemoOutcome((await readForm(request, context)).text("outcome"));
  const enquiry = await loadEnquiry(context, params.enquiryId);
  const { demo } = enquiry;
  const result = outcome && (await endDemo(context, params.enquiryId, outcome));
  const isEarly = demo && outcome && !canSayOutcome(outcome, demo, new Date());
  const refusal = isEarly ? "demo-not-over" : "enquiry-not-changed";
  const code = result?.ok ? "enquiry-changed" : refusal;
  return leadToEnquiry(context, enquiry, code);
}

export const loader = leadToBoard;
