import type { Route } from "./+types/reopen.ts";
import { answerTick, leadToCourse } from "./answer.ts";

/** Removes the tick of a recording or an exam. */
export function action({ request, context, params }: Route.ActionArgs) {
  return answerTick(request, context, params.studyItemId, false);
}

export function loader({ context, params }: Route.LoaderArgs) {
  return leadToCourse(context, params.studyItemId);
}

export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
