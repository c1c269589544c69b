import { useState } from "react";
import { data, Form, useLocation } from "react-router";
import { editedSection } from "#content/site/parts.ts";
import { isSectionId, sectionShape } from "#content/site/sections.ts";
import { checkShape, isRecord } from "#domain/site/check-shape.ts";
import {
  applyListStep,
  parseListStep,
  parseOfferStep,
  readShapeForm,
  type ListStep,
} from "#domain/site/shape-form.ts";
import { notFound } from "#request/audit.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { largeForm, readForm } from "#request/form.ts";
import { loadEditedSite, markOfSection, saveSection } from "#use-cases/site/draft.ts";
import { checkMarkdown } from "#use-cases/site/markdown.ts";
import { Button, buttonClass, SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { afterStep } from "#parts/office/setup-step.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/section.ts";
import { describeLanguages } from "./describe-languages.ts";
import { DifferenceList } from "./difference-list.tsx";
import { describeFields } from "./describe-differences.ts";
import { describeForm } from "./describe-form.ts";
import { SiteFields, useEntryFocus } from "./fields.tsx";
import { SiteHeading } from "./heading.tsx";
import { messages, sectionMessages as words } from "./messages.ts";
import { previewOfSection } from "./preview-address.ts";
import { SectionLanguages } from "./section-languages.tsx";
import { sectionNames } from "./section-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.name, messages.title);

const sitePage = "/admin-dashboard/site";

async function requireSection(context: Route.LoaderArgs["context"], id: string) {
  return isSectionId(id) ? id : notFound(context, "no-section");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = await requireSection(context, params.siteSection);
  const { changes } = await loadEditedSite(context);
  const part = editedSection(changes, id);
  return {
    id,
    name: sectionNames[id],
    languages: describeLanguages(changes, id, "en"),
    fields: describeForm(sectionShape(id), part, []),
    opened: markOfSection(part),
    preview: previewOfSection(id),
    standard: id === "colours" ? words.standardColours : words.standard,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const id = await requireSection(context, params.siteSection);
  const form = await readForm(request, context, largeForm);
  const shape = sectionShape(id);
  const opened = form.text("opened");
  const offer = parseOfferStep(form.text("step"));
  const typed = readShapeForm(shape, (name) =>
    name === offer?.name ? offer.value : form.text(name),
  );
  if (form.text("step") === "standard") {
    await saveSection(context, id, null, null);
    return redirectWithFlashMessage(context, afterStep(url, sitePage), "site-saved");
  }
  const step = parseListStep(form.text("step"));
  const answer = { opened, focus: null as { name: string } | null, error: null as string | null };
  if (offer) {
    const failures = checkShape(shape, typed);
    const error = failures.length > 0 ? words.invalid(failures.length) : null;
    const focus = error === null ? { name: offer.name } : null;
    return { ...answer, fields: describeForm(shape, typed, failures), focus, error, now: null };
  }
  if (step) {
    const changed = applyListStep(shape, typed, step);
    const fields = describeForm(shape, changed, []);
    return { ...answer, fields, focus: focusAfter(step, changed), now: null };
  }
  const part = typed as Readonly<Record<string, unknown>>;
  const wrong = checkShape(shape, part);
  const failures = wrong.length > 0 ? wrong : await checkMarkdown(context, shape, part);
  if (failures.length > 0) {
    const fields = describeForm(shape, part, failures);
    const error = words.invalid(failures.length);
    return data({ ...answer, fields, error, now: null }, { status: 400 });
  }
  const result = await saveSection(context, id, opened, part);
  if (result.ok) return redirectWithFlashMessage(context, afterStep(url, sitePage), "site-saved");
  const fields = describeForm(shape, part, []);
  const now = { id, name: sectionNames[id], fields: describeFields(part, result.current) };
  const error = words.changed(result.changedBy);
  return data({ ...answer, fields, error, now, opened: result.opened }, { status: 409 });
}

/** The entry that gets the focus after a press of a list's button. */
function focusAfter(step: ListStep, value: unknown): { name: string } | null {
  const path = step.name.split(".");
  const list = path.slice(0, -1).join(".");
  const index = Number(path.at(-1));
  if (step.kind === "add") return { name: `${step.name}.${countEntries(value, path) - 1}` };
  if (step.kind === "remove") return index > 0 ? { name: `${list}.${index - 1}` } : null;
  return { name: `${list}.${step.kind === "up" ? index - 1 : index + 1}` };
}

function countEntries(value: unknown, path: readonly string[]): number {
  const found = path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : null), value);
  return Array.isArray(found) ? found.length : 0;
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { fields: undefined, opened: undefined, focus: null, now: null });

/** `/admin-dashboard/site/:siteSection`: the fields of a section, saved into the draft. */
export default function SiteSection({ loaderData, actionData }: Route.ComponentProps) {
  // Says which step of the set-up opened the form.
  const { search } = useLocation();
  // The section as it was when the page was opened, even when the loader runs again.
  const [{ id, name, fields, opened, preview, standard }] = useState(loaderData);
  const [version, setVersion] = useState(0);
  const answer = actionData?.fields;
  const [shownAnswer, setShownAnswer] = useState(answer);
  // Fields are filled again from each answer: their numbers change when an entry moves.
  if (answer && answer !== shownAnswer) {
    setShownAnswer(answer);
    setVersion(version + 1);
  }
  const form = useEntryFocus(actionData);
  const path = `${sitePage}/${id}`;
  return (
    <>
      <SiteHeading title={name} />
      <SectionLanguages languages={loaderData.languages} />
      {actionData?.error && <Notice tone="danger">{actionData.error}</Notice>}
      {actionData?.now && <DifferenceList sections={[actionData.now]} words={words.difference} />}
      <Form
        ref={form}
        method="post"
        action={path + search}
        noValidate
        preventScrollReset
        className={`${gridCardClass} min-w-0 gap-5`}
      >
        {/* The first button of a form is the one that Enter presses. */}
        <button tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="opened" value={actionData?.opened ?? opened} />
        <div key={version} className="grid min-w-0 gap-5">
          <SiteFields fields={shownAnswer ?? fields} />
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton action={path} pending={words.saving}>
            {words.save}
          </SubmitButton>
          <a href={preview} target="_blank" rel="noreferrer" className={buttonClass("quiet")}>
            {words.preview}
          </a>
          <Button tone="quiet" name="step" value="standard">
            {standard}
          </Button>
        </div>
      </Form>
    </>
  );
}
