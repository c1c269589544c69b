/** The properties of a calendar file's one event, read by the rules of RFC 5545. */
export interface CalendarEvent {
  names: string[];
  start: string;
  description: string;
}

/** @throws where the file is not one calendar with one event, on lines of at most 75 octets */
export function readCalendar(text: string): CalendarEvent {
  if (!text.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(text)) throw new Error("lines end in CRLF");
  for (const line of text.split("\r\n")) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
  }
  const lines = text.replaceAll("\r\n ", "").trimEnd().split("\r\n");
  const names = lines.map((line) => line.replace(/[:;].*/s, ""));
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? "";
  return {
    names,
    start: value("DTSTART"),
    description: value("DESCRIPTION").replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
      /n/i.test(character) ? "\n" : character,
    ),
  };
}
