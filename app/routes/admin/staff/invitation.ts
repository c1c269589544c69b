import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { requireFreshProof } from "#security/fresh-proof.ts";
import { loadStaffMember, renewStaffInvitation } from "#use-cases/people/staff.ts";
import type { Route } from "./+types/invitation.ts";

const list = "/admin-dashboard/staff";

/** Mails a member of the staff another invitation. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { name } = await loadStaffMember(context, params.adminId);
  await requireFreshProof(context, request, {});
  const result = await renewStaffInvitation(context, params.adminId);
  const notice = result.ok ? "invitation-renewed" : "invitation-not-renewed";
  return redirectAbout(context, list, notice, name);
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect(list);
