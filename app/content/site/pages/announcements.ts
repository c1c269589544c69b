import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { LangMark } from "#content/shared/lang-mark.ts";

/** An announcement of the academy on the home page. Its days are YYYY-MM-DD in India. */
export interface Announcement extends LangMark {
  /** Small Markdown. */
  readonly text: string;
  /** The first day on which it is shown. */
  readonly from: string;
  /** The last one; empty if it stays until it is removed. */
  readonly until: string;
}

/** Those that are shown at a moment. */
export function currentAnnouncements(all: readonly Announcement[], now: Date): Announcement[] {
  const today = toIndiaDateTimeFields(now).date;
  return all.filter(({ from, until }) => from <= today && (until === "" || today <= until));
}
