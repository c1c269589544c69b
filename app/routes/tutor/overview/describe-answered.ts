import type { Context } from "#request/context.ts";
import { languageOfText } from "#content/shared/language-of-text.ts";
import type { FlashMessage } from "#request/flash-message.ts";
import type { Answered } from "#ui/kept/kept-entries.ts";
import { loadRequest } from "#use-cases/timetable/request-answers.ts";
import type { OverviewAt } from "#use-cases/teaching/tutor-overview.ts";
import { describeFinished } from "#parts/teaching/tutor/finished-notices.ts";
import { describeRequest } from "#parts/timetable/request/describe.ts";

const codes = ["request-accepted", "request-declined"];

/** The request that this tutor has just answered, for the list that it has left; null for none. */
export async function describeAnswered(
  context: Context,
  flash: FlashMessage | null,
): Promise<Answered | null> {
  if (!flash || !codes.includes(flash.code)) return null;
  const { answered: id, place } = flash;
  if (id === null || place === null) return null;
  const { title, ended } = describeRequest(await loadRequest(context, id), new Date());
  return { id, place, name: title, lang: languageOfText(title), text: ended ?? "" };
}

/** The lesson that this tutor has just settled in the list of today's, which it has left; null for none. */
export function describeSettled({ near }: OverviewAt, flash: FlashMessage | null): Answered | null {
  if (!flash || flash.answered === null || flash.place === null) return null;
  const finished = describeFinished(flash.code, null);
  const lesson = near.find(({ id, isDone }) => id === flash.answered && isDone);
  if (!finished || !lesson) return null;
  const { id, studentName: name } = lesson;
  return { id, place: flash.place, name, lang: languageOfText(name), text: finished.text };
}
