import { isDay, isEmail, isLink, isMadeOf, isTime } from "./formats.ts";
import { classes, subjects } from "./lists.ts";
import { withoutSpace, type Demand, type Form } from "./sent.ts";
import { hour } from "#domain/shared/durations.ts";

const noText = "Please fill in the title and the description.";
const noMoment = "Please enter a date and a time.";
const oddMoment = "Please enter a real date and time.";
const tooLong =
  "That is too long. A title can have 200 characters and a description 5,000 characters.";

function length(form: Form): number {
  const text = withoutSpace(form.one("minutes"));
  if (text === "") return 60;
  return isMadeOf(text, "0123456789") ? Number(text) : 0;
}

/** What §5 does not know: a length, and a time at which a lesson can be planned. */
const lesson: Demand[] = [
  [
    "Please choose a length from 10 to 480 minutes.",
    "minutes",
    (form) => length(form) >= 10 && length(form) <= 480 && form.fits("minutes", 3),
  ],
  [
    "That time is over. Please choose one to come.",
    "time",
    (form) => {
      const utc = Date.parse(`${form.one("date")}T${form.one("time")}Z`) - 5.5 * hour;
      return utc + (length(form) / 60) * hour > Date.now();
    },
  ],
  [
    "That is in the night, between 10 PM and 6 AM. Press again if you mean it.",
    "time",
    (form) => form.one("time") >= "06:00" && form.one("time") < "22:00",
  ],
];

/** §5, add content, for one of the four kinds. */
export function addContent(kind: "recording" | "live-session" | "exam" | "announcement"): Demand[] {
  const link: Demand[] = [["Please enter a URL.", "url", (form) => form.isWritten("url")]];
  const moment: Demand[] = [
    [noMoment, "date", (form) => form.isWritten("date")],
    [noMoment, "time", (form) => form.isWritten("time")],
    [oddMoment, "date", (form) => isDay(form.one("date"))],
    [oddMoment, "time", (form) => isTime(form.one("time"))],
  ];
  return [
    [noText, "title", (form) => form.isWritten("title")],
    [noText, "description", (form) => form.isWritten("description")],
    ...(kind === "announcement" ? [] : link),
    [
      "Please enter a valid URL that begins with http:// or https://.",
      "url",
      (form) => !form.isWritten("url") || isLink(form.one("url")),
    ],
    ...(kind === "live-session" ? moment : []),
    [tooLong, "title", (form) => form.fits("title", 200)],
    [tooLong, "description", (form) => form.fits("description", 5000)],
    ...(kind === "live-session" ? lesson : []),
  ];
}

/** A tutor as the create-assignment form finds them. */
export interface KnownTutor {
  id: string;
  isApproved: boolean;
  classes: readonly string[];
  subjects: readonly string[];
}

/** §5, create assignment, among these people. */
export function createAssignment(studentIds: readonly string[], tutors: KnownTutor[]): Demand[] {
  const all = "Please select student, tutor, class, and subject";
  return [
    [all, "studentId", (form) => form.isWritten("studentId")],
    [all, "classId", (form) => classes.includes(form.one("classId"))],
    [all, "subjectId", (form) => subjects.includes(form.one("subjectId"))],
    [all, "tutorId", (form) => form.isWritten("tutorId")],
    [
      "No approved tutors available for this class and subject",
      "tutorId",
      (form) =>
        tutors.some(
          (tutor) =>
            tutor.id === form.one("tutorId") &&
            tutor.isApproved &&
            tutor.classes.includes(form.one("classId")) &&
            tutor.subjects.includes(form.one("subjectId")),
        ),
    ],
    [
      "Error creating assignment",
      "studentId",
      (form) => studentIds.includes(form.one("studentId")),
    ],
  ];
}

/** A rejected tutor reads why. */
export const rejectApplication: Demand[] = [
  ["Please enter a reason.", "reason", (form) => form.isWritten("reason")],
  ["Please keep the reason within 500 characters.", "reason", (form) => form.fits("reason", 500)],
];

/** §5, the meeting request. */
export const requestMeeting: Demand[] = [
  ["Please choose a date.", "date", (form) => form.isWritten("date")],
  ["Please choose a time.", "time", (form) => form.isWritten("time")],
  [
    "Please choose a real date and time.",
    "date",
    (form) => isDay(form.one("date")) && isTime(form.one("time")),
  ],
  ["Please enter your name.", "name", (form) => form.isWritten("name")],
  ["Please enter your email.", "email", (form) => form.isWritten("email")],
  ["Please enter a valid email.", "email", (form) => isEmail(form.one("email"))],
  ["Please enter your phone number.", "phone", (form) => form.isWritten("phone")],
];
