import type { Locator } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { assignMany } from "../support/records.ts";
import { makeTutor } from "../support/people.ts";
import { button, dialogOn, field, item } from "../support/steps.ts";
import { publish } from "../support/teaching.ts";

const names = ["Aadhya", "Bhavana", "Charan", "Divya", "Eshwar", "Farah", "Gita", "Harsha"].flatMap(
  (first) => ["Khan", "Naidu", "Rao", "Reddy", "Zoë"].map((last) => `${first} ${last}`),
);

async function makeSchool() {
  const tutor = await makeTutor();
  const ids = await assignMany(tutor, names);
  const idOf = (name: string) => ids[names.indexOf(name)] ?? "";
  return { tutor, idOf };
}

test("one of forty is found by typing, while the open assignment stays", async ({ open }) => {
  const { tutor, idOf } = await makeSchool();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${idOf("Gita Rao")}/exams`);
  const navigation = page.getByRole("navigation", { name: "Assignments" });
  const links = studentsIn(navigation);
  await expect(links).toHaveCount(40);
  await expect(navigation.locator("[aria-current]")).toContainText("Gita Rao");

  const search = navigation.getByRole("searchbox", { name: "Find a student" });
  await search.fill("zoe div");
  await expect(links).toHaveText([/Divya Zoë/]);
  await search.fill("nobody");
  await expect(navigation.getByRole("status")).toHaveText("No assignments match.");
  await search.fill("harsha math");
  await expect(links).toHaveCount(5);
  await search.press("Enter");
  await expect(page).toHaveURL(`/tutor-dashboard/${idOf("Gita Rao")}/exams?find=harsha+math`);
  await expect(page.getByRole("heading", { name: "Gita Rao" })).toBeVisible();
  await expect(links).toHaveCount(5);
  await links.filter({ hasText: "Harsha Naidu" }).click();
  await expect(page.getByRole("heading", { name: "Harsha Naidu" })).toBeVisible();
});

/** The links to students; the navigation also has one to the timetable. */
const studentsIn = (navigation: Locator) =>
  navigation.getByRole("link").filter({ hasNotText: "Timetable" });

test("without JavaScript the search is a form, and the phone's drawer opens", async ({ open }) => {
  const { tutor, idOf } = await makeSchool();
  const page = await open({
    as: tutor,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await page.goto(`/tutor-dashboard/${idOf("Gita Rao")}/exams`);
  const navigation = page.getByRole("navigation", { name: "Assignments" });
  await expect(studentsIn(navigation)).toHaveCount(0);
  await navigation.getByRole("button", { name: /^Gita Rao/ }).click();
  await expect(studentsIn(navigation)).toHaveCount(40);
  await navigation.getByRole("searchbox", { name: "Find a student" }).fill("charan k");
  await button(navigation, "Find").click();
  await expect(page.getByRole("heading", { name: "Gita Rao" })).toBeVisible();
  await navigation.getByRole("button", { name: /^Gita Rao/ }).click();
  await expect(studentsIn(navigation)).toHaveText([/Charan Khan/]);
  await studentsIn(navigation).click();
  await expect(page.getByRole("heading", { name: "Charan Khan" })).toBeVisible();
});

test("on a phone the drawer opens by touch or keyboard, and closes after a choice", async ({
  open,
}) => {
  const { tutor, idOf } = await makeSchool();
  const page = await open({ as: tutor, viewport: { width: 360, height: 740 } });
  await page.goto("/tutor-dashboard");
  const navigation = page.getByRole("navigation", { name: "Assignments" });
  const opener = navigation.getByRole("button", { name: "Choose an assignment" });
  await expect(opener).toBeInViewport({ ratio: 1 });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(studentsIn(navigation)).toHaveCount(40);
  await page.keyboard.press("Escape");
  await expect(studentsIn(navigation)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await navigation.getByRole("link", { name: "Bhavana Reddy" }).click();
  await expect(page.getByRole("heading", { name: "Bhavana Reddy" })).toBeVisible();
  await expect(studentsIn(navigation)).toHaveCount(0);
  await expect(page).toHaveURL(`/tutor-dashboard/${idOf("Bhavana Reddy")}/student`);
  // The bar at the lower edge never covers the focused element.
  await page.goto(`/tutor-dashboard/${idOf("Bhavana Reddy")}/exams`);
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press("Tab");
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector(".places-bar");
      if (!focused || !bar || bar.contains(focused) || focused === document.body) return false;
      const { bottom } = focused.getBoundingClientRect();
      return bottom > bar.getBoundingClientRect().top && !focused.contains(bar);
    });
    expect(isCovered).toBe(false);
  }
});

test("one exam is published to several students, found by name", async ({ open }) => {
  const { tutor, idOf } = await makeSchool();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${idOf("Aadhya Khan")}/exams`);
  await button(page, "Add Exam").click();
  const dialog = dialogOn(page);
  await field(dialog, "Title").fill("Revision before the board");
  await field(dialog, "Description").fill("Everybody is welcome");
  await field(dialog, "URL").fill("https://meet.lessons.example/1");
  const group = dialog.getByRole("group", { name: "Also publish to" });
  await expect(group.getByRole("checkbox")).toHaveCount(39);
  for (const name of ["Divya Rao", "Harsha Zoë"]) {
    await group.getByRole("searchbox", { name: "Find a student" }).fill(name);
    await expect(group.getByRole("checkbox")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await group.getByRole("checkbox", { name }).check();
  }
  await button(dialog, "Add Exam").click();
  await expect(page.getByRole("status")).toHaveText(
    "“Revision before the board”: The exam was published to 3 assignments.",
  );
  await page.goto(`/tutor-dashboard/${idOf("Harsha Zoë")}/exams`);
  await expect(item(page, "Revision before the board")).toBeVisible();
  await page.goto(`/tutor-dashboard/${idOf("Harsha Rao")}/exams`);
  await expect(page.getByText("No upcoming exams.")).toBeVisible();
});

test("the overview lists the upcoming lessons of all students", async ({ open }) => {
  const { tutor, idOf } = await makeSchool();
  await publish(tutor, idOf("Farah Rao"), "live-sessions", "Circles", {
    date: "2036-12-01",
    time: "18:30",
  });
  await publish(tutor, idOf("Divya Khan"), "live-sessions", "Triangles", { date: "2036-12-01" });
  const page = await open({ as: tutor });
  await page.goto("/tutor-dashboard");
  const upcoming = page.getByRole("region", { name: "Coming up" });
  await expect(upcoming.getByRole("heading", { level: 3 })).toHaveText("Monday 1 December 2036");
  await expect(upcoming.getByRole("heading", { level: 4 })).toHaveText(["Triangles", "Circles"]);
  const first = item(page, "Triangles");
  await expect(first).toContainText("5:30 PM");
  await expect(first).toContainText("Divya Khan · Mathematics, Class 10");
  await expect(first.getByRole("link", { name: /^Join/ })).toHaveAttribute(
    "href",
    "https://lessons.example/1",
  );
  // Thirty-eight have no next class: five are named, the others one press away.
  const gaps = page.getByRole("region", { name: "To plan" });
  await expect(button(gaps, "Add Live Session")).toHaveCount(5);
  await gaps.getByText("33 more students").click();
  await expect(button(gaps, "Add Live Session")).toHaveCount(38);
  await first.getByRole("link", { name: "Triangles" }).click();
  await expect(page).toHaveURL(`/tutor-dashboard/${idOf("Divya Khan")}/live-sessions`);
});
