import { useLocation } from "react-router";
import { loadAssignment } from "#access/admin-lists.ts";
import { removeAssignment } from "#access/administration.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { isSubjectId } from "#domain/catalogue-ids.ts";
import { subjectName } from "#domain/catalogue.ts";
import { Confirmation } from "#ui/confirmation.tsx";
import { takeBack } from "../../keep-form.ts";
import { messages as shared } from "../messages.ts";
import type { Route } from "./+types/delete.ts";
import { messages } from "./messages.ts";

const list = "/admin-dashboard/assignments";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { studentName, tutorName, subjectId } = await loadAssignment(context, params.assignmentId);
  const subject = isSubjectId(subjectId) ? subjectName(subjectId) : subjectId;
  return {
    detail: messages.deleteDetail(studentName, tutorName || messages.formerTutorInside, subject),
  };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const deleted = await removeAssignment(context, params.assignmentId);
  if (!deleted) return redirectWithNotice(context, list + url.search, "assignment-not-deleted");
  return redirectWithNotice(context, list + url.search, "assignment-deleted", {
    undo: params.assignmentId,
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

export default function DeleteAssignment({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Confirmation
      title={messages.deleteTitle}
      question={messages.deleteQuestion}
      detail={loaderData.detail}
      error={actionData?.error}
      confirm={shared.delete}
      pending={shared.deleting}
      cancel={shared.cancel}
      closeTo={list + search}
    />
  );
}
