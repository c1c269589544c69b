import { randomInt } from "node:crypto";
import { expect, test } from "../../support/browser.ts";

test("on a phone without scripts, a family asks for a demo class with three fields", async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await page.goto("/demo");
  await page.getByRole("link", { name: "Ask without an Account" }).click();
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
