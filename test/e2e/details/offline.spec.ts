import { expect, test } from "../support/browser.ts";
import { button, dialogOn, field, goAwake } from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

const tolerate = /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED/;
const words = "You are offline. This page stays as it is.";

test("offline, a student's page stays, with words, until the network is back", async ({ open }) => {
  const { student } = await makeCourse();
  const page = await open({ as: student, tolerate });
  await goAwake(page, "/dashboard");
  await page.context().setOffline(true);
  for (const press of [
    () => page.getByRole("link", { name: "Account" }).click(),
    () => page.getByRole("link", { name: "Mathematics" }).first().click(),
    () => button(page, "Logout").click(),
  ]) {
    await press();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(page).toHaveURL("/dashboard");
  }
  await page.context().setOffline(false);
  await expect(page.getByText(words)).toHaveCount(0);
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL("/account");
});

test("offline, a dialog keeps what was typed", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor, tolerate });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/recordings/add`);
  const dialog = dialogOn(page);
  await field(dialog, "Title").fill("Circles");
  await page.context().setOffline(true);
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("alert").filter({ hasText: words })).toBeVisible();
  await button(dialog, "Add Recording").click();
  await expect(field(dialog, "Title")).toHaveValue("Circles");
  await page.context().setOffline(false);
  await expect(page.getByText(words)).toHaveCount(0);
});
