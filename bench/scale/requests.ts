import type { Asking } from "./ask.ts";
import type { Kind } from "./life.ts";
import { assignmentsOf, calendarToken, id } from "./numbers.ts";
import { password, type Pair, type Visitor, type Visitors } from "./people.ts";

/** What is measured besides what the model counts. */
export type MeasuredKind = Kind | "course page after a year";

let published = 0;

type Make = (who: Pair & { visitors: Visitors; at: number }) => Asking;

const make: Record<MeasuredKind, Make> = {
  "public page": () => get("/"),
  "student dashboard": ({ student }) => get("/dashboard", student.cookie),
  "course page": ({ student }) => get(courseOf(student), student.cookie),
  "course page after a year": ({ student, visitors: { longLived }, at }) => {
    const old = longLived[at % longLived.length] ?? student;
    return get(courseOf(old), old.cookie);
  },
  "tutor dashboard": ({ tutor }) => get("/tutor-dashboard", tutor.cookie),
  "assignment page": ({ student, tutor }) => get(`${taughtTo(student)}/recordings`, tutor.cookie),
  publish: ({ student, tutor }) => publish("recording", taughtTo(student), tutor.cookie),
  announce: ({ student, tutor }) => publish("announcement", taughtTo(student), tutor.cookie),
  "admin list": ({ visitors: { admin } }) => get("/admin-dashboard/assignments", admin),
  "admin search": ({ student, visitors: { admin } }) =>
    get(`/admin-dashboard?q=student${student.number}%40scale`, admin),
  "sign-in": ({ student }) => ({
    path: "/login",
    form: { email: student.email, password },
    expected: 303,
  }),
  "calendar feed": ({ student, at }) =>
    get(`/calendar/${calendarToken(withCalendarNear(student.number) + (at % 3))}.ics`),
};

/** What somebody asks for. @param at which of the people; another one is another person */
export function requestOf(kind: MeasuredKind, visitors: Visitors, at: number): Asking {
  const pair = visitors.pairs[at % visitors.pairs.length] as Pair;
  return make[kind]({ ...pair, visitors, at });
}

function get(path: string, cookie?: string): Asking {
  return { path, expected: 200, ...(cookie && { cookie }) };
}

function courseOf({ number }: Visitor): string {
  return `/dashboard/courses/${id("a", assignmentsOf(number)[0])}`;
}

/** The assignment of a student that the tutor of the pair has. */
function taughtTo({ number }: Visitor): string {
  return `/tutor-dashboard/${id("a", assignmentsOf(number)[1])}`;
}

/** The first of three students who have a calendar, in the same ten as somebody. */
function withCalendarNear(student: number): number {
  return Math.floor((student - 1) / 10) * 10;
}

function publish(kind: "recording" | "announcement", assignment: string, cookie: string): Asking {
  published += 1;
  const form = {
    title: `Lesson ${published}: what we did and why`,
    description: "Read pages 12 to 19 again, then try the last three exercises on your own.",
    url: kind === "recording" ? `https://video.scale.example/${published}` : "",
    date: "",
    time: "",
  };
  const path = `${assignment}/${kind}s/add`;
  return { path, cookie, form, expected: 303 };
}
