import { requireFreshProof } from "#security/fresh-proof.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { endStaffAccess, loadStaffMember } from "#use-cases/people/staff.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/end.ts";
import { messages } from "./messages.ts";
import { toStaff } from "./to-staff.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && messages.endTitle(loaderData.name));

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: (await loadStaffMember(context, params.adminId)).name };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { name } = await loadStaffMember(context, params.adminId);
  await requireFreshProof(context, request, {});
  return toStaff(context, await endStaffAccess(context, params.adminId), "staff-ended", name);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

/** Asks an owner before a member of the staff, or an invitation, is ended. */
export default function EndStaff({ loaderData, params }: Route.ComponentProps) {
  const { name } = loaderData;
  return (
    <Confirmation
      title={messages.endTitle(name)}
      question={messages.endQuestion(name)}
      detail={messages.endDetail}
      confirm={messages.end}
      pending={messages.ending}
      cancel={messages.cancel}
      closeTo={`/admin-dashboard/staff/${params.adminId}`}
    />
  );
}
