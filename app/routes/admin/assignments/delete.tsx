import {
  findNamesOfAssignment,
  loadAssignmentNames,
  removeAssignment,
} from "#use-cases/assignments/assignments.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { nameOfSubject } from "#domain/teaching/catalogue/catalogue.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { DeleteDialog } from "#parts/office/delete-dialog.tsx";
import { returnTo } from "#parts/office/return-to.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/delete.ts";
import { messages } from "./messages.ts";

export const meta = titled(messages.deleteTitle);

const list = "/admin-dashboard/assignments";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { studentName, tutorName, subjectId } = await loadAssignmentNames(
    context,
    params.assignmentId,
  );
  const subject = nameOfSubject(subjectId);
  return {
    detail: messages.deleteDetail(studentName, tutorName || messages.formerTutorInside, subject),
  };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const names = await findNamesOfAssignment(context, params.assignmentId);
  const result = await removeAssignment(context, params.assignmentId);
  const page = returnTo(list, url.search);
  if (!result.ok) return redirectWithFlashMessage(context, page, "assignment-not-deleted");
  return redirectAbout(context, page, "assignment-deleted", names && aboutCourse(names), {
    undo: params.assignmentId,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function DeleteAssignment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeleteDialog
      title={messages.deleteTitle}
      question={messages.deleteQuestion}
      detail={loaderData.detail}
      page={list}
      error={actionData?.error}
    />
  );
}
