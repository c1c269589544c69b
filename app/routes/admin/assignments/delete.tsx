import { useLocation } from "react-router";
import { removeAssignment } from "#access/administration.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { Confirmation } from "#ui/confirmation.tsx";
import { messages as shared } from "../messages.ts";
import type { Route } from "./+types/delete.ts";
import { messages } from "./messages.ts";

const list = "/admin-dashboard/assignments";

export async function action({ context, params, url }: Route.ActionArgs) {
  const deleted = await removeAssignment(context, params.assignmentId);
  return redirectWithNotice(
    list + url.search,
    deleted ? "assignment-deleted" : "assignment-not-deleted",
  );
}

export default function DeleteAssignment() {
  const { search } = useLocation();
  return (
    <Confirmation
      title={messages.deleteTitle}
      question={messages.deleteQuestion}
      detail={messages.deleteDetail}
      confirm={shared.delete}
      pending={shared.deleting}
      cancel={shared.cancel}
      closeTo={list + search}
    />
  );
}
