import { Form } from "react-router";
import { formatDateTime } from "#domain/shared/dates.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadSiteVersion, parseVersion, restoreSiteVersion } from "#use-cases/site/versions.ts";
import { SubmitButton } from "#ui/button.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/version.ts";
import { describeDifferences } from "./describe-differences.ts";
import { describeNote } from "./describe-note.ts";
import { DifferenceList } from "./difference-list.tsx";
import { SiteHeading } from "./heading.tsx";
import { messages, versionMessages as words } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && words.version(loaderData.version), messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadSiteVersion(context, parseVersion(params.siteVersion));
  const { version, publisher, publishedAt, note, previous, changes, authors } = found;
  return {
    version,
    by: words.by(publisher, formatDateTime(publishedAt)),
    note: describeNote(note),
    sections: describeDifferences(previous, changes, authors),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const version = parseVersion(params.siteVersion);
  const sender = await restoreSiteVersion(context, version);
  const notice = sender === "waits" ? "site-published-sender" : "site-restored";
  return redirectWithFlashMessage(context, "/admin-dashboard/site", notice);
}

/** `/admin-dashboard/site/versions/:siteVersion`: what a version changed, and the way back to it. */
export default function Version({ loaderData }: Route.ComponentProps) {
  const { version, by, note, sections } = loaderData;
  const path = `/admin-dashboard/site/versions/${version}`;
  return (
    <>
      <SiteHeading title={words.version(version)} />
      <p className="text-muted">{by}</p>
      {note && <p className="wrap-anywhere">{note}</p>}
      <Form method="post" action={path} className={`${gridCardClass} max-w-prose gap-3`}>
        <p>{words.restoreText}</p>
        <SubmitButton
          tone="quiet"
          className="justify-self-start"
          action={path}
          pending={words.restoring}
        >
          {words.restore}
        </SubmitButton>
      </Form>
      <h3 className="text-lg font-semibold">{words.changedTitle}</h3>
      {sections.length === 0 && <p>{words.nothing}</p>}
      <DifferenceList sections={sections} words={words.difference} />
    </>
  );
}
