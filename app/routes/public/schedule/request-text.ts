import { formatDateTime } from "#domain/shared/dates.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { meetingRequest as words } from "#content/enquiries/meeting-request.ts";
import type { MeetingInput } from "./meeting-input.ts";
import { plainLine, plainText } from "#domain/shared/plain-text.ts";

/** The request to an academy as text, one field per line, without the empty fields. */
export function requestText(input: MeetingInput, academyName: string): string {
  const lines: (readonly [label: string, value: string])[] = [
    [words.when, formatDateTime(parseIndiaDateTime(input.date, input.time))],
    [words.name, plainLine(input.name)],
    [words.email, plainLine(input.email)],
    [words.phone, plainLine(input.phone)],
    [words.grade, plainLine(input.grade)],
    [words.subjectField, plainLine(input.subject)],
    [words.topic, plainLine(input.topic)],
    [words.services, words.serviceList(input.services.map(plainLine))],
    [words.message, plainText(input.message)],
  ];
  const facts = lines
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`);
  return [words.greeting(academyName), "", ...facts].join("\n");
}

/** The subject line of the request's mail. */
export function requestSubject(input: MeetingInput): string {
  return words.subject(plainLine(input.name));
}
