import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { writeNote } from "#use-cases/people/notes.ts";
import { noteProblems } from "#parts/office/note-messages.ts";
import type { NoteRefusal } from "./notes.tsx";

/** The action of a person's page: adds a note about the person. */
export async function addNote(
  { request, context }: { request: Request; context: Context },
  role: "student" | "tutor",
  accountId: string,
) {
  const text = (await readForm(request, context)).text("text");
  const result = await writeNote(context, { role, accountId }, text);
  if (result.ok) {
    const page = `/admin-dashboard/${role}s/${accountId}`;
    return redirectWithFlashMessage(context, page, "note-written");
  }
  if (result.reason === "not-possible") throw data("no-person", { status: 404 });
  const refusal: NoteRefusal = { error: noteProblems[result.reason], text };
  return data(refusal, { status: 400 });
}
