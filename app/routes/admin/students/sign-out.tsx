import { loadStudentName } from "#use-cases/admin/students.ts";
import { revertOnFailure } from "../../failed-submit.ts";
import { signOutAction } from "../sign-out-action.ts";
import { SignOutDialog } from "../sign-out-dialog.tsx";
import type { Route } from "./+types/sign-out.ts";

const list = "/admin-dashboard/students";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadStudentName(context, params.studentId) };
}

export function action(args: Route.ActionArgs) {
  return signOutAction(args, "student", args.params.studentId, list);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  revertOnFailure(serverAction);

export default function SignOutStudent({ loaderData, actionData }: Route.ComponentProps) {
  return <SignOutDialog name={loaderData.name} list={list} error={actionData?.error} />;
}
