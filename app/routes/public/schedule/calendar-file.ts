import { plainText } from "#domain/shared/plain-text.ts";

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Globally unique. */
  readonly id: string;
  /** Whose page made the file. */
  readonly producer: string;
  readonly start: Date;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly location: string;
  /** When the file was created. */
  readonly createdAt: Date;
}

const encoder = new TextEncoder();

/** A calendar file (RFC 5545) with one tentative event. */
export function calendarFile(event: CalendarEvent): string {
  const end = new Date(event.start.getTime() + event.minutes * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(event.producer)}//Meeting request//EN`,
    "BEGIN:VEVENT",
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${utc(event.createdAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Escapes a text as a property's value, so that it can't end the line or start another property. */
function escapeText(text: string): string {
  return plainText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

function utc(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

// RFC 5545 §3.1: no line is longer than 75 octets, and a continuation line starts with a space. A
// character is never split, whatever its length in UTF-8.
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
