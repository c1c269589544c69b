import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor } from "../support/people.ts";
import { getPage } from "../support/requests.ts";
import { button, expectOnce, field } from "../support/steps.ts";

const phone = { width: 360, height: 740 };

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : edge;
  const how = javaScriptEnabled ? "with" : "without";

  test(
    `a student corrects the profile on a phone, ${how} JavaScript`,
    variant,
    async ({ open }) => {
      const student = await makeStudent();
      const page = await open({ as: student, javaScriptEnabled, viewport: phone });
      await page.goto("/account");
      await page.getByRole("link", { name: "Edit Profile" }).click();
      await expect(field(page, "Full Name")).toHaveValue(student.name);
      await field(page, "Address").fill("12 Fort Road, Warangal");
      await field(page, "Full Name").fill(" ");
      await button(page, "Save Changes").click();
      await expect(page.getByRole("alert")).toHaveText("Please fill in all required fields.");
      await expect(field(page, "Full Name")).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "Address")).toHaveValue("12 Fort Road, Warangal");

      await field(page, "Full Name").fill("Asha Devi");
      await field(page, "Class").selectOption("Class 9");
      await page.getByRole("group", { name: "Subjects" }).getByLabel("Physics").check();
      await button(page, "Save Changes").click();
      await expectOnce(page, "Your profile is saved.");
      await expect(page.getByRole("definition").filter({ hasText: "Asha Devi" })).toBeVisible();
      await page.getByRole("link", { name: "Edit Profile" }).click();
      await expect(field(page, "Class")).toHaveValue("class-9");
    },
  );

  test(
    `the proof before a file returns to the page that offers it, ${how} JavaScript`,
    variant,
    async ({ open }) => {
      const student = await makeStudent();
      const page = await open({ as: student, javaScriptEnabled, viewport: phone });
      await page.goto("/account/export.json");
      await field(page, "Password").fill(student.password);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        button(page, "Continue").click(),
      ]);
      expect(download.suggestedFilename()).toBe("account-export.json");
      await expect(page).toHaveURL("/account/export");
      await expect(page.getByRole("link", { name: "Download as a File" })).toBeVisible();
    },
  );

  test(
    `a student exports and deletes the account, ${how} JavaScript`,
    variant,
    async ({ open }) => {
      const student = await makeStudent();
      const page = await open({ as: student, javaScriptEnabled, viewport: phone });
      await page.goto("/account");
      await page.getByRole("link", { name: "See What We Keep" }).click();
      await expect(page).toHaveURL("/account/proof?next=%2Faccount%2Fexport");
      await field(page, "Password").fill("not it");
      await button(page, "Continue").click();
      await expect(page.getByRole("alert")).toHaveText("That password is not correct.");
      await field(page, "Password").fill(student.password);
      await button(page, "Continue").click();
      await expect(page).toHaveURL("/account/export");
      const heading = page.getByRole("heading", { name: "Your account", exact: true });
      const account = page.locator("section").filter({ has: heading });
      await expect(
        account.getByRole("definition").filter({ hasText: student.email }),
      ).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download as a File" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("account-export.json");

      await page.goto("/account/deletion");
      // The proof before the export is still fresh.
      await expect(field(page, "Password")).toHaveCount(0);
      await button(page, "Delete My Account").click();
      await expect(page).toHaveURL("/goodbye");
      await expect(page.getByRole("heading", { name: "Goodbye" })).toBeVisible();
      expect((await getPage("/account", student.cookie)).status).toBe(302);
    },
  );
}

test("a tutor edits what approval leaves editable, and deletes the account", async ({ open }) => {
  const tutor = await makeTutor();
  const page = await open({ as: tutor });
  await page.goto("/account/profile");
  await expect(page.getByText("You were approved with these details.")).toBeVisible();
  await expect(field(page, "First Name")).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await field(page, "Bio").fill("Twelve years of physics.");
  await button(page, "Save Changes").click();
  await expectOnce(page, "Your profile is saved.");

  await page.getByRole("link", { name: "Delete Account" }).click();
  await expect(page.getByText("as a former tutor's")).toBeVisible();
  await field(page, "Password").fill(tutor.password);
  await button(page, "Delete My Account").click();
  await expect(page).toHaveURL("/goodbye");
  expect((await getPage("/tutor-dashboard", tutor.cookie)).status).toBe(302);
});
