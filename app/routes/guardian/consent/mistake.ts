import { redirect } from "react-router";
import { loadConsent, removeMistakenGuardian } from "#use-cases/guardians/consent.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import type { Route } from "./+types/mistake.ts";

/** Deletes the contact of a person who was asked for consent by mistake. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await removeMistakenGuardian(context, params.guardianToken);
  if (!result.ok) return redirect(`/guardian/consent/${params.guardianToken}`, { status: 303 });
  return redirectWithFlashMessage(context, "/guardian", "guardian-forgotten");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadConsent(context, params.guardianToken);
  return redirect(`/guardian/consent/${params.guardianToken}`);
}
