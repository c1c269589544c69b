import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { button, field } from "./steps.ts";

const cards = [
  { door: "/login", submit: "Sign In" },
  { door: "/signup", submit: "Create Account" },
  { door: "/tutor-login", submit: "Sign In" },
  { door: "/tutor-signup", submit: "Apply as Tutor" },
  { door: "/admin-login", submit: "Sign In" },
];

for (const { door, submit } of cards) {
  test(`${door}, empty and refused`, async ({ open }) => {
    const page = await open({ reducedMotion: "reduce" });
    await page.goto(door);
    await expectAccessible(page, "empty");
    await field(page, "Email").fill("someone@e2e.example");
    await field(page, "Password").fill("abc");
    if (submit === "Sign In") await field(page, "Password").fill("");
    await button(page, submit).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "refused");
  });
}
