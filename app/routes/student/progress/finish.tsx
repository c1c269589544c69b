import type { Route } from "./+types/finish.ts";
import { answerTick, leadToCourse } from "./answer.ts";
import { stayOnPage } from "./stay-on-page.ts";

/** Ticks a recording as watched, or an exam as done. */
export function action({ request, context, params }: Route.ActionArgs) {
  return answerTick(request, context, params.studyItemId, true);
}

export function loader({ context, params }: Route.LoaderArgs) {
  return leadToCourse(context, params.studyItemId);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stayOnPage(serverAction);

/** Never shown. With a component, this route's refusals are answered as pages. */
export default function NoPage() {
  return null;
}
