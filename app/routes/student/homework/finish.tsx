import { answerHomeworkTick, leadToHomework } from "./answer-tick.ts";
import type { Route } from "./+types/finish.ts";

/** Ticks homework as done. */
export function action({ request, context, params }: Route.ActionArgs) {
  return answerHomeworkTick(request, context, params.homeworkId, true);
}

export function loader({ context, params }: Route.LoaderArgs) {
  return leadToHomework(context, params.homeworkId);
}

export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
