import { requireFamily } from "#use-cases/guardians/page.ts";
import { loadLessonToAskAbout } from "#use-cases/timetable/requests.ts";
import { askAction } from "#parts/timetable/request/ask-action.ts";
import { AskPage } from "#parts/timetable/request/ask-page.tsx";
import { describeLesson } from "#parts/timetable/request/describe.ts";
import { lessonOnPage } from "#domain/guardians/page-address.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { messages } from "#parts/timetable/request/messages.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const family = await requireFamily(context, params.guardianToken);
  const lesson = await loadLessonToAskAbout(context, family, params.lessonId);
  return describeLesson(lesson, new Date());
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const family = await requireFamily(context, params.guardianToken);
  return askAction(request, context, family, params.lessonId);
}

/** A guardian asks for another time for a child's lesson, or to cancel it. */
export default function AskAboutLesson({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <AskPage
      lesson={loaderData}
      answer={actionData}
      path={`/guardian/${params.guardianToken}/sessions/${params.lessonId}/request`}
      backTo={lessonOnPage(params.guardianToken, params.lessonId)}
    />
  );
}
