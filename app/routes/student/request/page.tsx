import { currentFamily } from "#use-cases/timetable/family.ts";
import { loadLessonToAskAbout } from "#use-cases/timetable/requests.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { askAction } from "#parts/timetable/request/ask-action.ts";
import { AskPage } from "#parts/timetable/request/ask-page.tsx";
import { describeLesson } from "#parts/timetable/request/describe.ts";
import { messages } from "#parts/timetable/request/messages.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const family = currentFamily(context);
  const lesson = await loadLessonToAskAbout(context, family, params.lessonId);
  return describeLesson(lesson, new Date());
}

export function action({ request, context, params }: Route.ActionArgs) {
  return askAction(request, context, currentFamily(context), params.lessonId);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { freeTimes: null, values: undefined });

/** A student asks for another time for a lesson, or to cancel it. */
export default function AskAboutLesson({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <AskPage
      lesson={loaderData}
      answer={actionData}
      path={`/dashboard/sessions/${params.lessonId}/request`}
      backTo={`/dashboard/courses/${loaderData.assignmentId}`}
    />
  );
}
