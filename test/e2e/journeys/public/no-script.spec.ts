import { expect, test } from "../../support/browser.ts";
import { makeStudent, nextAccount } from "../../support/people.ts";
import { applyAsTutor, button, signIn, signUpStudent } from "../../support/steps.ts";

const withoutScript = { javaScriptEnabled: false };

test("the menu opens on a phone", async ({ open }) => {
  const page = await open({ ...withoutScript, viewport: { width: 360, height: 740 } });
  await page.goto("/");
  await button(page, "Menu").click();
  await page.getByRole("navigation").getByRole("link", { name: "Tutor Login" }).click();
  await expect(page).toHaveURL("/tutor-login");
});

test("a student signs up, logs out on a public page and signs in again", async ({ open }) => {
  const page = await open(withoutScript);
  const student = nextAccount("Student");
  await signUpStudent(page, student);
  await page.goto("/");
  await button(page, "Logout").click();
  await expect(page).toHaveURL("/");
  await signIn(page, "/login", student);
  await expect(page).toHaveURL("/dashboard");
});

test("a tutor applies", async ({ open }) => {
  const page = await open(withoutScript);
  await applyAsTutor(page, nextAccount("Tutor"));
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
});

test("a refused sign-in says why and keeps the email", async ({ open }) => {
  const page = await open(withoutScript);
  const student = await makeStudent();
  await signIn(page, "/login", { ...student, password: "not it, really" });
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to sign in. Please check your credentials.",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(student.email);
});
