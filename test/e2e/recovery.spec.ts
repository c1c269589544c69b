import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { linksOf } from "#test/support/mail-links.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { findMail } from "./mailbox.ts";
import { makeApplicant, makeStudent, nextAccount, type Account } from "./people.ts";
import { getPage, postForm, readCookie } from "./requests.ts";
import { button, dialogOn, expectOnce, field } from "./steps.ts";

const next = "quite another password";

/** The path of the link to a page of ours that begins so, in the mail with that subject. */
async function mailedLink(address: string, subject: string, start: string): Promise<string> {
  const paths = linksOf(await findMail(address, subject)).map((url) => new URL(url).pathname);
  const [path, ...more] = paths.filter((one) => one.startsWith(start));
  expect(more).toEqual([]);
  return path ?? "";
}

/** An admin of this test's own, since all others share the first. */
async function makeAdmin(): Promise<Account & { cookie: string }> {
  const account = { ...nextAccount("Tutor"), name: "Admin Two" };
  const { email, password } = account;
  await promisify(execFile)(
    process.execPath,
    ["server/admin.ts", "create", "--email", email, "--name", account.name],
    {
      env: {
        ...process.env,
        DATA_DIR: process.env["ACADEMY_DATA_DIR"],
        DATABASE_URL: process.env["ACADEMY_DATABASE_URL"],
        ADMIN_PASSWORD: password,
      },
    },
  );
  const cookie = readCookie(await postForm("/admin-login", { email, password }));
  return { ...account, cookie };
}

const roles = [
  { role: "student", make: makeStudent, door: "/login", home: "/dashboard" },
  { role: "tutor", make: makeApplicant, door: "/tutor-login", home: "/tutor-dashboard" },
  { role: "admin", make: makeAdmin, door: "/admin-login", home: "/admin-dashboard" },
];

for (const { role, make, door, home } of roles) {
  for (const javaScriptEnabled of role === "tutor" ? [true, false] : [true]) {
    const how = javaScriptEnabled ? "with" : "without";

    test(`a ${role} who forgot the password gets in again, ${how} JavaScript`, async ({ open }) => {
      const person = await make();
      const page = await open({ javaScriptEnabled, viewport: { width: 360, height: 700 } });
      await page.goto(door);
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await button(page, "Send the link").click();
      await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
      await field(page, "Email").fill(person.email);
      await button(page, "Send the link").click();
      await expect(page).toHaveURL(`/forgot-password/sent?from=${role}`);
      await expect(
        page.getByText("If an account with that address exists, we have sent a link to it."),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to sign in" })).toHaveAttribute(
        "href",
        door,
      );

      const link = await mailedLink(person.email, "Choose a new password", "/reset-password/");
      // What looks at mails opens their links first.
      for (let time = 0; time < 2; time += 1) expect((await getPage(link)).status).toBe(200);
      await page.goto(link);
      await field(page, "Password").fill(next);
      await field(page, "Confirm Password").fill("something else");
      await button(page, "Change Password").click();
      await expect(page.getByRole("alert")).toHaveText("Passwords do not match.");
      await field(page, "Password").fill(next);
      await field(page, "Confirm Password").fill(next);
      await button(page, "Change Password").click();
      await expect(page).toHaveURL(door);
      await expectOnce(
        page,
        "Your password is changed, and you are signed out everywhere. Please sign in with the new one.",
      );
      expect((await getPage("/account", person.cookie)).status).toBe(302);

      await field(page, "Email").fill(person.email);
      await field(page, "Password").fill(next);
      await button(page, "Sign In").click();
      await expect(page).toHaveURL(new RegExp(`${home}(#signed-in)?$`));
      await mailedLink(person.email, "Your password was changed", "/forgot-password");

      await page.goto(link);
      await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
      await page.getByRole("link", { name: "Send a new link" }).click();
      await expect(page).toHaveURL("/forgot-password");
    });
  }
}

test("a new student confirms the address by a button", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student });
  await page.goto("/account");
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  const subject = "Please confirm your email address";
  const link = await mailedLink(student.email, subject, "/verify-email/");
  await page.goto(link);
  await expectAccessible(page, "to confirm");
  await button(page, "Confirm").click();
  await expect(page).toHaveURL("/account");
  await expectOnce(page, "Thank you. Your email address is confirmed.");
  await expect(page.getByText("Not confirmed yet")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";

  test(`an address is changed, and taken back, ${how} JavaScript`, async ({ open }) => {
    const tutor = await makeApplicant();
    const { email } = nextAccount("Tutor");
    const page = await open({
      as: tutor,
      javaScriptEnabled,
      viewport: { width: 360, height: 700 },
    });
    await page.goto("/account");
    await button(page, "Change Email").click();
    const dialog = dialogOn(page);
    await field(dialog, "New Email").fill(email);
    await field(dialog, "Current Password").fill("not it");
    await button(dialog, "Change Email").click();
    await expect(dialog.getByRole("alert")).toHaveText("Your current password is not right.");
    await field(dialog, "Current Password").fill(tutor.password);
    await button(dialog, "Change Email").click();
    await expect(page).toHaveURL("/account");
    await expectOnce(
      page,
      "We have sent a link to the new address. Your address changes when you confirm it there.",
    );
    await mailedLink(tutor.email, "Another email address was asked for", "/forgot-password");

    await page.goto(await mailedLink(email, "Is this your new email address?", "/change-email/"));
    await button(page, "Confirm").click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();

    const undo = await mailedLink(tutor.email, "Your email address was changed", "/undo-email/");
    await page.goto(undo);
    await field(page, "Password").fill(next);
    await field(page, "Confirm Password").fill(next);
    await button(page, "Take it back").click();
    await expect(page).toHaveURL("/tutor-login");
    await expectOnce(
      page,
      "Your account has its old email address again, and your new password. Please sign in.",
    );
    await field(page, "Email").fill(tutor.email);
    await field(page, "Password").fill(next);
    await button(page, "Sign In").click();
    await expect(page).toHaveURL("/tutor-dashboard");
  });
}

test("every page of a recovery is accessible", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ reducedMotion: "reduce" });
  await page.goto("/forgot-password?from=student");
  await expectAccessible(page, "empty");
  await button(page, "Send the link").click();
  await expectAccessible(page, "refused");
  await field(page, "Email").fill(student.email);
  await button(page, "Send the link").click();
  await expect(page).toHaveURL("/forgot-password/sent?from=student");
  await expectAccessible(page, "sent");
  await page.goto(await mailedLink(student.email, "Choose a new password", "/reset-password/"));
  await expectAccessible(page, "to choose");
  await field(page, "Password").fill("abc");
  await button(page, "Change Password").click();
  await expectAccessible(page, "refused a password");
  await page.goto("/reset-password/over");
  await expectAccessible(page, "over");
});

test("an account's part on the address is accessible", async ({ open }) => {
  const page = await open({ as: await makeStudent(), reducedMotion: "reduce" });
  await page.goto("/account");
  await expectAccessible(page, "not confirmed");
  await page.goto("/account/email");
  await expectAccessible(page, "the dialog");
});
