import { canEnter } from "#domain/people/staff.ts";
import { currentAdmin } from "#security/guards.ts";
import { loadStudentProgress } from "#use-cases/lessons/student-progress.ts";
import { siteContext } from "#request/context.ts";
import { describeProgress } from "#parts/lessons/months/describe.ts";
import { ProgressPage } from "#parts/lessons/months/progress.tsx";
import { readSpan } from "#parts/lessons/months/request.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/progress.ts";
import { Typed, typed } from "#shell/typed.tsx";
import { TextLink } from "#ui/text-link.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.progress.title, loaderData?.name);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const span = readSpan(url.searchParams, now);
  const progress = await loadStudentProgress(context, params.studentId, span);
  const page = `/admin-dashboard/students/${params.studentId}`;
  const { name: academy } = context.get(siteContext).academy;
  const reader = { isOwn: false, path: `${page}/progress`, academy };
  return {
    name: progress.studentName,
    page: canEnter(currentAdmin(context).admin.role, "people") ? page : null,
    progress: describeProgress(progress, span, reader, now),
  };
}

export async function action(args: Route.ActionArgs): Promise<Response> {
  await loader(args);
  return new Response("Method Not Allowed", { status: 405 });
}

/** `/admin-dashboard/students/:studentId/progress`: what a student has learnt. */
export default function StudentProgress({ loaderData }: Route.ComponentProps) {
  const { name, page, progress } = loaderData;
  return (
    <>
      {page ? (
        <p className="wrap-anywhere print:hidden">
          <TextLink to={page}>{typed(name)}</TextLink>
        </p>
      ) : (
        <Typed as="p" className="font-medium print:hidden">
          {name}
        </Typed>
      )}
      <ProgressPage progress={progress} heading="h2" />
    </>
  );
}
