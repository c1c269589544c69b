import { expect, test } from "../../support/browser.ts";

test("the contact page has every way to reach us, and what we teach", async ({ open }) => {
  const page = await open();
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="mailto:hello@viluva.example"]')).toBeVisible();
  await expect(main.locator('a[href="tel:+910000000000"]')).toBeVisible();
  const chat = main.getByRole("link", { name: /WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/910000000000/);
  await expect(main.locator("address")).toContainText("Telangana");
  for (const path of ["/signup", "/tutor-signup", "/demo"]) {
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  }
  const list = (name: RegExp) =>
    page.getByRole("list", { name }).or(page.getByRole("region", { name })).getByRole("listitem");
  expect(await list(/why choose us/i).count()).toBeGreaterThanOrEqual(3);
  await expect(list(/subjects/i)).toHaveCount(12);
  await expect(list(/classes/i)).toHaveCount(9);
});

test("the demo page says how to book, what to expect and what to try", async ({ open }) => {
  const page = await open();
  await page.goto("/demo");
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="tel:+91"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:hello@viluva.example"]')).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/91"]')).toBeVisible();
  await expect(main.locator("ol").getByRole("listitem")).toHaveCount(4);
  await expect(main.locator('a[href^="/services/"]')).toHaveCount(5);
  expect(await main.locator("blockquote").count()).toBeGreaterThanOrEqual(2);
});

for (const path of ["/privacy", "/terms", "/refund"]) {
  test(`${path} is marked as a draft`, async ({ open }) => {
    const page = await open();
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(/draft, to be reviewed by .* lawyer/i);
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBeGreaterThan(
      3,
    );
  });
}
