import { redirect } from "react-router";
import { renewInvitationAction } from "#parts/office/renew-invitation-action.ts";
import type { Route } from "./+types/invitation.ts";

const list = "/admin-dashboard/tutors";

/** Mails a tutor another invitation. */
export function action(args: Route.ActionArgs) {
  return renewInvitationAction(args, "tutor", args.params.tutorId);
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect(list);
