import type { EnquiryEvent } from "#data/enquiries/record.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { eventWords } from "./messages.ts";

/** A line of an enquiry's history in words. @param event whose moment may be ISO 8601 */
export function describeEvent({
  id,
  at,
  name,
  what,
  note,
}: Omit<EnquiryEvent, "at"> & { at: Date | string }) {
  return {
    id,
    what: eventWords[what] ?? what,
    by: [formatDateTime(at), name].filter((part) => part !== null).join(" · "),
    // The time of a demo class; older ones have it in words.
    note: note !== null && isMoment(note) ? formatDateTime(note) : note,
  };
}

/** Whether a note is what `toISOString` writes. */
function isMoment(note: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(note);
}
