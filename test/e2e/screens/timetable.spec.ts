import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { theAdmin, type SignedIn } from "../support/people.ts";
import { makeClass, publish } from "../support/teaching.ts";

const week = "week=2036-12-01";

async function teach() {
  const made = await makeClass();
  for (const [title, date, time] of [
    ["A lesson with a title that is longer than its place", "2036-12-01", "17:30"],
    ["Circles", "2036-12-03", "07:15"],
    ["Squares", "2036-12-07", "20:00"],
  ] as const) {
    await publish(made.tutor, made.assignmentId, "live-sessions", title, { date, time });
  }
  return made;
}

/** Each role's screens. */
async function listScreens(): Promise<[name: string, person: SignedIn, path: string][]> {
  const { student, tutor } = await teach();
  return [
    ["student", student, `/dashboard/timetable?${week}`],
    ["tutor", tutor, `/tutor-dashboard/timetable?${week}`],
    ["everybody", theAdmin(), `/admin-dashboard/timetable?${week}`],
    ["one tutor", theAdmin(), `/admin-dashboard/timetable?tutor=${tutor.id}&${week}`],
  ];
}

test("every week is accessible, at every width and in both schemes", async ({ open }) => {
  for (const [name, person, path] of await listScreens()) {
    const page = await open({ as: person });
    await page.goto(path);
    await expectAccessible(page, name);
    await page.close();
  }
});

test("the dialogs of a tutor's week are accessible", async ({ open }) => {
  const { tutor } = await teach();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/timetable?${week}`);
  await page.getByRole("link", { name: /^Circles/ }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "lesson");
  await page.goto("/tutor-dashboard/timetable/add?date=2036-12-02&time=17:00");
  await expectAccessible(page, "add at a free place");
});

test("a week prints on one page", async ({ open }) => {
  for (const [name, person, path] of (await listScreens()).filter(
    ([name]) => name !== "everybody",
  )) {
    const page = await open({ as: person });
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages, name).toHaveLength(1);
    await page.close();
  }
});
