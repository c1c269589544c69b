import { findViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";

test("violations are found, in a part of the page and by one rule too", async ({ open }) => {
  const page = await open();
  await page.setContent(`<html lang="en"><title>Faulty</title>
    <main><h1>Faulty</h1><p style="color: #999">Pale</p><section><img src="data:,"></section></main>`);
  const rulesOf = (lines: string[]) => lines.map((line) => line.split(":")[0]);
  expect(rulesOf(await findViolations(page))).toEqual(["color-contrast", "image-alt"]);
  expect(rulesOf(await findViolations(page, { part: "section" }))).toEqual(["image-alt"]);
  const contrast = await findViolations(page, { rules: ["color-contrast"] });
  expect(rulesOf(contrast)).toEqual(["color-contrast"]);
  expect(contrast[0]).toContain("Pale");
});
