import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { answeredAt } from "#request/answered.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import type { PlainCode } from "#request/plain-codes.ts";
import { findNameOfTutor } from "#use-cases/people/tutors.ts";
import { checkReason } from "#domain/people/tutor.ts";
import type { Result } from "#domain/shared/result.ts";
import { returnTo } from "#parts/office/return-to.ts";
import { reasonProblems } from "./messages.ts";
import type { ReasonRefusal } from "./reason-dialog.tsx";

/** The action of a `ReasonDialog`: returns to where it was opened, with the flash message of the outcome. */
export async function reasonAction(
  args: { request: Request; context: Context; url: URL },
  decide: (reason: string) => Promise<Result>,
  tutorId: string,
  codes: { done: string; refused: PlainCode },
  /** Whether the tutor leaves a list of what waits. */
  { isAnswer = false }: { isAnswer?: boolean } = {},
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
  if (!ok) return redirectWithFlashMessage(context, page, codes.refused);
  const name = await findNameOfTutor(context, tutorId);
  return redirectAbout(context, page, codes.done, name, isAnswer ? answeredAt(tutorId, url) : {});
}
