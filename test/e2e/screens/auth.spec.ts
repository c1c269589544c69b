import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { button, field } from "../support/steps.ts";

const cards = [
  { signInPath: "/login", submit: "Sign In" },
  { signInPath: "/signup", submit: "Create Account" },
  { signInPath: "/tutor-login", submit: "Sign In" },
  { signInPath: "/tutor-signup", submit: "Apply as Tutor" },
  { signInPath: "/admin-login", submit: "Sign In" },
];

for (const { signInPath, submit } of cards) {
  test(`${signInPath}, empty and refused`, async ({ open }) => {
    const page = await open();
    await page.goto(signInPath);
    await expectAccessible(page, "empty");
    await field(page, "Email").fill("someone@e2e.example");
    await field(page, "Password").fill("abc");
    if (submit === "Sign In") await field(page, "Password").fill("");
    await button(page, submit).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "refused");
  });
}
