import ical, { ICalEventStatus, type ICalDayJsStub, type ICalEventData } from "ical-generator";
import type { Calendar } from "#access/calendar.ts";
import { splitName } from "#domain/account.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { toIndiaDateTimeFields } from "#domain/india-time.ts";
import { sessionMinutes } from "#domain/live-session.ts";
import { plainLine, plainText } from "#domain/plain-text.ts";
import { messages } from "./messages.ts";

type Session = Calendar["sessions"][number];

const india = "Asia/Kolkata";

// India has had one offset since 1945.
const timeZone = [
  `X-WR-TIMEZONE:${india}`,
  "BEGIN:VTIMEZONE",
  `TZID:${india}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "END:STANDARD",
  "END:VTIMEZONE",
  "",
].join("\r\n");

/**
 * Live sessions as a calendar (RFC 5545), an hour each, in India's time. A student's names the
 * tutor; a tutor's names the student by the first name only.
 */
export function calendarText({ role, sessions }: Calendar): string {
  const calendar = ical({
    name: messages.calendarName,
    prodId: { company: "Viluva", product: "Live sessions" },
    ttl: 60 * 60,
    events: sessions.map((session) => event(session, role)),
  });
  // The library writes a time zone only where it also writes stamps in it, which have to be UTC.
  return `${calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, timeZone)}\r\n`;
}

function event(session: Session, role: Calendar["role"]): ICalEventData {
  const { id, startsAt, sequence, updatedAt, details } = session;
  const end = new Date(startsAt.getTime() + sessionMinutes * 60_000);
  return {
    id: `${id}@viluva`,
    sequence,
    stamp: updatedAt,
    lastModified: updatedAt,
    timezone: india,
    start: indiaClock(startsAt),
    end: indiaClock(end),
    ...(details ? describe(details, role) : cancelled),
  };
}

const cancelled = { summary: messages.cancelled, status: ICalEventStatus.CANCELLED };

function describe(details: NonNullable<Session["details"]>, role: Calendar["role"]) {
  const { title, classId, subjectId, studentName, tutorName } = details;
  const name = role === "student" ? tutorName : splitName(studentName).firstName;
  const url = plainLine(details.url);
  return {
    summary: plainLine(messages.event(title, name)),
    description: [
      messages.course(subjectName(subjectId), className(classId)),
      plainText(details.description),
      url && messages.join(url),
    ]
      .filter(Boolean)
      .join("\n\n"),
    // The library escapes a link as it does a text, which readers of links do not undo.
    ...(url && { url: url.replaceAll(",", "%2C").replaceAll(";", "%3B") }),
    status: ICalEventStatus.CONFIRMED,
  };
}

/** A moment that shows India's clock to the library, which would show a Date's by the machine's zone. */
function indiaClock(moment: Date): ICalDayJsStub {
  const { date, time } = toIndiaDateTimeFields(moment);
  const [days, clock] = [date.replaceAll("-", ""), `${time.replace(":", "")}00`];
  return {
    format: (form) => (form === "YYYYMMDD" ? days : clock),
    isValid: () => true,
    toDate: () => moment,
    toJSON: () => moment.toISOString(),
  };
}
