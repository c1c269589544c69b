import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, nextAccount } from "../support/people.ts";
import { button, field, fillTutorSignUp, holdPosts } from "../support/steps.ts";

test("each rule of §5 in its order, one at a time", edge, async ({ open }) => {
  const account = nextAccount("Tutor");
  const page = await open();
  await page.goto("/tutor-signup");
  const submit = async (words: string) => {
    await button(page, "Apply as Tutor").click();
    await expect(page.getByRole("alert")).toHaveText(words);
    await expect(page).toHaveURL("/tutor-signup");
  };

  await submit("Password must be at least 6 characters long.");
  await field(page, "Password").fill("abc");
  await submit("Passwords do not match.");
  await field(page, "Confirm Password").fill("abc");
  await submit("Password must be at least 6 characters long.");
  await field(page, "Password").fill("abcdef");
  await field(page, "Confirm Password").fill("abcdef");
  await submit("Please select at least one class to teach.");
  await page.getByRole("group", { name: "Classes" }).getByLabel("BTech").check();
  await submit("Please select at least one subject to teach.");
  await page.getByRole("group", { name: "Subjects" }).getByLabel("Algorithms").check();

  const missing = "Please fill in all required fields.";
  await submit(missing);
  await field(page, "First Name").fill("Tutor");
  await submit(missing);
  await field(page, "Last Name").fill("Last");
  await submit(missing);
  await field(page, "Email").fill(account.email);
  await submit(missing);
  await field(page, "Phone Number").fill("+91 00000 00000");
  await submit(missing);
  await field(page, "Qualification").selectOption("PhD");
  await submit(missing);
  await expect(field(page, "Experience")).toBeFocused();
  await field(page, "Experience").selectOption("10+ years");
  await expect(field(page, "Password")).toHaveValue("abcdef");
  const answer = await holdPosts(page, "**/tutor-signup");
  await button(page, "Apply as Tutor").click();
  await expect(button(page, "Creating Account...")).toBeDisabled();
  answer();
  await expect(page).toHaveURL("/tutor-dashboard");
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
});

test("the choices that the specification names", edge, async ({ open }) => {
  const page = await open();
  await page.goto("/tutor-signup");
  await expect(field(page, "Qualification").getByRole("option")).toHaveText([
    "Choose one",
    "Bachelor",
    "Master",
    "PhD",
    "Other",
  ]);
  await expect(field(page, "Experience").getByRole("option")).toHaveText([
    "Choose one",
    "0-1 years",
    "1-3 years",
    "3-5 years",
    "5-10 years",
    "10+ years",
  ]);
  await expect(page.getByRole("group", { name: "Classes" }).getByRole("checkbox")).toHaveCount(9);
  await expect(page.getByRole("group", { name: "Subjects" }).getByRole("checkbox")).toHaveCount(12);
});

test("a taken email is refused and everything typed stays", edge, async ({ open }) => {
  const { email } = await makeStudent();
  const account = { ...nextAccount("Tutor"), email };
  const page = await open();
  await page.goto("/tutor-signup");
  await fillTutorSignUp(page, account);
  await field(page, "Bio").fill("I teach with chalk.\nAnd patience.");
  await button(page, "Apply as Tutor").click();
  await expect(page.getByRole("alert")).toHaveText("Failed to create account. Please try again.");
  await expect(button(page, "Apply as Tutor")).toBeEnabled();
  const [firstName = "", lastName = ""] = account.name.split(" ");
  for (const [label, value] of Object.entries({
    "First Name": firstName,
    "Last Name": lastName,
    Email: email,
    "Phone Number": "+91 00000 00000",
    Qualification: "master",
    Experience: "1-3",
    Bio: "I teach with chalk.\nAnd patience.",
    Password: account.password,
    "Confirm Password": account.password,
  })) {
    await expect(field(page, label), label).toHaveValue(value);
  }
  await expect(page.getByRole("checkbox", { name: "Class 10" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Mathematics" })).toBeChecked();
});
