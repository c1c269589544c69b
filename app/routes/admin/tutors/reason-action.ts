import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { answeredAt } from "#request/answered.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { checkReason } from "#domain/people/tutor.ts";
import type { Result } from "#domain/shared/result.ts";
import { returnTo } from "#parts/office/return-to.ts";
import { reasonProblems } from "./messages.ts";
import type { ReasonRefusal } from "./reason-dialog.tsx";

/** The action of a `ReasonDialog`: returns to where it was opened, with the flash message of the outcome. */
export async function reasonAction(
  args: { request: Request; context: Context; url: URL },
  decide: (reason: string) => Promise<Result>,
  codes: { done: string; refused: string },
  /** The id of who leaves a list of what waits, where the decision does that. */
  answered?: string,
) {
  const { request, context, url } = args;
  const reason = (await readForm(request, context)).text("reason");
  const failure = checkReason({ reason });
  if (failure) {
    const refusal: ReasonRefusal = { error: reasonProblems[failure.problem], reason };
    return data(refusal, { status: 400 });
  }
  const { ok } = await decide(reason);
  const page = returnTo("/admin-dashboard/tutors", url.search);
  const place = ok && answered !== undefined ? answeredAt(answered, url) : {};
  return redirectWithFlashMessage(context, page, ok ? codes.done : codes.refused, place);
}
