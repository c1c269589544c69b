import { redirect } from "react-router";
import { endGuardianLinks, requireGuardianPage } from "#access/guardian-page.ts";
import { redirectWithNotice } from "#access/notice.ts";
import type { Route } from "./+types/end.ts";

/** Ends every link to a guardian's page, this one too. */
export async function action({ context, params }: Route.ActionArgs) {
  await endGuardianLinks(context, params.guardianToken);
  return redirectWithNotice(context, "/guardian", "guardian-links-ended");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireGuardianPage(context, params.guardianToken);
  return redirect(`/guardian/${params.guardianToken}`);
}
