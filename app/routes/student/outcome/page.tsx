import { currentFamily } from "#use-cases/student/family.ts";
import { loadFamilyLesson } from "#use-cases/lessons/outcome.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import { describeFamilyLesson } from "../../lesson-outcome/describe.ts";
import { disputeAction } from "../../lesson-outcome/dispute-action.ts";
import { messages } from "../../lesson-outcome/messages.ts";
import { OutcomePage } from "../../lesson-outcome/outcome-page.tsx";
import { screenTitle } from "../../screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "../screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadFamilyLesson(context, currentFamily(context), params.liveSessionId);
  return describeFamilyLesson(lesson, "student", Date.now());
}

export function action({ request, context, params }: Route.ActionArgs) {
  return disputeAction(request, context, currentFamily(context), params.liveSessionId);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({ error }));

/** How a student's class turned out. */
export default function Outcome({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OutcomePage
      lesson={loaderData}
      error={actionData?.error}
      backTo={`/dashboard/courses/${loaderData.assignmentId}`}
    />
  );
}
