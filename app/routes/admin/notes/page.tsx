import { data, Form, Outlet } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { noPromise } from "#domain/people/staff-note.ts";
import { changeNote, loadNote } from "#use-cases/people/notes.ts";
import { ButtonLink, SubmitButton } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { cardClass } from "#ui/card.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { messages as shared } from "#parts/office/messages.ts";
import { NoteFields } from "#parts/people/notes/fields.tsx";
import { describeRefusal, readNote } from "#parts/people/notes/read-note.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && messages.title(loaderData.name));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, text, about, dueAt, ownerId, keepers } = await loadNote(context, params.noteId);
  const due = dueAt ? toIndiaDateTimeFields(dueAt) : noPromise;
  return {
    id,
    note: { text, date: due.date, time: due.time, owner: ownerId ?? "" },
    name: about.name,
    person: `/admin-dashboard/${about.role}s/${about.id}`,
    keepers,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const typed = readNote(await readForm(request, context));
  const result = await changeNote(context, params.noteId, typed);
  if (!result.ok) return data(describeRefusal(result, typed), { status: 400 });
  const { role, id, name } = result.value.about;
  return redirectAbout(context, `/admin-dashboard/${role}s/${id}`, "note-written", name);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/notes/:noteId`: changes a note about a person. */
export default function EditNote({ loaderData, actionData }: Route.ComponentProps) {
  const { id, note, name, person, keepers } = loaderData;
  return (
    <>
      <section className={`${cardClass} grid max-w-3xl gap-4 p-4 sm:p-6`}>
        <h2 className="text-xl font-semibold wrap-anywhere">{messages.title(name)}</h2>
        <Form method="post" noValidate className="grid gap-4">
          <NoteFields
            label={messages.note}
            rows={8}
            note={note}
            keepers={keepers}
            refusal={actionData}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton pending={messages.saving}>{messages.save}</SubmitButton>
            <ButtonLink to={person}>{shared.cancel}</ButtonLink>
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
