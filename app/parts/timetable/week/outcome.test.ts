import { beforeAll, expect, test } from "vitest";
import { insertLessonEvent, type NewLessonEvent } from "#data/lessons/events.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let made: Awaited<ReturnType<typeof makeCourse>>;
const day = "2025-03-05";

/** A lesson of an hour on a Wednesday of 2025, and what was said of it. */
async function teach(title: string, hour: number, event?: NewLessonEvent["event"], by?: Person) {
  const startsAt = new Date(`${day}T${hour}:00+05:30`);
  const { assignmentId, tutor } = made;
  const id = await publish(academy, assignmentId, tutor, "live-session", { title, startsAt });
  if (event && by)
    await insertLessonEvent(academy.database, { lessonId: id, event, saidBy: by.id });
  return id;
}

const settled = (outcome: "held" | "student-missed" | "tutor-missed") =>
  ({ what: "settled", as: "tutor", outcome }) as const;

beforeAll(async () => {
  admin = await makeAdmin(academy);
  made = await makeCourse(academy);
  await teach("Circles", 10, settled("held"), made.tutor);
  await teach("Squares", 12, settled("student-missed"), made.tutor);
  await teach("Lines", 14, settled("tutor-missed"), made.tutor);
  await teach("Angles", 16);
  await teach("Cubes", 18, { what: "disputed", as: "student" }, made.student);
  const late = await teach("Cones", 20);
  await academy.pool.query(
    `update content_items set cancelled_at = starts_at, cancelled_as = 'admin', cancelled_late = true
     where id = $1`,
    [late],
  );
});

const text = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test.each([
  [
    "the student",
    (): Person => made.student,
    (): string => `/dashboard/timetable?day=${day}`,
    ["✓ Held", "✗ You missed it", "✗ Tutor missed", "Cancelled"],
    ["? Not settled yet", "! Being checked"],
  ],
  [
    "the tutor",
    (): Person => made.tutor,
    (): string => `/tutor-dashboard/timetable?day=${day}`,
    ["✓ Held", "✗ Student missed", "✗ You missed it", "Cancelled"],
    ["? Not settled yet", "! Being checked"],
  ],
  ...(["student", "tutor"] as const).map(
    (role) =>
      [
        `the office, of the ${role},`,
        (): Person => admin,
        (): string => `/admin-dashboard/timetable?${role}=${made[role].id}&day=${day}`,
        ["✓ Held", "✗ Student missed", "✗ Tutor missed", "Cancelled late"],
        ["? Not settled", "! Disputed"],
      ] as const,
  ),
] as const)(
  "%s reads in a week how each lesson turned out",
  async (_, reader, path, said, open) => {
    const page = text(await reader().browser.read(path()));
    const [held, student, tutor, cancelled] = said;
    const [unsettled, disputed] = open;
    for (const words of [
      `Circles ${held} 10:00`,
      `Squares ${student} 12:00`,
      `Lines ${tutor} 2:00`,
      `Angles ${unsettled} 4:00`,
      `Cubes ${disputed} 6:00`,
      `Cones ${cancelled} 8:00`,
    ]) {
      expect(page).toContain(words);
    }
  },
);

test("the office reads it in the week of everybody", async () => {
  const page = text(await admin.browser.read(`/admin-dashboard/timetable?day=${day}`));
  for (const words of [
    "Circles ✓ Held 10:00",
    "Squares ✗ Student missed",
    "Lines ✗ Tutor missed",
  ]) {
    expect(page).toContain(words);
  }
  expect(page).toContain("Angles ? Not settled");
});

test("lessons to come, and those from before outcomes were recorded, say nothing", async () => {
  await academy.pool.query(
    "update content_items set finished_at = now() where title = 'Angles' and assignment_id = $1",
    [made.assignmentId],
  );
  const page = text(await made.student.browser.read(`/dashboard/timetable?day=${day}`));
  expect(page).toContain("Angles 4:00");
});
