import { lookUp } from "#domain/shared/look-up.ts";
import type { Context } from "#request/context.ts";
import { takeFlashMessage } from "#request/flash-message.ts";
import { readAbout } from "#security/notice-about.ts";
import { nameNotice } from "./about.ts";

/**
 * The words of the pending flash message, of a screen that has one text for each code, with the headers
 * of the answer that shows it; null for none and for an unknown code.
 */
export async function takeNotice(
  context: Context,
  request: Request,
  texts: Readonly<Record<string, string>>,
) {
  const { notice, headers } = await takeFlashMessage(context, request);
  const text = lookUp(texts, notice?.code ?? null);
  return { notice: text && nameNotice(readAbout(context, notice), text), headers };
}
