import { redirect } from "react-router";
import { endGuardianLinks, requireGuardianPage } from "#use-cases/guardians/page.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import type { Route } from "./+types/end.ts";

/** Revokes every link to a guardian's page, including this one. */
export async function action({ context, params }: Route.ActionArgs) {
  await endGuardianLinks(context, params.guardianToken);
  return redirectWithFlashMessage(context, "/guardian", "guardian-links-ended");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireGuardianPage(context, params.guardianToken);
  return redirect(`/guardian/${params.guardianToken}`);
}
