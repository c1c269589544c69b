import type { Route } from "./+types/finish.ts";
import { answerTick, leadToCourse } from "./answer.ts";

/** Ticks a recording as watched, or an exam as done. */
export function action({ request, context, params }: Route.ActionArgs) {
  return answerTick(request, context, params.studyItemId, true);
}

export function loader({ context, params }: Route.LoaderArgs) {
  return leadToCourse(context, params.studyItemId);
}

export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
