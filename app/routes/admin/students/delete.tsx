import { useLocation } from "react-router";
import { removeStudent } from "#access/administration.ts";
import { loadStudentName } from "#access/admin-lists.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { Confirmation } from "#ui/confirmation.tsx";
import { takeBack } from "../../keep-form.ts";
import { messages as shared } from "../messages.ts";
import type { Route } from "./+types/delete.ts";
import { messages } from "./messages.ts";

const list = "/admin-dashboard";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadStudentName(context, params.studentId) };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const deleted = await removeStudent(context, params.studentId);
  if (!deleted) return redirectWithNotice(context, list + url.search, "student-not-deleted");
  return redirectWithNotice(context, list + url.search, "student-deleted", {
    undo: params.studentId,
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

export default function DeleteStudent({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Confirmation
      title={messages.deleteTitle(loaderData.name)}
      question={messages.deleteQuestion}
      detail={messages.deleteDetail}
      error={actionData?.error}
      confirm={shared.delete}
      pending={shared.deleting}
      cancel={shared.cancel}
      closeTo={list + search}
    />
  );
}
