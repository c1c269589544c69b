import { data, Form, Link, Outlet } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { changeNote, loadNote } from "#use-cases/people/notes.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { cardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { messages as shared } from "#parts/office/messages.ts";
import { noteProblems } from "#parts/office/note-messages.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && messages.title(loaderData.name));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, text, about } = await loadNote(context, params.noteId);
  return { id, text, name: about.name, person: `/admin-dashboard/${about.role}s/${about.id}` };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const text = (await readForm(request, context)).text("text");
  const result = await changeNote(context, params.noteId, text);
  if (!result.ok) return data({ error: noteProblems[result.reason], text }, { status: 400 });
  const { role, id } = result.value.about;
  return redirectWithFlashMessage(context, `/admin-dashboard/${role}s/${id}`, "note-written");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/notes/:noteId`: changes a note about a person. */
export default function EditNote({ loaderData, actionData }: Route.ComponentProps) {
  const { id, text, name, person } = loaderData;
  const isSubmitting = useIsSubmitting();
  return (
    <>
      <section className={`${cardClass} grid max-w-3xl gap-4 p-4 sm:p-6`}>
        <h2 className="text-xl font-semibold wrap-anywhere">{messages.title(name)}</h2>
        <Form method="post" noValidate className="grid gap-4">
          <TextArea
            label={messages.note}
            name="text"
            rows={8}
            defaultValue={actionData?.text ?? text}
            invalid={actionData !== undefined}
          />
          {actionData && <Notice tone="danger">{actionData.error}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button pending={isSubmitting}>{isSubmitting ? messages.saving : messages.save}</Button>
            <Link to={person} className={buttonClass("quiet")}>
              {shared.cancel}
            </Link>
          </div>
        </Form>
        <div className="border-t border-line pt-4">
          <OpenButton tone="danger" to={`/admin-dashboard/notes/${id}/delete`}>
            {messages.delete}
          </OpenButton>
        </div>
      </section>
      <Outlet />
    </>
  );
}
