import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, nextAccount } from "../support/people.ts";
import { button, field, fillStudentSignUp, holdPosts } from "../support/steps.ts";

test("each rule of §5 in its order, one at a time", edge, async ({ open }) => {
  const account = nextAccount("Student");
  const page = await open();
  await page.goto("/signup");
  const submit = async (words: string) => {
    await button(page, "Create Account").click();
    await expect(page.getByRole("alert")).toHaveText(words);
    await expect(page).toHaveURL("/signup");
  };

  await submit("Password must be at least 6 characters.");
  await field(page, "Password").fill("abc");
  await submit("Passwords do not match.");
  await expect(field(page, "Confirm Password")).toBeFocused();
  await field(page, "Confirm Password").fill("abc");
  await submit("Password must be at least 6 characters.");
  await expect(field(page, "Password")).toBeFocused();
  await field(page, "Password").fill("abcdef");
  await field(page, "Confirm Password").fill("abcdef");
  await submit("Please fill in all required fields.");
  await field(page, "Email").fill(account.email);
  await submit("Please fill in all required fields.");
  await field(page, "Full Name").fill(account.name);
  await submit("Please fill in all required fields.");
  await field(page, "Username").fill("student");
  await submit("Please select a class.");
  await expect(field(page, "Class")).toBeFocused();
  await field(page, "Class").selectOption("Class 5");
  await submit("Please select at least one subject.");

  await expect(field(page, "Password")).toHaveValue("abcdef");
  await expect(field(page, "Confirm Password")).toHaveValue("abcdef");
  await expect(field(page, "Email")).toHaveValue(account.email);
  await page.getByRole("group", { name: "Subjects" }).getByLabel("Data Science").check();
  const answer = await holdPosts(page, "**/signup");
  await button(page, "Create Account").click();
  await expect(button(page, "Creating Account...")).toBeDisabled();
  answer();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("main")).toContainText("Class 5");
  await expect(page.getByRole("main")).toContainText("Data Science");
});

test("what may be left out is folded, and unfolds where it is refused", edge, async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 760 } });
  await page.goto("/signup");
  const optional = ["Phone Number", "Address", "Referral Email"];
  for (const label of optional) await expect(field(page, label)).toBeHidden();
  await fillStudentSignUp(page, nextAccount("Student"));
  const summary = page.getByText("Phone, address and referral");
  await summary.click();
  for (const label of optional) await expect(field(page, label)).toBeVisible();
  await field(page, "Referral Email").fill("friend");
  await summary.click();
  await expect(field(page, "Referral Email")).toBeHidden();
  await button(page, "Create Account").click();
  await expect(page.getByRole("alert")).toContainText("Please enter a valid referral email");
  await expect(field(page, "Referral Email")).toBeFocused();
});

test("9 classes and 12 subjects to choose from", edge, async ({ open }) => {
  const page = await open();
  await page.goto("/signup");
  await expect(field(page, "Class").getByRole("option")).toHaveText([
    "Choose one",
    "Class 5",
    "Class 6",
    "Class 7",
    "Class 8",
    "Class 9",
    "Class 10",
    "Class 11",
    "Class 12",
    "BTech",
  ]);
  await expect(page.getByRole("group", { name: "Subjects" }).getByRole("checkbox")).toHaveCount(12);
});

test("a taken email is refused and everything typed stays", edge, async ({ open }) => {
  const taken = await makeStudent();
  const page = await open();
  await page.goto("/signup");
  await fillStudentSignUp(page, taken);
  await page.getByText("Phone, address and referral").click();
  await field(page, "Phone Number").fill("+91 00000 00000");
  await field(page, "Address").fill("4-1 Ramnagar, Warangal");
  await field(page, "Referral Email").fill("friend@e2e.example");
  await button(page, "Create Account").click();
  await expect(page.getByRole("alert")).toHaveText("Failed to create account. Please try again.");
  await expect(page.getByText("This address may have an account already")).toBeVisible();
  await expect(button(page, "Create Account")).toBeEnabled();
  for (const [label, value] of Object.entries({
    "Full Name": taken.name,
    Username: "student",
    Email: taken.email,
    "Phone Number": "+91 00000 00000",
    Address: "4-1 Ramnagar, Warangal",
    "Referral Email": "friend@e2e.example",
    Class: "class-10",
    Password: taken.password,
    "Confirm Password": taken.password,
  })) {
    await expect(field(page, label), label).toHaveValue(value);
  }
  await expect(page.getByRole("checkbox", { name: "Mathematics" })).toBeChecked();
  expect(await page.context().cookies()).toEqual([]);
});
