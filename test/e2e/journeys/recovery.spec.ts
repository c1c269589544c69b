import { edge, expect, test } from "../support/browser.ts";
import { pathInMail } from "../support/mailbox.ts";
import { makeAdmin, makeApplicant, makeStudent, nextAccount } from "../support/people.ts";
import { getPage } from "../support/requests.ts";
import { button, dialogOn, expectOnce, field, signUpStudent } from "../support/steps.ts";

const next = "quite another password";

const roles = [
  { role: "student", make: makeStudent, signInPath: "/login", home: "/dashboard" },
  { role: "tutor", make: makeApplicant, signInPath: "/tutor-login", home: "/tutor-dashboard" },
  { role: "admin", make: makeAdmin, signInPath: "/admin-login", home: "/admin-dashboard" },
];

for (const { role, make, signInPath, home } of roles) {
  const variant = role === "student" ? {} : edge;
  for (const javaScriptEnabled of role === "tutor" ? [true, false] : [true]) {
    const how = javaScriptEnabled ? "with" : "without";

    test(
      `a ${role} who forgot the password gets in again, ${how} JavaScript`,
      variant,
      async ({ open }) => {
        const person = await make();
        const page = await open({ javaScriptEnabled, viewport: { width: 360, height: 700 } });
        await page.goto(signInPath);
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
          signInPath,
        );

        const link = await pathInMail(person.email, "Choose a new password", /^\/reset-password\//);
        // Mail scanners open links before the person does.
        for (let time = 0; time < 2; time += 1) expect((await getPage(link)).status).toBe(200);
        await page.goto(link);
        await field(page, "Password").fill(next);
        await field(page, "Confirm Password").fill("something else");
        await button(page, "Change Password").click();
        await expect(page.getByRole("alert")).toHaveText("Passwords do not match.");
        await field(page, "Password").fill(next);
        await field(page, "Confirm Password").fill(next);
        await button(page, "Change Password").click();
        await expect(page).toHaveURL(signInPath);
        await expectOnce(
          page,
          "Your password has been changed, and you are signed out everywhere. Please sign in with the new one.",
        );
        expect((await getPage("/account", person.cookie)).status).toBe(302);

        await field(page, "Email").fill(person.email);
        await field(page, "Password").fill(next);
        await button(page, "Sign In").click();
        await expect(page).toHaveURL(new RegExp(`${home}(#signed-in)?$`));
        await pathInMail(person.email, "Your password was changed", /^\/forgot-password/);

        await page.goto(link);
        await expect(
          page.getByRole("heading", { name: "This link no longer works" }),
        ).toBeVisible();
        await page.getByRole("link", { name: "Send a new link" }).click();
        await expect(page).toHaveURL("/forgot-password");
      },
    );
  }
}

test("a new student confirms the address by a button", edge, async ({ open }) => {
  const student = nextAccount("Student");
  const page = await open();
  await signUpStudent(page, student);
  await page.goto("/account");
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  const subject = "Please confirm your email address";
  const link = await pathInMail(student.email, subject, /^\/verify-email\//);
  await page.goto(link);
  await button(page, "Confirm").click();
  await expect(page).toHaveURL("/account");
  await expectOnce(page, "Thank you. Your email address is confirmed.");
  await expect(page.getByText("Not confirmed yet")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : edge;
  const how = javaScriptEnabled ? "with" : "without";

  test(
    `an email address is changed, and the change undone, ${how} JavaScript`,
    variant,
    async ({ open }) => {
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
      await expect(dialog.getByRole("alert")).toHaveText("That is not your current password.");
      await field(dialog, "Current Password").fill(tutor.password);
      await button(dialog, "Change Email").click();
      await expect(page).toHaveURL("/account");
      await expectOnce(
        page,
        "We have sent a link to the new address. Your address changes when you confirm it there.",
      );
      await pathInMail(
        tutor.email,
        "Somebody asked to change your email address",
        /^\/forgot-password/,
      );

      await page.goto(
        await pathInMail(email, "Is this your new email address?", /^\/change-email\//),
      );
      await button(page, "Confirm").click();
      await expect(page).toHaveURL("/account");
      await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();

      const undo = await pathInMail(
        tutor.email,
        "Your email address was changed",
        /^\/undo-email\//,
      );
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
    },
  );
}
