import { answerHomeworkTick, leadToHomework } from "./answer-tick.ts";
import type { Route } from "./+types/reopen.ts";

/** Removes the tick of homework. */
export function action({ request, context, params }: Route.ActionArgs) {
  return answerHomeworkTick(request, context, params.homeworkId, false);
}

export function loader({ context, params }: Route.LoaderArgs) {
  return leadToHomework(context, params.homeworkId);
}

export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
