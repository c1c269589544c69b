import { useLocation } from "react-router";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNamesOfAssignment } from "#use-cases/assignments/assignments.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { requirePersonBehind } from "#use-cases/assignments/person-behind.ts";
import { endAssignment, loadEnding } from "#use-cases/assignments/endings.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/end.ts";
import { endingMessages as messages } from "./ending-messages.ts";
import { nameBehind, pageBehind } from "./page-behind.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.endTitle, nameBehind(matches));

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
  await requirePersonBehind(context, params);
  const { ok } = await endAssignment(context, params.assignmentId);
  const code = ok ? "assignment-ended" : "assignment-not-ended";
  const names = await findNamesOfAssignment(context, params.assignmentId);
  const about = names && aboutCourse(names);
  return redirectAbout(context, pageBehind(params, url.search), code, about);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function EndAssignment({ loaderData, actionData, params }: Route.ComponentProps) {
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
      closeTo={pageBehind(params, search)}
    />
  );
}
