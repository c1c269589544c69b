import { inDays } from "#content/shared/count.ts";
import type { LangMark } from "#content/shared/lang-mark.ts";

/** A policy page (§2): paragraphs under headings. */
export interface Policy extends LangMark {
  readonly title: string;
  readonly lead: string;
  /** The day of the last change, as YYYY-MM-DD; older texts of an academy have it in words. */
  readonly updated: string;
  readonly sections: readonly (LangMark & {
    readonly title: string;
    readonly paragraphs: readonly string[];
  })[];
  /** Whether the academy's lawyer has yet to approve the words. */
  readonly isDraft: boolean;
}

/**
 * Stands in a policy for the time after which an enquiry is deleted, also in an academy's own words, so
 * that a page always says what the server does.
 */
export const enquiryDaysMark = "{enquiry-days}";

/** A policy's text with that time in place of the mark. */
export function withEnquiryDays(text: string, days: number): string {
  return text.replaceAll(enquiryDaysMark, inDays(days));
}
