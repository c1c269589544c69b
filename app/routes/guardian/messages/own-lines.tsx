import { linkedGuardian } from "#use-cases/messages/reader.ts";
import { listLines } from "#use-cases/messages/view.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { describeLines } from "#parts/messages/describe-lines.ts";
import { LineList } from "#parts/messages/line-list.tsx";
import { messages } from "#parts/messages/messages.ts";
import { Typed } from "#shell/typed.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { takeNoForm } from "#shell/no-form.ts";
import type { Route } from "./+types/own-lines.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await linkedGuardian(context, params.guardianToken);
  const { lines, now } = await listLines(context, reader);
  return { name: reader.childName, lines: describeLines(lines, reader.role, now) };
}

export const action = takeNoForm(loader);

/** `/guardian/messages/:guardianToken`: with whom a child talks, for the guardian to write. */
export default function OwnLines({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <PageTitle size="growing">{messages.title}</PageTitle>
      <Typed as="p" className="text-lg font-semibold">
        {loaderData.name}
      </Typed>
      <p className="text-muted">{messages.canRead}</p>
      <LineList lines={loaderData.lines} base={`/guardian/messages/${params.guardianToken}`} />
    </>
  );
}
