import { mails } from "./all.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

/** Writes mails in the language of this build. */
export const mailWriter = { mails, renderHtml, renderText } as const;
export type MailWriter = typeof mailWriter;
