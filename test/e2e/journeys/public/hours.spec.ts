import { expect, test } from "../../support/browser.ts";

// §9: the hours differ between pages, on purpose. The footer's are in its own test.

test("each page states its own hours", async ({ open }) => {
  const page = await open();
  await page.goto("/contact");
  const contact = page.getByRole("main");
  await expect(contact).toContainText(/Monday to Saturday\s*9 AM to 8 PM/);
  await expect(contact).toContainText(/Sunday\s*10 AM to 6 PM/);
  await expect(contact).toContainText("2-4 hours");

  await page.goto("/faq");
  await page.getByText("What are the class hours?").click();
  const answer = page.locator("details[open]");
  await expect(answer).toContainText("9 AM to 8 PM on weekdays");
  await expect(answer).toContainText("10 AM to 6 PM on weekends");
});
