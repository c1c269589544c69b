import { useLocation } from "react-router";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { endAssignment, loadEnding } from "#use-cases/assignments/endings.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { returnTo } from "#parts/office/return-to.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/end.ts";
import { endingMessages as messages } from "./ending-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.endTitle);

const list = "/admin-dashboard/assignments";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { studentName, tutorName, classId, subjectId, coming } = await loadEnding(
    context,
    params.assignmentId,
  );
  const course = messages.course(subjectName(subjectId), className(classId));
  return {
    question: messages.endQuestion(studentName, course, tutorName || messages.formerTutor),
    detail: messages.endDetail(coming),
  };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const { ok } = await endAssignment(context, params.assignmentId);
  const code = ok ? "assignment-ended" : "assignment-not-ended";
  return redirectWithFlashMessage(context, returnTo(list, url.search), code);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function EndAssignment({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Confirmation
      title={messages.endTitle}
      question={loaderData.question}
      detail={loaderData.detail}
      error={actionData?.error}
      confirm={messages.end}
      pending={messages.ending}
      cancel={messages.cancel}
      closeTo={returnTo(list, search)}
    />
  );
}
