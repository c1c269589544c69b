import type { Asking } from "./ask.ts";
import type { Kind } from "./life.ts";
import { assignmentsOf, calendarToken, id } from "./numbers.ts";
import { password, type Pair, type Visitors } from "./people.ts";

/** What is measured besides what the model counts. */
export type MeasuredKind = Kind | "course page after a year";

let published = 0;

/** What somebody asks for. @param at which of the people; another one is another person */
export function requestOf(kind: MeasuredKind, visitors: Visitors, at: number): Asking {
  const { pairs, longLived, admin } = visitors;
  const { student, tutor } = pairs[at % pairs.length] as Pair;
  const [first, second] = assignmentsOf(student.number);
  const get = (path: string, cookie?: string): Asking => ({
    path,
    expected: 200,
    ...(cookie && { cookie }),
  });
  switch (kind) {
    case "public page":
      return get("/");
    case "student dashboard":
      return get("/dashboard", student.cookie);
    case "course page":
      return get(`/dashboard/courses/${id("a", first)}`, student.cookie);
    case "course page after a year": {
      const old = longLived[at % longLived.length] ?? student;
      return get(`/dashboard/courses/${id("a", assignmentsOf(old.number)[0])}`, old.cookie);
    }
    case "tutor dashboard":
      return get("/tutor-dashboard", tutor.cookie);
    case "assignment page":
      return get(`/tutor-dashboard/${id("a", second)}/recordings`, tutor.cookie);
    case "publish":
      return publish("recording", id("a", second), tutor.cookie);
    case "announce":
      return publish("announcement", id("a", second), tutor.cookie);
    case "admin list":
      return get("/admin-dashboard/assignments", admin);
    case "admin search":
      return get(`/admin-dashboard?q=student${student.number}%40scale`, admin);
    case "sign-in":
      return { path: "/login", form: { email: student.email, password }, expected: 303 };
    default:
      return get(`/calendar/${calendarToken(withCalendarNear(student.number) + (at % 3))}.ics`);
  }
}

/** The first of three students who have a calendar, in the same ten as somebody. */
function withCalendarNear(student: number): number {
  return Math.floor((student - 1) / 10) * 10;
}

function publish(kind: "recording" | "announcement", assignmentId: string, cookie: string): Asking {
  published += 1;
  const form = {
    title: `Lesson ${published}: what we did and why`,
    description: "Read pages 12 to 19 again, then try the last three exercises on your own.",
    url: kind === "recording" ? `https://video.scale.example/${published}` : "",
    date: "",
    time: "",
  };
  const path = `/tutor-dashboard/${assignmentId}/${kind}s/add`;
  return { path, cookie, form, expected: 303 };
}
