import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { writeNote } from "#use-cases/people/notes.ts";
import { describeRefusal, readNote } from "#parts/people/notes/read-note.ts";

/** The action of a person's page: adds a note about the person. */
export async function addNote(
  { request, context }: { request: Request; context: Context },
  role: "student" | "tutor",
  accountId: string,
) {
  const typed = readNote(await readForm(request, context));
  const result = await writeNote(context, { role, accountId }, typed);
  if (result.ok) {
    const page = `/admin-dashboard/${role}s/${accountId}`;
    const name = await findNameOf(context, role, accountId);
    return redirectAbout(context, page, "note-written", name);
  }
  if (result.reason === "not-possible") throw data("no-person", { status: 404 });
  return data(describeRefusal(result, typed), { status: 400 });
}
