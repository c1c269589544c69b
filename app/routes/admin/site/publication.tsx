import { data, Form, redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { readForm } from "#request/form.ts";
import { loadEditedSite } from "#use-cases/site/draft.ts";
import { markOfChanges, maximumNote, publishSite } from "#use-cases/site/versions.ts";
import { TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/publication.ts";
import { describeDifferences } from "./describe-differences.ts";
import { DifferenceList } from "./difference-list.tsx";
import { SiteHeading } from "./heading.tsx";
import { messages, publishMessages as words, versionMessages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(words.title, messages.title);

const path = "/admin-dashboard/site/publication";

export async function loader({ context }: Route.LoaderArgs) {
  const { published, changes, pending, authors } = await loadEditedSite(context);
  if (pending.length === 0) throw redirect("/admin-dashboard/site");
  return {
    sections: describeDifferences(published, changes, authors),
    opened: markOfChanges(changes),
    maximumNote,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const note = form.text("note").trim();
  const result = await publishSite(context, form.text("opened"), note);
  if (result.ok) {
    const notice = result.value === "waits" ? "site-published-sender" : "site-published";
    return redirectWithFlashMessage(context, "/admin-dashboard/site", notice);
  }
  const { pending } = await loadEditedSite(context);
  if (pending.length === 0) {
    return redirectWithFlashMessage(context, "/admin-dashboard/site", "site-not-published");
  }
  return data({ error: words.changed, note }, { status: 409 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/site/publication`: what will change, and the button that makes it public. */
export default function Publication({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, opened, maximumNote } = loaderData;
  return (
    <>
      <SiteHeading title={words.title} />
      <p className="max-w-prose text-muted">{words.text}</p>
      <DifferenceList sections={sections} words={versionMessages.difference} />
      <Form method="post" action={path} className={`${gridCardClass} max-w-xl gap-4`}>
        <input type="hidden" name="opened" value={opened} />
        <TextField
          label={words.note}
          hint={words.noteHint}
          optional={words.optional}
          name="note"
          maxLength={maximumNote}
          defaultValue={actionData?.note}
        />
        <FormEnd
          error={actionData?.error}
          submit={words.publish}
          action={path}
          pending={words.publishing}
        />
      </Form>
    </>
  );
}
