import { loadTutorName } from "#use-cases/people/tutors.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { signOutAction } from "#parts/people/sign-out/sign-out-action.ts";
import { SignOutDialog } from "#parts/people/sign-out/sign-out-dialog.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { signOutMessages } from "#parts/people/sign-out/sign-out-messages.ts";
import type { Route } from "./+types/sign-out.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && signOutMessages.signOutTitle(loaderData.name));

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export function action(args: Route.ActionArgs) {
  return signOutAction(args, "tutor", args.params.tutorId);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function SignOutTutor({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <SignOutDialog
      name={loaderData.name}
      page={`/admin-dashboard/tutors/${params.tutorId}`}
      error={actionData?.error}
    />
  );
}
