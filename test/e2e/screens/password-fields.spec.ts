import { expect, test } from "../support/browser.ts";
import { field } from "../support/steps.ts";

test("password fields hide what is typed, and let it be pasted and remembered", async ({
  open,
}) => {
  const page = await open();
  for (const [path, labels, remembered] of [
    ["/login", ["Password"], "current-password"],
    ["/tutor-login", ["Password"], "current-password"],
    ["/admin-login", ["Password"], "current-password"],
    ["/signup", ["Password", "Confirm Password"], "new-password"],
    ["/tutor-signup", ["Password", "Confirm Password"], "new-password"],
  ] as const) {
    await page.goto(path);
    await field(page, "Email").fill("correct horse");
    await field(page, "Email").press("ControlOrMeta+a");
    await field(page, "Email").press("ControlOrMeta+c");
    for (const label of labels) {
      await expect(field(page, label)).toHaveAttribute("type", "password");
      await expect(field(page, label)).toHaveAttribute("autocomplete", remembered);
      await field(page, label).press("ControlOrMeta+v");
      await expect(field(page, label)).toHaveValue("correct horse");
    }
  }
});
