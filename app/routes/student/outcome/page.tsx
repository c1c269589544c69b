import { currentFamily } from "#use-cases/timetable/family.ts";
import { loadFamilyLesson } from "#use-cases/lessons/outcome.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { describeFamilyLesson } from "#parts/lessons/outcome/describe.ts";
import { disputeAction } from "#parts/lessons/outcome/dispute-action.ts";
import { messages } from "#parts/lessons/outcome/messages.ts";
import { OutcomePage } from "#parts/lessons/outcome/outcome-page.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadFamilyLesson(context, currentFamily(context), params.lessonId);
  return describeFamilyLesson(lesson, "student", Date.now());
}

export function action({ request, context, params }: Route.ActionArgs) {
  return disputeAction(request, context, currentFamily(context), params.lessonId);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** How a student's class turned out. */
export default function Outcome({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OutcomePage
      lesson={loaderData}
      error={actionData?.error}
      backTo={`/dashboard/courses/${loaderData.assignmentId}`}
      homework="/dashboard/homework"
    />
  );
}
