import ical, {
  ICalEventStatus,
  ICalEventTransparency,
  type ICalDayJsStub,
  type ICalEventData,
} from "ical-generator";
import type { Calendar } from "#use-cases/calendar/calendar.ts";
import { sampleAcademy } from "#content/site/academy.ts";
import { splitName } from "#domain/account/account.ts";
import { withoutLinks } from "#domain/calendar/calendar.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { timeOffSpan } from "#domain/timetable/week/days.ts";
import { usualLength } from "#domain/timetable/lesson-length.ts";
import { plainLine, plainText } from "#domain/shared/plain-text.ts";
import { lessonInList } from "#parts/timetable/lesson-in-list.ts";
import { calendarWords as words } from "./feed-messages.ts";

type Lesson = Calendar["lessons"][number];
type TimeOff = NonNullable<Calendar["timeOff"]>[number];

const india = "Asia/Kolkata";

// India has had the same offset since 1945.
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
 * Lessons as a calendar (RFC 5545), in India's time. A tutor's calendar names
 * the student by the first name only, the others name the tutor. An event links to the product's
 * own page of the lesson, which needs a sign-in, and has no other links: an address can be in
 * anybody's hands. A tutor's calendar has their days off too.
 *
 * @param site.academy the academy's name
 */
export function calendarText(
  { role, lessons, timeOff = [] }: Calendar,
  site: { origin: string; academy: string },
): string {
  const { academy } = site;
  const calendar = ical({
    name: words.calendarName(academy),
    prodId: { company: academy, product: "Lessons" },
    ttl: 60 * 60,
    events: [
      ...lessons.map((lesson) => event(lesson, role, site)),
      ...timeOff.map((days) => daysOff(days, academy)),
    ],
  });
  // The library adds a time zone only if it also writes the timestamps in it, which must be UTC.
  return `${calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, timeZone)}\r\n`;
}

/**
 * The id by which calendars know an event. Events of an academy that kept the sample's name are
 * already known with a suffix (decision 56).
 */
function eventId(id: string, academy: string): string {
  return academy === sampleAcademy.name ? `${id}@viluva` : id;
}

function event(
  lesson: Lesson,
  role: Calendar["role"],
  { origin, academy }: { origin: string; academy: string },
): ICalEventData {
  const { id, startsAt, minutes, sequence, updatedAt, details } = lesson;
  const end = new Date(startsAt.getTime() + (minutes ?? usualLength) * 60_000);
  return {
    id: eventId(id, academy),
    sequence,
    stamp: updatedAt,
    lastModified: updatedAt,
    timezone: india,
    start: indiaClock(startsAt),
    end: indiaClock(end),
    ...(details ? describe(id, details, role, origin) : cancelled),
  };
}

function daysOff({ id, createdAt, ...days }: TimeOff, academy: string): ICalEventData {
  const { from, until } = timeOffSpan(days);
  return {
    id: eventId(id, academy),
    stamp: createdAt,
    lastModified: createdAt,
    allDay: days.fromTime === "" && days.untilTime === "",
    timezone: india,
    start: indiaClock(new Date(from)),
    // The end of an all-day event is the day after its last one.
    end: indiaClock(new Date(until)),
    summary: words.timeOff,
    transparency: ICalEventTransparency.OPAQUE,
    status: ICalEventStatus.CONFIRMED,
  };
}

const cancelled = { summary: words.cancelled, status: ICalEventStatus.CANCELLED };

const pages: Record<Calendar["role"], (assignmentId: string) => string | null> = {
  student: (assignmentId) => `/dashboard/courses/${assignmentId}`,
  tutor: (assignmentId) => `/tutor-dashboard/${assignmentId}/live-sessions`,
  guardian: () => null,
};

const addressIn = (list: string | null, id: string) => list && lessonInList(list, id);

function describe(
  id: string,
  details: NonNullable<Lesson["details"]>,
  role: Calendar["role"],
  origin: string,
) {
  const { assignmentId, title, classId, subjectId, studentName, tutorName } = details;
  const name = role === "tutor" ? splitName(studentName).firstName : tutorName;
  const path = details.isSubstitute
    ? `/tutor-dashboard/substitutions/${id}`
    : addressIn(pages[role](assignmentId), id);
  const url = path && `${origin}${path}`;
  const text = (typed: string) => withoutLinks(typed, words.hiddenLink);
  return {
    summary: plainLine(words.event(text(title), name)),
    description: [
      words.course(subjectName(subjectId), className(classId)),
      plainText(text(details.description)),
      url && words.page(url),
    ]
      .filter(Boolean)
      .join("\n\n"),
    ...(url && { url }),
    status: ICalEventStatus.CONFIRMED,
  };
}

/** A moment as India's clock time: the library would write a Date in the server's time zone. */
function indiaClock(moment: Date): ICalDayJsStub {
  const { date, time } = toIndiaDateTimeFields(moment);
  const [days, clock] = [date.replaceAll("-", ""), `${time.replace(":", "")}00`];
  return {
    format: (pattern) => (pattern === "YYYYMMDD" ? days : clock),
    isValid: () => true,
    toDate: () => moment,
    toJSON: () => moment.toISOString(),
  };
}
