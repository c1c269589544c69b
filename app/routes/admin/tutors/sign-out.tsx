import { signPersonOut } from "#access/administration.ts";
import { loadTutorName } from "#access/admin-lists.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { takeBack } from "../../keep-form.ts";
import { SignOutDialog } from "../sign-out-dialog.tsx";
import type { Route } from "./+types/sign-out.ts";

const list = "/admin-dashboard/tutors";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const done = await signPersonOut(context, "tutor", params.tutorId);
  return redirectWithNotice(context, list + url.search, done ? "signed-out" : "not-signed-out");
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

export default function SignOutTutor({ loaderData, actionData }: Route.ComponentProps) {
  return <SignOutDialog name={loaderData.name} list={list} error={actionData?.error} />;
}
