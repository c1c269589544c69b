import { redirect } from "react-router";
import { undoRemoveStudent } from "#access/administration.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { takeBack } from "../../keep-form.ts";
import type { Route } from "./+types/undo.ts";

const list = "/admin-dashboard";

/** Takes back a deletion of a moment ago. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const outcome = await undoRemoveStudent(context, params.studentId);
  return redirectWithNotice(context, list + url.search, `student-${outcome}`);
}

export function loader() {
  return redirect(list);
}

/** The message that offered it is still there, and says so. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

/** Nothing to see; as a page, its refusals are pages too. */
export default function Undo() {
  return null;
}
