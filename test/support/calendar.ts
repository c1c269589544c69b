import ICAL from "ical.js";

export interface ReadEvent {
  uid: string;
  summary: string;
  description: string | null;
  url: string | null;
  status: string;
  sequence: number;
  /** ISO 8601, in UTC, by the calendar's own time zone. */
  start: string;
  end: string;
  /** As it is written: the zone's name and its clock. */
  zone: string;
}

export interface ReadCalendar {
  zones: string[];
  refresh: string;
  events: ReadEvent[];
}

function text(component: ICAL.Component, name: string): string | null {
  return component.getFirstPropertyValue(name)?.toString() ?? null;
}

/** Reads a calendar by RFC 5545. @throws where it is no valid one, or a line passes 75 octets */
export function readCalendar(body: string): ReadCalendar {
  if (!body.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(body)) throw new Error("lines end in CRLF");
  for (const line of body.split("\r\n")) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
  }
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  const zones = calendar.getAllSubcomponents("vtimezone");
  return {
    zones: zones.map((zone) => text(zone, "tzid") ?? ""),
    refresh: text(calendar, "refresh-interval") ?? "",
    events: calendar.getAllSubcomponents("vevent").map(readEvent),
  };
}

function readEvent(component: ICAL.Component): ReadEvent {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    summary: event.summary,
    description: text(component, "description"),
    url: text(component, "url"),
    status: text(component, "status") ?? "",
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    zone: `${event.startDate.zone?.tzid ?? ""} ${event.startDate.toString()}`,
  };
}
