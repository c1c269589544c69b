import { redirect } from "react-router";
import { isSameSender } from "#domain/site/sender.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { readForm } from "#request/form.ts";
import { requireFreshProof } from "#security/fresh-proof.ts";
import { confirmSender } from "#use-cases/site/sender.ts";
import { loadSetup } from "#use-cases/office/setup.ts";
import type { Route } from "./+types/confirm-sender.ts";
import { waitingSender } from "./facts.ts";
import { pageOfStep } from "./pages.ts";

/** Lets emails come from the published name and address, which the form repeats as they were seen. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const seen = { name: form.text("name"), address: form.text("address") };
  const refused = () =>
    redirectWithFlashMessage(context, pageOfStep("mail"), "sender-not-confirmed");
  const waiting = waitingSender(await loadSetup(context));
  if (waiting === null || !isSameSender(waiting, seen)) return refused();
  await requireFreshProof(context, request, seen);
  const result = await confirmSender(context, seen);
  if (!result.ok) return refused();
  return redirectWithFlashMessage(context, pageOfStep("mail"), "sender-confirmed");
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect(pageOfStep("mail"));
