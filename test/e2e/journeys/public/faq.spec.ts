import { edge, expect, test } from "../../support/browser.ts";

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : edge;
  test(
    `15 questions, one open at a time, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
    variant,
    async ({ open }) => {
      const page = await open({ javaScriptEnabled });
      await page.goto("/faq");
      const questions = page.locator("details[name=faq]");
      const opened = page.locator("details[name=faq][open]");
      await expect(questions).toHaveCount(15);
      await expect(opened).toHaveCount(0);

      const third = questions.nth(2);
      await third.locator("summary").click();
      await expect(opened).toHaveCount(1);
      await expect(third.locator("p").first()).toBeVisible();

      await questions.nth(14).locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(opened).toHaveCount(1);
      await expect(third).not.toHaveAttribute("open");
      await expect(questions.nth(14).locator("p").first()).toBeVisible();

      await questions.nth(14).locator("summary").click();
      await expect(opened).toHaveCount(0);
    },
  );
}

test("the answers are long enough, and link to the next steps", async ({ open }) => {
  const page = await open();
  await page.goto("/faq");
  const answers = await page
    .locator("details")
    .evaluateAll((all) => all.map((one) => one.querySelector("summary ~ *")?.textContent ?? ""));
  for (const answer of answers) expect(answer.length).toBeGreaterThan(60);
  expect(new Set(answers).size).toBe(15);
  for (const path of ["/contact", "/demo", "/signup"]) {
    await expect(page.getByRole("main").locator(`a[href="${path}"]`).last()).toBeVisible();
  }
});
