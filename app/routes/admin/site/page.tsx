import { Link } from "react-router";
import { resolveEnglishSite } from "#content/site/english-site.ts";
import { sectionOf } from "#content/site/parts.ts";
import type { SiteChanges } from "#content/site/site.ts";
import { sectionIds, type SectionId } from "#content/site/sections.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { languageNames, languages, languageTag, localizePath } from "#domain/shared/language.ts";
import { loadEditedSite } from "#use-cases/site/draft.ts";
import { listUntranslated } from "#use-cases/site/translation.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonClass, ButtonLink } from "#ui/button.tsx";
import { PageTitle, TitledSection } from "#ui/page-title.tsx";
import { cardClass, TitledCard } from "#ui/card.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { describeAuthors } from "./describe-differences.ts";
import { messages } from "./messages.ts";
import { previewAddress } from "./preview-address.ts";
import { sectionNames } from "./section-messages.ts";
import { translationMessages as translationWords } from "./translation-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

type State = keyof typeof messages.state;

const policies: readonly SectionId[] = ["privacy", "terms", "refund"];

function stateOf(changes: SiteChanges, id: SectionId, samples: readonly SectionId[]): State {
  const isOwn = sectionOf(changes, id) !== null;
  if (!samples.includes(id)) return isOwn ? "own" : "standard";
  if (policies.includes(id)) return "draft";
  return isOwn ? "partly" : "sample";
}

export async function loader({ context }: Route.LoaderArgs) {
  const { version, publishedAt, changes, pending, authors } = await loadEditedSite(context);
  const { samples } = resolveEnglishSite(changes);
  const translations = listUntranslated(changes);
  return {
    previews: languages.map((language) => ({
      language,
      address: previewAddress(localizePath("/", language)),
    })),
    translations: translations.map(({ language, missing, outdated }) => ({
      language,
      lines: describeUntranslated(missing, outdated),
    })),
    sections: sectionIds.map((id) => ({
      id,
      name: sectionNames[id],
      state: stateOf(changes, id, samples),
      isPending: pending.includes(id),
      by: describeAuthors(authors[id]),
      marks: translations.flatMap(({ language, missing, outdated }) => [
        ...(missing.includes(id) ? [translationWords.missing(languageNames[language])] : []),
        ...(outdated.includes(id) ? [translationWords.outdated(languageNames[language])] : []),
      ]),
    })),
    published:
      version !== null && publishedAt !== null
        ? messages.publishedAt(version, formatDateTime(publishedAt))
        : messages.neverPublished,
  };
}

function describeUntranslated(missing: readonly SectionId[], outdated: readonly SectionId[]) {
  const names = (ids: readonly SectionId[]) => ids.map((id) => sectionNames[id]).join("; ");
  const lines = [
    ...(missing.length > 0 ? [translationWords.missingSections(names(missing))] : []),
    ...(outdated.length > 0 ? [translationWords.outdatedSections(names(outdated))] : []),
  ];
  return lines.length > 0 ? lines : [translationWords.complete];
}

const tones = {
  sample: "caution",
  partly: "caution",
  draft: "caution",
  standard: "success",
  own: "success",
} as const;

/** `/admin-dashboard/site`: what an academy can change of its site, and what is not public yet. */
export default function Site({ loaderData }: Route.ComponentProps) {
  const { sections, published, previews, translations } = loaderData;
  const pending = sections.filter(({ isPending }) => isPending);
  const hasDraft = pending.length > 0;
  const quiet = buttonClass("quiet");
  return (
    <>
      <div className="grid gap-2">
        <PageTitle as="h2">{messages.title}</PageTitle>
        <p className="max-w-prose text-muted">{messages.text}</p>
      </div>
      <TitledCard
        title={hasDraft ? messages.pendingTitle : messages.nothingPending}
        heading="h3"
        className="gap-3"
      >
        {hasDraft && (
          <ul className="grid gap-1">
            {pending.map(({ id, name, by }) => (
              <li key={id} className="wrap-anywhere">
                {name}
                {by && <span className="block text-sm text-muted">{by}</span>}
              </li>
            ))}
          </ul>
        )}
        <p className="text-muted">{published}</p>
        <div className="flex flex-wrap gap-3">
          {hasDraft && (
            <>
              <ButtonLink to="/admin-dashboard/site/publication" tone="primary">
                {messages.publish}
              </ButtonLink>
              <Link to="/admin-dashboard/site/draft/removal" className={quiet}>
                {messages.discard}
              </Link>
            </>
          )}
          <Link to="/admin-dashboard/site/versions" className={quiet}>
            {messages.versions}
          </Link>
          {previews.map(({ language, address }) => (
            <a key={language} href={address} target="_blank" rel="noreferrer" className={quiet}>
              {translationWords.preview(languageNames[language])}
            </a>
          ))}
          <a href="/" target="_blank" rel="noreferrer" className={quiet}>
            {messages.visit}
          </a>
        </div>
      </TitledCard>
      <TitledCard title={translationWords.summaryTitle} heading="h3" className="gap-3">
        <p className="max-w-prose text-sm text-muted">{translationWords.summary}</p>
        <dl className="grid min-w-0 gap-3 md:grid-cols-2">
          {translations.map(({ language, lines }) => (
            <div key={language} className="min-w-0">
              <dt lang={languageTag(language)} className="font-medium">
                {languageNames[language]}
              </dt>
              {lines.map((line) => (
                <dd key={line} className="text-muted wrap-anywhere">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </TitledCard>
      <TitledSection size="small" title={messages.sections} heading="h3" className="grid gap-3">
        <p className="max-w-prose text-sm text-muted">{messages.sampleNote}</p>
        <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
          {sections.map(({ id, name, state, isPending, marks }) => (
            <li key={id} className="grid">
              <Link
                to={`/admin-dashboard/site/${id}`}
                className={`${cardClass} flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 hover:border-link`}
              >
                <span className="font-medium">{name}</span>
                <span className="flex flex-wrap gap-2">
                  {isPending && <Badge tone="caution">{messages.state.pending}</Badge>}
                  {state !== "pending" && (
                    <Badge tone={tones[state]}>{messages.state[state]}</Badge>
                  )}
                  {marks.map((mark) => (
                    <Badge key={mark} tone="caution">
                      {mark}
                    </Badge>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}
