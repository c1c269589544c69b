import { randomInt } from "node:crypto";
import { expect, test } from "../../support/browser.ts";
import { nextAccount } from "../../support/people.ts";
import { countPresses } from "../../support/presses.ts";
import { button, field } from "../../support/steps.ts";
import { minutesFromNow } from "../../support/teaching.ts";

test("on a phone without scripts, a family asks for a demo class with three fields", async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await page.goto("/demo");
  await page.getByRole("link", { name: "Book a Free Demo", exact: true }).click();
  await page.getByLabel("Your Name").fill("Lakshmi Devi");
  await page.getByRole("button", { name: "Ask for a Demo" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please give a phone number or an email.");
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(page.getByLabel("Your Name")).toHaveValue("Lakshmi Devi");
  // Another one each time: who sends the same words again is told that they are there.
  await page.getByLabel("Phone").fill(`+91 00000 ${randomInt(10_000, 100_000)}`);
  await page.getByLabel("Class").selectOption("Class 10");
  await page.getByLabel("Phone").press("Enter");
  await expect(page).toHaveURL("/book-a-demo/thanks");
  await expect(page.getByRole("main")).toContainText("We reply within 2-4 hours");
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? "with" : "without";
  test(`${scripts} scripts, a demo class costs six fields and a press, and an account as few again`, async ({
    open,
  }) => {
    const page = await open({ javaScriptEnabled, viewport: { width: 360, height: 760 } });
    const phone = `+91 00000 ${randomInt(10_000, 100_000)}`;
    await page.goto("/");
    await page.getByRole("link", { name: "Book a Free Demo", exact: true }).click();
    await expect(page).toHaveURL("/book-a-demo");
    await page.getByLabel("Your Name").fill("Asha Reddy");
    await page.getByRole("radio", { name: "A student" }).check();
    await page.getByLabel("Phone").fill(phone);
    await page.getByLabel("Class").selectOption("Class 10");
    await page.getByRole("group", { name: "Subjects" }).getByLabel("Mathematics").check();
    const first = page.getByRole("group", { name: /^First time/ });
    const { date, time } = minutesFromNow(2 * 24 * 60);
    await first.getByLabel("Date").fill(date);
    await first.getByLabel("Time").fill(time);
    // What few need is behind a press.
    await expect(page.getByLabel("Email")).toBeHidden();
    const presses = javaScriptEnabled ? await countPresses(page) : null;
    await page.getByRole("button", { name: "Ask for a Demo" }).click();
    await expect(page).toHaveURL("/book-a-demo/thanks");
    if (presses) expect(await presses()).toBe(1);

    await page.getByRole("link", { name: "Make an Account" }).click();
    await expect(page).toHaveURL("/signup/finish");
    await expect(field(page, "Full Name")).toHaveValue("Asha Reddy");
    await expect(field(page, "Phone Number")).toHaveValue(phone);
    await expect(field(page, "Class")).toHaveValue("class-10");
    await expect(page.getByRole("checkbox", { name: "Mathematics" })).toBeChecked();
    const { email, password } = nextAccount("Student");
    await expect(field(page, "Username")).toHaveValue("Asha");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(password);
    await field(page, "Confirm Password").fill(password);
    await button(page, "Create Account").click();
    await page.waitForURL("**/dashboard");
    await page.context().clearCookies({ name: "viluva_session" });
    // What was typed is gone with the account.
    await page.goto("/signup/finish");
    await expect(field(page, "Class")).toHaveValue("");
    await expect(field(page, "Phone Number")).toBeHidden();
  });
}
