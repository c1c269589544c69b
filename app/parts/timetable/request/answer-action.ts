import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { isLongerThan } from "#domain/shared/text-length.ts";
import { reasonLength } from "#domain/timetable/request.ts";
import { readForm } from "#request/form.ts";
import {
  answerRequest,
  type FoundRequest,
  type TutorAnswer,
} from "#use-cases/timetable/request-answers.ts";
import { askAgain } from "#parts/timetable/booking/booking-answer.ts";
import { confirmationOf, readConfirmedOf } from "#parts/timetable/booking/booking-fields.ts";
import { answerMessages } from "./answer-messages.ts";

/**
 * Stores a tutor's answer.
 *
 * @param done the response after it
 * @returns action data with the problem where it was refused
 */
export async function answerAction(
  request: Request,
  context: Context,
  found: FoundRequest,
  done: (answer: TutorAnswer["answer"]) => Promise<Response> | Response,
) {
  const form = await readForm(request, context);
  const [answer, reason] = [form.text("answer"), form.text("reason").trim()];
  const refuse = (error: string, status: number, confirms: string | null = null) =>
    data({ error, reason, confirms }, { status });
  if (answer !== "accepted" && answer !== "declined") return refuse(answerMessages.choose, 400);
  if (isLongerThan(reason, reasonLength)) return refuse(answerMessages.tooLong, 400);
  const { requestId } = found.request;
  const confirmed = readConfirmedOf(form, requestId);
  const result = await answerRequest(context, found, { answer, reason, confirmed });
  if (!result.ok && result.reason === "unusual") {
    const { warnings } = result;
    const reasons = warnings.map((warning) => warning.reason);
    return refuse(askAgain(warnings, "tutor"), 409, confirmationOf(requestId, reasons));
  }
  if (!result.ok) return refuse(answerMessages.refusals[result.reason], 409);
  return done(answer);
}
