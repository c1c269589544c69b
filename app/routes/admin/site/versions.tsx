import { Link } from "react-router";
import type { Authors } from "#domain/site/authors.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { loadSiteVersions, parseVersion } from "#use-cases/site/versions.ts";
import { Empty } from "#ui/empty.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/versions.ts";
import { describeNote } from "./describe-note.ts";
import { SiteHeading } from "./heading.tsx";
import { messages, versionMessages as words } from "./messages.ts";
import { sectionNames } from "./section-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(words.title, messages.title);

const path = "/admin-dashboard/site/versions";

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parseVersion(url.searchParams.get("before") ?? "");
  const { versions, older } = await loadSiteVersions(context, before === 0 ? null : before);
  return {
    versions: versions.map(({ version, publisher, publishedAt, note, sections, authors }) => ({
      version,
      by: words.by(publisher, formatDateTime(publishedAt)),
      note: describeNote(note),
      sections: sections
        .map((id) => words.section(sectionNames[id], namesBeside(authors[id], publisher)))
        .join("; "),
    })),
    older,
  };
}

/** Who changed a section, unless only the publisher did, whose name stands above. */
function namesBeside(authors: Authors | undefined, publisher: string): string | undefined {
  const names = authors?.names ?? [];
  return names.some((name) => name !== publisher) ? names.join(", ") : undefined;
}

/** `/admin-dashboard/site/versions`: what was published, by whom and when. */
export default function Versions({ loaderData }: Route.ComponentProps) {
  const { versions, older } = loaderData;
  return (
    <>
      <SiteHeading title={words.title} />
      {versions.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <ol className="grid gap-2">
          {versions.map(({ version, by, note, sections }) => (
            <li key={version} className="grid">
              <Link
                to={`${path}/${version}`}
                className={`${cardClass} grid min-w-0 gap-1 px-4 py-3 hover:border-link`}
              >
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">{words.version(version)}</span>
                  <span className="text-sm text-muted">{by}</span>
                </span>
                {note && <span className="wrap-anywhere">{note}</span>}
                <span className="text-sm text-muted">{sections}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {older !== null && (
        <p>
          <ButtonLink to={`${path}?before=${older}`}>{words.older}</ButtonLink>
        </p>
      )}
    </>
  );
}
