import { studentReader } from "#use-cases/messages/reader.ts";
import { listLines } from "#use-cases/messages/view.ts";
import { describeLines } from "#parts/messages/describe-lines.ts";
import { LineList } from "#parts/messages/line-list.tsx";
import { messages } from "#parts/messages/messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const reader = studentReader(context);
  const { lines, waitsForConsent, now } = await listLines(context, reader);
  return { lines: describeLines(lines, reader.role, now), waitsForConsent };
}

/** `/dashboard/messages`: with whom a student talks. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle size="growing">{messages.title}</PageTitle>
      <p className="text-muted">{messages.canRead}</p>
      {loaderData.waitsForConsent && <p>{messages.notAllowed}</p>}
      <LineList lines={loaderData.lines} base="/dashboard/messages" />
    </div>
  );
}
