import { loadChildProgress } from "#use-cases/lessons/guardian-progress.ts";
import { siteContext } from "#request/context.ts";
import { describeProgress } from "#parts/lessons/months/describe.ts";
import { ProgressPage } from "#parts/lessons/months/progress.tsx";
import { readSpan } from "#parts/lessons/months/request.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { Typed } from "#shell/typed.tsx";
import { takeNoForm } from "#shell/no-form.ts";
import { BackLink } from "#parts/guardians/page/back-link.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData?.progress.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { guardianToken, childId } = params;
  const now = new Date();
  const span = readSpan(url.searchParams, now);
  const progress = await loadChildProgress(context, guardianToken, childId, span);
  const { name: academy } = context.get(siteContext).academy;
  const reader = { isOwn: false, path: `/guardian/${guardianToken}/progress/${childId}`, academy };
  return { name: progress.studentName, progress: describeProgress(progress, span, reader, now) };
}

export const action = takeNoForm(loader);

/** `/guardian/:guardianToken/progress/:childId`: what a child has learnt, for the guardian. */
export default function ChildProgress({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <Typed as="p" className="text-lg font-semibold print:hidden">
        {loaderData.name}
      </Typed>
      <ProgressPage progress={loaderData.progress} />
      <BackLink to={`/guardian/${params.guardianToken}`}>{messages.back}</BackLink>
    </>
  );
}
