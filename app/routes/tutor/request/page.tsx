import { answeredAt } from "#request/answered.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { loadRequest } from "#use-cases/timetable/request-answers.ts";
import { buttonClass } from "#ui/button.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { answerAction } from "#parts/timetable/request/answer-action.ts";
import { AnswerPart } from "#parts/timetable/request/answer-form.tsx";
import { describeRequest } from "#parts/timetable/request/describe.ts";
import { answerMessages } from "#parts/timetable/request/answer-messages.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  return describeRequest(await loadRequest(context, params.requestId), new Date());
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const found = { request: await loadRequest(context, params.requestId), token: null };
  return answerAction(request, context, found, (answer) =>
    redirectAbout(
      context,
      "/tutor-dashboard",
      `request-${answer}`,
      aboutCourse(found.request),
      answeredAt(params.requestId, url),
    ),
  );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { reason: "", confirms: null });

/** What a family asks about a lesson, with the tutor's answer. */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-2xl gap-5">
      <AnswerPart request={loaderData} refusal={actionData} />
      <p>
        <a href="/tutor-dashboard" className={buttonClass("plain")}>
          {answerMessages.back}
        </a>
      </p>
    </div>
  );
}
