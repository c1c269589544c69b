import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile, type CalendarEvent } from "./calendar-file.ts";
import { plainText } from "#domain/shared/plain-text.ts";

const event: CalendarEvent = {
  id: "1",
  producer: "Viluva",
  start: new Date("2027-01-12T12:00:00Z"),
  minutes: 30,
  title: "Meeting",
  text: "Maths, please",
  location: "Online",
  createdAt: new Date("2026-11-20T10:00:00.123Z"),
};

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom("\r", "\n", ";", ",", "\\", ":", "వి", "🧮", "n", " ") }),
);

/** Parses the properties of a calendar file (RFC 5545 §3.1). */
function read(file: string): [name: string, value: string][] {
  const lines = file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
  return lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
}

function unescape(value: string): string {
  return value.replaceAll(/\\(.)/g, (_, character: string) =>
    character === "n" ? "\n" : character,
  );
}

test("a meeting is a tentative event with times in UTC", () => {
  expect(read(calendarFile(event))).toEqual([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", "-//Viluva//Meeting request//EN"],
    ["BEGIN", "VEVENT"],
    ["UID", "1"],
    ["DTSTAMP", "20261120T100000Z"],
    ["DTSTART", "20270112T120000Z"],
    ["DTEND", "20270112T123000Z"],
    ["SUMMARY", "Meeting"],
    ["LOCATION", "Online"],
    ["DESCRIPTION", String.raw`Maths\, please`],
    ["STATUS", "TENTATIVE"],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
});

test("any text is preserved, and adds no property", () => {
  const names = read(calendarFile(event)).map(([name]) => name);
  fc.assert(
    fc.property(anyText, anyText, (title, text) => {
      const properties = read(calendarFile({ ...event, title, text }));
      expect(properties.map(([name]) => name)).toEqual(names);
      const values = new Map(properties);
      expect(unescape(values.get("SUMMARY") ?? "")).toBe(plainText(title));
      expect(unescape(values.get("DESCRIPTION") ?? "")).toBe(plainText(text));
    }),
  );
});

test("no line is longer than 75 octets, and no character is split", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const file = calendarFile({ ...event, text: text.repeat(5) });
      expect(file.isWellFormed()).toBe(true);
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
  );
});
