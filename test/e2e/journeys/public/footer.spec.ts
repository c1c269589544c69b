import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser.ts";

const columns = {
  "Learn More": ["/about-us", "/demo", "/faq", "/contact"],
  "Our Services": [
    "/services/math",
    "/services/physics",
    "/services/chemistry",
    "/services/coding",
    "/services/subject-choice",
  ],
};
const community = [
  ["Become a Student", "/signup"],
  ["Become a Tutor", "/tutor-signup"],
  ["Admin Portal", "/admin-login"],
];

function readColumn(page: Page, title: string): Promise<(string | null)[][]> {
  return page
    .getByRole("contentinfo")
    .getByRole("heading", { name: title })
    .locator("xpath=..")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
}

test("the footer has its columns, contacts, legal links and hours", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  for (const [title, hrefs] of Object.entries(columns)) {
    const links = (await readColumn(page, title)).map(([, href]) => href);
    expect(links, title).toEqual(expect.arrayContaining(hrefs));
  }
  expect(await readColumn(page, "Join Our Community")).toEqual(community);

  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(/every day\s*9:00am to 10:00pm/i);
  await expect(footer.locator('a[href="mailto:hello@viluva.example"]')).toBeVisible();
  await expect(footer.locator('a[href="tel:+910000000000"]')).toHaveText("+91 00000 00000");
  await expect(footer.locator("address")).toContainText("Telangana");
  for (const name of ["LinkedIn", "Instagram", "Facebook"]) {
    const link = footer.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", /^https:\/\/[\w.]+\.example\//);
  }
  for (const path of ["/privacy", "/terms", "/refund"]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
});
