import type { Context } from "#request/context.ts";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { readFlashMessage } from "#request/flash-message.ts";
import type { Answered } from "#ui/kept/kept-entries.ts";
import { findNameOfTutor } from "#use-cases/people/tutors.ts";
import { messages as shared } from "./messages.ts";
import { openedFrom } from "./return-to.ts";
import { leftMessages as messages } from "./left-messages.ts";

/** What was done, by the code of the flash message that the layout takes. */
const done = new Map([
  ["tutor-approved", messages.approved],
  ["tutor-rejected", messages.rejected],
]);

/**
 * The application that this admin has just decided about, for a list that it has left; null for none.
 *
 * @param back the page to which its Undo returns, or the query of the list of tutors
 */
export async function describeAnswered(
  context: Context,
  request: Request,
  back: { page: string } | { search: string },
): Promise<Answered | null> {
  const flash = await readFlashMessage(context, request);
  const text = flash && done.get(flash.code);
  if (!text || flash.answered === null || flash.place === null) return null;
  const name = await findNameOfTutor(context, flash.answered);
  if (name === null) return null;
  const undo = `/admin-dashboard/tutors/${flash.answered}/decision/undo`;
  return {
    id: flash.answered,
    place: flash.place,
    name,
    lang: languageOfText(name),
    text,
    undo: {
      to: "page" in back ? openedFrom(back.page, undo) : undo + back.search,
      label: shared.undo,
    },
  };
}
