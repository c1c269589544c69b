import { signPersonOut } from "#access/administration.ts";
import { loadStudentName } from "#access/admin-lists.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { takeBack } from "../../keep-form.ts";
import { SignOutDialog } from "../sign-out-dialog.tsx";
import type { Route } from "./+types/sign-out.ts";

const list = "/admin-dashboard";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadStudentName(context, params.studentId) };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const done = await signPersonOut(context, "student", params.studentId);
  return redirectWithNotice(context, list + url.search, done ? "signed-out" : "not-signed-out");
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

export default function SignOutStudent({ loaderData, actionData }: Route.ComponentProps) {
  return <SignOutDialog name={loaderData.name} list={list} error={actionData?.error} />;
}
