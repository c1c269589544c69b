import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { makeTutor, nextAccount } from "../support/people.ts";
import { button, dialogOn, field, goAwake, holdData, item } from "../support/steps.ts";
import { makeBusyCourse, makeCourse } from "../support/teaching.ts";

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")));
}

test("a draft survives a reload, can be discarded, and is deleted when it is published", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/live-sessions/add`);
  const dialog = dialogOn(page);
  const restored = dialog.getByText("Draft restored");
  await field(dialog, "Title").fill("Half a");
  await field(dialog, "Date").fill("2036-12-01");
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(field(dialog, "Title")).toHaveValue("Half a");
  await expect(field(dialog, "Date")).toHaveValue("2036-12-01");

  await button(dialog, "Discard draft").click();
  await expect(restored).toHaveCount(0);
  await expect(field(dialog, "Title")).toHaveValue("");
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  // The dialog is modal once the scripts run; what is typed earlier is lost by a reload.
  await expect(page.locator("dialog:modal")).toBeVisible();
  await expect(restored).toHaveCount(0);

  await field(dialog, "Title").fill("A whole one");
  await field(dialog, "Description").fill("With everything");
  await page.reload();
  await expect(restored).toBeVisible();
  await field(dialog, "URL").fill("https://lessons.example/1");
  await field(dialog, "Date").fill("2036-12-01");
  await field(dialog, "Time").fill("17:30");
  await button(dialog, "Add Live Session").click();
  await expect(item(page, "A whole one")).toContainText("With everything");
  expect(await drafts(page)).toEqual([]);
});

test("text typed before the scripts load is kept instead of an older draft", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/exams/add`);
  const dialog = dialogOn(page);
  await field(dialog, "Title").fill("Of yesterday");
  const releaseScripts = await holdData(page, "**/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("dialog:not(:modal)")).toBeVisible();
  await field(dialog, "Title").fill("Of today");
  releaseScripts();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await expect(dialog.getByText("Draft restored")).toHaveCount(0);
  await expect(field(dialog, "Title")).toHaveValue("Of today");
  await page.reload();
  await expect(dialog.getByText("Draft restored")).toBeVisible();
  await expect(field(dialog, "Title")).toHaveValue("Of today");
});

test("a password is never saved in a draft", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/exams/add`);
  await expect(field(dialogOn(page), "Title")).toBeEditable();
  await page.locator("dialog form[method=post]").evaluate((form) => {
    const secret = Object.assign(document.createElement("input"), { type: "password" });
    form.append(Object.assign(secret, { name: "secret", ariaLabel: "Secret" }));
  });
  await field(dialogOn(page), "Secret").fill("correct horse");
  await field(dialogOn(page), "Title").fill("Unit test 3");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).toContain("Unit test 3");
  expect(kept).not.toContain("correct horse");
});

test("a refused form and a closed dialog keep the draft", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/exams/add`);
  await field(dialogOn(page), "Title").fill("Unit test 2");
  await button(dialogOn(page), "Add Exam").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toHaveCount(0);
  await button(page, "Add Exam").click();
  await expect(dialogOn(page).getByText("Draft restored")).toBeVisible();
  await expect(field(dialogOn(page), "Title")).toHaveValue("Unit test 2");
});

test("the draft of an edit is restored, and still detects another person's change", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const [page, other] = await Promise.all([open({ as: tutor }), open({ as: tutor })]);
  for (const one of [page, other]) {
    await goAwake(one, `/tutor-dashboard/${assignmentId}/exams`);
    await button(item(one, "Unit test 1"), "Edit").click();
    await expect(dialogOn(one)).toBeVisible();
  }
  await field(dialogOn(page), "Title").fill("Unit test one");
  await field(dialogOn(other), "Title").fill("Unit test I");
  await button(dialogOn(other), "Save Changes").click();
  await expect(item(other, "Unit test I")).toBeVisible();

  await page.reload();
  await expect(dialogOn(page).getByText("Draft restored")).toBeVisible();
  await expect(field(dialogOn(page), "Title")).toHaveValue("Unit test one");
  await expect(field(dialogOn(page), "Description")).toHaveValue("Completing the square");
  await button(dialogOn(page), "Save Changes").click();
  await expect(dialogOn(page).getByRole("alert")).toContainText("Somebody changed this");
  await button(dialogOn(page), "Save Changes").click();
  await expect(item(page, "Unit test one")).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test("a draft survives an expired session, and is deleted when another person signs in", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeCourse();
  const other = await makeTutor();
  const page = await open({ as: tutor });
  const address = `/tutor-dashboard/${assignmentId}/announcements/add`;
  // What is typed and sent before the scripts run is no draft.
  await goAwake(page, address);
  await field(dialogOn(page), "Title").fill("Holiday");
  await field(dialogOn(page), "Description").fill("On Monday");
  await page.context().clearCookies();
  await button(dialogOn(page), "Add Announcement").click();
  await page.waitForURL("**/tutor-login");
  await page.getByLabel("Email", { exact: true }).fill(tutor.email);
  await page.getByLabel("Password", { exact: true }).fill(tutor.password);
  await button(page, "Sign In").click();
  await page.waitForURL("**/tutor-dashboard");
  await page.goto(address);
  await expect(dialogOn(page).getByText("Draft restored")).toBeVisible();
  await expect(field(dialogOn(page), "Description")).toHaveValue("On Monday");

  await page.context().clearCookies();
  await page.goto("/tutor-login");
  await page.getByLabel("Email", { exact: true }).fill(other.email);
  await page.getByLabel("Password", { exact: true }).fill(other.password);
  await button(page, "Sign In").click();
  await page.waitForURL("**/tutor-dashboard");
  await expect.poll(() => drafts(page)).toEqual([]);
});

for (const from of ["the dashboard", "a public page"]) {
  test(`logging out on ${from} deletes drafts`, async ({ open }) => {
    const { tutor, assignmentId } = await makeCourse();
    const page = await open({ as: tutor });
    await goAwake(page, `/tutor-dashboard/${assignmentId}/exams/add`);
    await field(dialogOn(page), "Title").fill(nextAccount("Tutor").name);
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await page.keyboard.press("Escape");
    if (from === "a public page") await page.goto("/about-us");
    await button(page, "Logout").click();
    await page.waitForURL("/");
    expect(await drafts(page)).toEqual([]);
  });
}
