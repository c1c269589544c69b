import { requireReportFamily } from "#use-cases/guardians/page.ts";
import { loadFamilyLesson } from "#use-cases/lessons/outcome.ts";
import { describeFamilyLesson } from "#parts/lessons/outcome/describe.ts";
import { disputeAction } from "#parts/lessons/outcome/dispute-action.ts";
import { OutcomePage } from "#parts/lessons/outcome/outcome-page.tsx";
import { lessonOnPage } from "#domain/guardians/page-address.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { messages } from "#parts/lessons/outcome/messages.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const family = await requireReportFamily(context, params.guardianToken);
  const lesson = await loadFamilyLesson(context, family, params.lessonId);
  return describeFamilyLesson(lesson, "guardian", Date.now());
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const family = await requireReportFamily(context, params.guardianToken);
  return disputeAction(request, context, family, params.lessonId);
}

/** How the lesson of a guardian's child turned out. */
export default function Outcome({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <OutcomePage
      lesson={loaderData}
      error={actionData?.error}
      backTo={lessonOnPage(params.guardianToken, params.lessonId)}
      homework={`/guardian/${params.guardianToken}/homework`}
    />
  );
}
