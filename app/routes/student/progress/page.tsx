import { loadOwnProgress } from "#use-cases/lessons/own-progress.ts";
import { siteContext } from "#request/context.ts";
import { describeProgress } from "#parts/lessons/months/describe.ts";
import { ProgressPage } from "#parts/lessons/months/progress.tsx";
import { readSpan } from "#parts/lessons/months/request.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.progress.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const span = readSpan(url.searchParams, now);
  const progress = await loadOwnProgress(context, span);
  const { name: academy } = context.get(siteContext).academy;
  const reader = { isOwn: true, path: "/dashboard/progress", academy };
  return { progress: describeProgress(progress, span, reader, now) };
}

/** `/dashboard/progress`: what the student has learnt, month by month. */
export default function OwnProgress({ loaderData }: Route.ComponentProps) {
  return <ProgressPage progress={loaderData.progress} />;
}
