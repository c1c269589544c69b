import { loadStudentName } from "#use-cases/people/students.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { signOutAction } from "#parts/people/sign-out/sign-out-action.ts";
import { SignOutDialog } from "#parts/people/sign-out/sign-out-dialog.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { signOutMessages } from "#parts/people/sign-out/sign-out-messages.ts";
import type { Route } from "./+types/sign-out.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && signOutMessages.signOutTitle(loaderData.name));

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadStudentName(context, params.studentId) };
}

export function action(args: Route.ActionArgs) {
  return signOutAction(args, "student", args.params.studentId);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function SignOutStudent({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <SignOutDialog
      name={loaderData.name}
      page={`/admin-dashboard/students/${params.studentId}`}
      error={actionData?.error}
    />
  );
}
