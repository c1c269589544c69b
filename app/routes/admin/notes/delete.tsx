import { redirectAbout } from "#security/notice-about.ts";
import { removeNote } from "#use-cases/people/notes.ts";
import { Confirmation } from "#ui/dialog/confirmation.tsx";
import { revertOnFailure } from "#shell/failed-submit.ts";
import { messages as shared } from "#parts/office/messages.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/delete.ts";
import { messages } from "./messages.ts";

export const meta = titled(messages.delete);

export async function action({ context, params }: Route.ActionArgs) {
  const { about } = await removeNote(context, params.noteId);
  const person = `/admin-dashboard/${about.role}s/${about.id}`;
  return redirectAbout(context, person, "note-deleted", about.name);
}

export const clientAction = (args: Route.ClientActionArgs) => revertOnFailure(args);

export default function DeleteNote({ params, actionData }: Route.ComponentProps) {
  return (
    <Confirmation
      title={messages.delete}
      question={messages.deleteQuestion}
      error={actionData?.error}
      confirm={shared.delete}
      pending={shared.deleting}
      cancel={shared.cancel}
      closeTo={`/admin-dashboard/notes/${params.noteId}`}
    />
  );
}
