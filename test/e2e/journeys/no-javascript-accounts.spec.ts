import { admin } from "../support/academy-process.ts";
import { edge, expect, test } from "../support/browser.ts";
import { nextAccount } from "../support/people.ts";
import {
  button,
  expectOnce,
  field,
  fillStudentSignUp,
  fillTutorSignUp,
  signIn,
  signUpStudent,
} from "../support/steps.ts";

test("a student signs up, logs out and signs in", edge, async ({ open }) => {
  const account = nextAccount("Student");
  const page = await open({ javaScriptEnabled: false });
  await page.goto("/signup");
  await fillStudentSignUp(page, account);
  await field(page, "Confirm Password").fill("something else");
  await button(page, "Create Account").click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match.");
  await expect(field(page, "Full Name")).toHaveValue(account.name);
  await expect(field(page, "Email")).toHaveValue(account.email);
  await expect(field(page, "Class")).toHaveValue("class-10");
  await expect(page.getByRole("checkbox", { name: "Mathematics" })).toBeChecked();
  await signUpStudent(page, account);
  await expectOnce(page, "No courses assigned yet. Contact admin for course assignments.");
  await button(page, "Logout").click();
  await expect(page).toHaveURL("/");

  await signIn(page, "/login", { ...account, password: "not it" });
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to sign in. Please check your credentials.",
  );
  await expect(field(page, "Email")).toHaveValue(account.email);
  await field(page, "Password").fill(account.password);
  await button(page, "Sign In").click();
  await expect(page).toHaveURL("/dashboard");
});

test("a tutor applies, logs out and signs in", edge, async ({ open }) => {
  const account = nextAccount("Tutor");
  const page = await open({ javaScriptEnabled: false });
  await page.goto("/tutor-signup");
  await fillTutorSignUp(page, account);
  await page.getByRole("checkbox", { name: "Mathematics" }).uncheck();
  await button(page, "Apply as Tutor").click();
  await expect(page.getByRole("alert")).toHaveText("Please select at least one subject to teach.");
  await expect(field(page, "Qualification")).toHaveValue("master");
  await expect(field(page, "Experience")).toHaveValue("1-3");
  await expect(page.getByRole("checkbox", { name: "Class 10" })).toBeChecked();
  await fillTutorSignUp(page, account);
  await button(page, "Apply as Tutor").click();
  await expect(page).toHaveURL("/tutor-dashboard");
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
  await button(page, "Logout").click();

  await signIn(page, "/tutor-login", { ...account, password: "not it" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password. Please try again.");
  await signIn(page, "/tutor-login", account);
  await expect(page).toHaveURL("/tutor-dashboard");
});

test("an admin signs in and logs out", edge, async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await signIn(page, "/admin-login", { ...admin, password: "not it" });
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to log in. Please check your credentials.",
  );
  await signIn(page, "/admin-login", admin);
  await expect(page).toHaveURL(/\/admin-dashboard(#.*)?$/);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await button(page, "Logout").click();
  await expect(page).toHaveURL("/");
  await page.goto("/admin-dashboard");
  await expect(page).toHaveURL("/admin-login");
});
