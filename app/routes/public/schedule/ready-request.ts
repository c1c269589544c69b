import { mailLink, type Academy } from "#content/site/academy.ts";
import { meetingRequest as words } from "#content/enquiries/meeting-request.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { calendarFile } from "./calendar-file.ts";
import type { MeetingInput } from "./meeting-input.ts";
import { requestSubject, requestText } from "./request-text.ts";

/** A valid request, ready for the person to send. */
export interface ReadyRequest {
  readonly text: string;
  /** A chat with the text already typed; null where the academy's number has none. */
  readonly whatsapp: string | null;
  readonly mail: string;
  /** The text of a calendar file. */
  readonly calendar: string;
  /** Whether the chosen time is in the past. */
  readonly isPast: boolean;
}

const meetingMinutes = 30;

/**
 * Everything that the page shows for a request that has passed `checkMeeting`.
 *
 * @param academy with the address of its chat, as `whatsappLink` makes it
 */
export function readyRequest(
  input: MeetingInput,
  academy: Pick<Academy, "name" | "email"> & { chat: string | null },
  now: Date,
  id: string,
): ReadyRequest {
  const start = parseIndiaDateTime(input.date, input.time);
  if (start === null) throw new Error("a meeting request must be checked first");
  const text = requestText(input, academy.name);
  return {
    text,
    whatsapp: academy.chat && `${academy.chat}?text=${encodeURIComponent(text)}`,
    mail: mailLink({ subject: requestSubject(input), text }, academy),
    calendar: calendarFile({
      id,
      producer: academy.name,
      start,
      minutes: meetingMinutes,
      title: words.calendarTitle(academy.name),
      text: `${words.calendarNote(academy.name)}\n\n${text}`,
      location: words.location,
      createdAt: now,
    }),
    isPast: start < now,
  };
}
