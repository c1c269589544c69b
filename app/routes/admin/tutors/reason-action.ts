import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { answeredAt } from "#request/answered.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { requireFreshProof } from "#security/fresh-proof.ts";
import { redirectAbout } from "#security/notice-about.ts";
import type { PlainCode } from "#request/plain-codes.ts";
import { findNameOfTutor, loadTutorName } from "#use-cases/people/tutors.ts";
import { checkReason } from "#domain/people/tutor.ts";
import type { Result } from "#domain/shared/result.ts";
import { returnTo } from "#parts/office/return-to.ts";
import { reasonProblems } from "./messages.ts";
import type { ReasonRefusal } from "./reason-dialog.tsx";

interface Args {
  request: Request;
  context: Context;
  params: { tutorId: string };
  url: URL;
}

/**
 * The action of a `ReasonDialog`: returns to where it was opened, with the flash message of the outcome.
 *
 * @param isAnswer whether the tutor leaves a list of what waits
 * @param needsProof whether the admin proves who they are before
 */
export function reasonAction(
  decide: (context: Context, tutorId: string, reason: string) => Promise<Result>,
  codes: { done: string; refused: PlainCode },
  { isAnswer = false, needsProof = false }: { isAnswer?: boolean; needsProof?: boolean },
) {
  return async ({ request, context, params: { tutorId }, url }: Args) => {
    const reason = (await readForm(request, context)).text("reason");
    const failure = checkReason({ reason });
    if (failure) {
      const refusal: ReasonRefusal = { error: reasonProblems[failure.problem], reason };
      return data(refusal, { status: 400 });
    }
    if (needsProof) await requireFreshProof(context, request, { reason });
    const { ok } = await decide(context, tutorId, reason);
    const page = returnTo("/admin-dashboard/tutors", url.search);
    if (!ok) return redirectWithFlashMessage(context, page, codes.refused);
    const name = await findNameOfTutor(context, tutorId);
    return redirectAbout(context, page, codes.done, name, isAnswer ? answeredAt(tutorId, url) : {});
  };
}

/** The loader of such a dialog. */
export async function loadTutor({ context, params }: Pick<Args, "context" | "params">) {
  return { name: await loadTutorName(context, params.tutorId) };
}
