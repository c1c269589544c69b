import { mailLink, whatsappLink, type Academy } from "#content/academy.ts";
import { meetingRequest as words } from "#content/meeting-request.ts";
import { parseIndiaDateTime } from "#domain/india-time.ts";
import { calendarFile } from "./calendar-file.ts";
import type { MeetingInput } from "./meeting-input.ts";
import { requestSubject, requestText } from "./request-text.ts";

/** A valid request, ready for the person to send. */
export interface ReadyRequest {
  readonly text: string;
  readonly whatsapp: string;
  readonly mail: string;
  /** The text of a calendar file. */
  readonly calendar: string;
  /** Whether the chosen time is in the past. */
  readonly isPast: boolean;
}

const meetingMinutes = 30;

/** Everything that the page shows for a request that has passed `checkMeeting`. */
export function readyRequest(
  input: MeetingInput,
  academy: Pick<Academy, "name" | "email" | "phone">,
  now: Date,
  id: string,
): ReadyRequest {
  const start = parseIndiaDateTime(input.date, input.time);
  if (start === null) throw new Error("a meeting request must be checked first");
  const text = requestText(input, academy.name);
  return {
    text,
    whatsapp: whatsappLink(text, academy),
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
