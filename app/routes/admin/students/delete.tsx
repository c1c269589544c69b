import { loadStudentName, removeStudent } from "#use-cases/people/students.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { DeleteDialog } from "#parts/office/delete-dialog.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/delete.ts";
import { messages } from "#parts/office/list/students-messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && messages.deleteTitle(loaderData.name));

const list = "/admin-dashboard/students";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadStudentName(context, params.studentId) };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const name = await findNameOf(context, "student", params.studentId);
  const result = await removeStudent(context, params.studentId);
  if (!result.ok) {
    return redirectWithFlashMessage(context, list + url.search, "student-not-deleted");
  }
  // Not back to the student's own page, which is gone. An undo leads there.
  return redirectAbout(context, list + url.search, "student-deleted", name, {
    undo: params.studentId,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function DeleteStudent({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <DeleteDialog
      title={messages.deleteTitle(loaderData.name)}
      question={messages.deleteQuestion}
      detail={messages.deleteDetail}
      page={`${list}/${params.studentId}`}
      error={actionData?.error}
    />
  );
}
