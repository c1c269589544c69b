import { useState } from "react";
import { data, Form } from "react-router";
import { isSectionId, sectionShape, type SectionId } from "#content/site/sections.ts";
import { languageNames, type TranslationLanguage } from "#domain/shared/language.ts";
import { readShapeForm } from "#domain/site/shape-form.ts";
import { checkWords, wordsShape } from "#domain/site/translation.ts";
import type { GroupShape } from "#domain/site/shape.ts";
import { notFound } from "#request/audit.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { largeForm, readForm } from "#request/form.ts";
import { loadEditedSite } from "#use-cases/site/draft.ts";
import { checkMarkdown } from "#use-cases/site/markdown.ts";
import {
  describeTranslation,
  parseTranslation,
  saveTranslation,
} from "#use-cases/site/translation.ts";
import { Button, buttonClass, ButtonLink, SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/translation.ts";
import { describeLanguages } from "./describe-languages.ts";
import { DifferenceList } from "./difference-list.tsx";
import { describeFields } from "./describe-differences.ts";
import { describeTranslationForm, lengthAt } from "./describe-translation.ts";
import { SiteFields, useEntryFocus } from "./fields.tsx";
import { SiteHeading } from "./heading.tsx";
import { messages, sectionMessages } from "./messages.ts";
import { previewOfSection } from "./preview-address.ts";
import { SectionLanguages } from "./section-languages.tsx";
import { sectionNames } from "./section-messages.ts";
import { translationMessages as words } from "./translation-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

const sitePage = "/admin-dashboard/site";

async function requireTranslation(
  context: Route.LoaderArgs["context"],
  { siteSection, siteLanguage }: Route.LoaderArgs["params"],
): Promise<{ id: SectionId; language: TranslationLanguage; shape: GroupShape }> {
  const id = isSectionId(siteSection) ? siteSection : null;
  const language = id && parseTranslation(id, siteLanguage);
  const shape = id && wordsShape(sectionShape(id));
  if (id && language && shape?.kind === "group") return { id, language, shape };
  return notFound(context, "no-section");
}

const notes = {
  standard: words.standardText,
  missing: words.missingText,
  outdated: words.outdatedText,
  current: null,
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, language, shape } = await requireTranslation(context, params);
  const { changes } = await loadEditedSite(context);
  const { state, english, opened, ...rest } = describeTranslation(changes, language, id);
  return {
    title: words.title(sectionNames[id], languageNames[language]),
    path: `${sitePage}/${id}/${language}`,
    englishPath: `${sitePage}/${id}`,
    languages: describeLanguages(changes, id, language),
    note: notes[state],
    // Standard words have no form: they are translated already.
    fields:
      state === "standard"
        ? null
        : describeTranslationForm(shape, { language, english, words: rest.words }),
    hasTranslation: state === "outdated" || state === "current",
    opened,
    preview: previewOfSection(id, language),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id, language, shape } = await requireTranslation(context, params);
  const form = await readForm(request, context, largeForm);
  if (form.text("step") === "remove") {
    await saveTranslation(context, { id, language }, null, null);
    return redirectWithFlashMessage(context, sitePage, "site-saved");
  }
  const { english } = describeTranslation((await loadEditedSite(context)).changes, language, id);
  // The lists are as long as those of the English.
  const typed = readShapeForm(shape, (name) =>
    name.endsWith(".length")
      ? lengthAt(english, name.slice(0, -".length".length))
      : form.text(name),
  ) as Readonly<Record<string, unknown>>;
  const wrong = checkWords(shape, english, typed);
  const failures = wrong.length > 0 ? wrong : await checkMarkdown(context, shape, typed);
  const describe = () =>
    describeTranslationForm(shape, { language, english, words: typed }, failures);
  const answer = { opened: form.text("opened"), focus: null, now: null };
  if (failures.length > 0) {
    const error = sectionMessages.invalid(failures.length);
    return data({ ...answer, fields: describe(), error }, { status: 400 });
  }
  const result = await saveTranslation(context, { id, language }, answer.opened, typed);
  if (result.ok) return redirectWithFlashMessage(context, sitePage, "site-saved");
  const now = {
    id,
    name: sectionNames[id],
    fields: describeFields(typed, result.current, language),
  };
  const error = sectionMessages.changed(result.changedBy);
  const { opened } = result;
  return data({ ...answer, opened, fields: describe(), error, now }, { status: 409 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { fields: undefined, opened: undefined, focus: null, now: null });

/** `/admin-dashboard/site/:siteSection/:siteLanguage`: a section's translation beside its English. */
export default function SiteTranslation({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path, languages, note, englishPath } = loaderData;
  return (
    <>
      <SiteHeading title={title} />
      <SectionLanguages languages={languages} />
      {note && <Notice tone="caution">{note}</Notice>}
      {actionData?.error && <Notice tone="danger">{actionData.error}</Notice>}
      {actionData?.now && (
        <DifferenceList sections={[actionData.now]} words={sectionMessages.difference} />
      )}
      {loaderData.fields ? (
        <TranslationForm key={path} loaderData={loaderData} actionData={actionData} />
      ) : (
        <p>
          <ButtonLink to={englishPath}>{words.toEnglish}</ButtonLink>
        </p>
      )}
    </>
  );
}

function TranslationForm(props: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const { actionData } = props;
  // The translation as it was when the page was opened, even when the loader runs again.
  const [{ path, fields, opened, preview, hasTranslation }] = useState(props.loaderData);
  const [version, setVersion] = useState(0);
  const answer = actionData?.fields;
  const [shownAnswer, setShownAnswer] = useState(answer);
  if (answer && answer !== shownAnswer) {
    setShownAnswer(answer);
    setVersion(version + 1);
  }
  const form = useEntryFocus(actionData);
  return (
    <Form
      ref={form}
      method="post"
      action={path}
      noValidate
      preventScrollReset
      className={`${gridCardClass} min-w-0 gap-5`}
    >
      <input type="hidden" name="opened" value={actionData?.opened ?? opened} />
      <p className="max-w-prose text-sm text-muted">{words.englishText}</p>
      <div key={version} className="grid min-w-0 gap-5">
        <SiteFields fields={shownAnswer ?? fields ?? []} />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton action={path} pending={sectionMessages.saving}>
          {sectionMessages.save}
        </SubmitButton>
        <a href={preview} target="_blank" rel="noreferrer" className={buttonClass("quiet")}>
          {sectionMessages.preview}
        </a>
        {hasTranslation && (
          <Button tone="quiet" name="step" value="remove">
            {words.remove}
          </Button>
        )}
      </div>
    </Form>
  );
}
