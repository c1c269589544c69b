import { loadTutorName } from "#use-cases/admin/tutors.ts";
import { revertOnFailure } from "../../failed-submit.ts";
import { signOutAction } from "../sign-out-action.ts";
import { SignOutDialog } from "../sign-out-dialog.tsx";
import type { Route } from "./+types/sign-out.ts";

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
