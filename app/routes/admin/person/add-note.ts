import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { writeNote } from "#use-cases/people/notes.ts";
import { describeRefusal, readNote } from "#parts/people/notes/read-note.ts";
import { personOf } from "./person-of.ts";

type Args = { request: Request; context: Context; params: Parameters<typeof personOf>[0] };

/** The action of a person's page: adds a note about the person. */
export async function addNote({ request, context, params }: Args) {
  const { role, id: accountId, page } = personOf(params);
  const typed = readNote(await readForm(request, context));
  const result = await writeNote(context, { role, accountId }, typed);
  if (result.ok) {
    return redirectAbout(context, page, "note-written", await findNameOf(context, role, accountId));
  }
  if (result.reason === "not-possible") throw data("no-person", { status: 404 });
  return data(describeRefusal(result, typed), { status: 400 });
}
