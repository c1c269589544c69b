import { expect, test } from "../support/browser.ts";
import { theAdmin } from "../support/people.ts";
import { button, dialogOn, field, item, openTab } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

test("back and forward go through tabs and dialogs, and a reload keeps the place", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  const tab = (name: string) => page.getByRole("tab", { name, selected: true });
  await page.goto("/tutor-dashboard");
  await page.getByRole("link", { name: student.name }).click();
  await expect(tab("Student Details")).toBeVisible();
  await page.getByRole("tab", { name: "Exams (1)" }).click();
  await expect(tab("Exams (1)")).toBeVisible();
  await button(item(page, "Unit test 1"), "Delete").click();
  await expect(dialogOn(page)).toBeVisible();

  await page.goBack();
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(tab("Exams (1)")).toBeVisible();
  await page.goBack();
  await expect(tab("Student Details")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/tutor-dashboard");
  await page.goForward();
  await page.goForward();
  await expect(tab("Exams (1)")).toBeVisible();
  await page.goForward();
  await expect(dialogOn(page)).toContainText("Unit test 1");

  await page.reload();
  await expect(dialogOn(page)).toContainText("Unit test 1");
  await button(dialogOn(page), "Cancel").click();
  await expect(page).toHaveURL(new RegExp(`/${assignmentId}/exams\\??$`));
  await page.reload();
  await expect(tab("Exams (1)")).toBeVisible();
});

test("going back after an addition adds nothing again", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/announcements`);
  await button(page, "Add Announcement").click();
  await field(dialogOn(page), "Title").fill("Holiday");
  await field(dialogOn(page), "Description").fill("On Monday");
  await button(dialogOn(page), "Add Announcement").click();
  await expect(page.getByRole("tab", { name: "Announcements (2)" })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.reload();
  await expect(
    page.getByRole("tab", { name: "Announcements (2)", includeHidden: true }),
  ).toHaveCount(1);
});

test("an admin's tab, search and dialog are places to return to", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await openTab(page, /^Assignments/);
  await page.getByRole("searchbox", { name: "Search" }).fill(student.name);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: student.name });
  await expect(page.getByRole("row")).toHaveCount(2);
  await button(row, "Delete").click();
  await expect(dialogOn(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(student.name);
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/admin-dashboard");
});

test("going back before the scripts run loads the page of that address", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  const search = page.getByRole("searchbox", { name: "Search" });
  await page.goto("/admin-dashboard/students");
  await search.fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=nobody/);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(search).toHaveValue("nobody");
  await page.evaluate(() => history.back());
  scripts.resolve();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("going back while the page hydrates loads the page of that address", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  const search = page.getByRole("searchbox", { name: "Search" });
  await page.goto("/admin-dashboard/students");
  await search.fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=nobody/);
  await page.addInitScript(goBackBeforeHydration);
  await page.reload({ waitUntil: "commit" });
  await expect(search).toHaveValue("");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

/** Goes back at the moment at which React has scheduled its first task, and runs the task after it. */
function goBackBeforeHydration(): void {
  if (!location.search.includes("nobody")) return;
  const port = MessagePort.prototype;
  const post = Reflect.get(port, "postMessage") as (this: MessagePort, message: unknown) => void;
  port.postMessage = function schedule(this: MessagePort, message: unknown) {
    port.postMessage = post;
    addEventListener("popstate", () => setTimeout(() => post.call(this, message)), { once: true });
    history.back();
  };
}
