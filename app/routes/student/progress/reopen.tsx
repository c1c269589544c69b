import type { Route } from "./+types/reopen.ts";
import { answerTick, leadToCourse } from "./answer.ts";
import { stayOnPage } from "./stay-on-page.ts";

/** Removes the tick of a recording or an exam. */
export function action({ request, context, params }: Route.ActionArgs) {
  return answerTick(request, context, params.studyItemId, false);
}

export function loader({ context, params }: Route.LoaderArgs) {
  return leadToCourse(context, params.studyItemId);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stayOnPage(serverAction);

/** Never shown. With a component, this route's refusals are answered as pages. */
export default function NoPage() {
  return null;
}
