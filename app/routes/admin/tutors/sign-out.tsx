import { loadTutorName } from "#use-cases/admin/tutors.ts";
import { revertOnFailure } from "../../failed-submit.ts";
import { signOutAction } from "../sign-out-action.ts";
import { SignOutDialog } from "../sign-out-dialog.tsx";
import { screenTitle } from "../../screen-title.ts";
import { signOutMessages } from "../sign-out-messages.ts";
import type { Route } from "./+types/sign-out.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && signOutMessages.signOutTitle(loaderData.name));

const list = "/admin-dashboard/tutors";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export function action(args: Route.ActionArgs) {
  return signOutAction(args, "tutor", args.params.tutorId, list);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  revertOnFailure(serverAction);

export default function SignOutTutor({ loaderData, actionData }: Route.ComponentProps) {
  return <SignOutDialog name={loaderData.name} list={list} error={actionData?.error} />;
}
