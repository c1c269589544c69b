import { toIndiaDateTimeFields } from "#domain/india-time.ts";

/** An announcement of the academy on the home page. Its days are YYYY-MM-DD in India. */
export interface Announcement {
  /** Small Markdown. */
  readonly text: string;
  /** The first day on which it is shown. */
  readonly from: string;
  /** The last one; empty if it stays until it is removed. */
  readonly until: string;
}

/** The texts that are shown at a moment. */
export function currentAnnouncements(all: readonly Announcement[], now: Date): string[] {
  const today = toIndiaDateTimeFields(now).date;
  return all
    .filter(({ from, until }) => from <= today && (until === "" || today <= until))
    .map(({ text }) => text);
}
