import { expect, test } from "../../support/browser.ts";

test("the hero says who teaches and what it changes", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Expert Tutors from NITs and IITs",
  );
  const subtitle = "Tutoring That Improves Student Outcomes";
  await expect(page.getByRole("heading", { level: 2, name: subtitle, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Know About Us", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Importance of value education" })).toBeVisible();
});

test("the four features have their words", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  const features: Record<string, string[]> = {
    "Extensive Data": ["academic excellence", "strong subject masters"],
    "Exceptional Support": ["value education", "respect", "ethics", "empathy"],
    "Expert Tutors": ["qualified", "IITs", "NITs"],
    "Effective Methodology": ["emotional balance", "mindfulness", "self-awareness"],
  };
  for (const [title, words] of Object.entries(features)) {
    const feature = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    for (const word of words) await expect(feature).toContainText(new RegExp(word, "i"));
  }
});

test("nine tiles lead to the classes", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  const tiles = page.locator("#tuition").getByRole("listitem").getByRole("link");
  const hrefs = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const classes = [5, 6, 7, 8, 9, 10, 11, 12].map((number) => `/services/class-${number}`);
  expect(hrefs).toEqual([...classes, "/services/btech"]);
  await tiles.nth(5).click();
  await expect(page).toHaveURL("/services/class-10");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Class 10");
});

test("six families are quoted, each with a rating from 1 to 5", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  const quotes = page.locator("figure", { has: page.locator("blockquote") });
  await expect(page.locator("blockquote")).toHaveCount(6);
  await expect(quotes.getByRole("img", { name: /^Rated [1-5] out of 5$/ })).toHaveCount(6);
});

test("three steps lead from a demo to the first class", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  const steps = page.locator("ol");
  await expect(steps).toHaveCount(1);
  const words = [/book a demo/i, /join the live demo/i, /pay and start/i];
  await expect(steps.getByRole("listitem").getByRole("heading")).toHaveText(words);
  await page.getByRole("link", { name: "Get Started", exact: true }).click();
  await expect(page).toHaveURL("/signup");
});

test("the picture of the free demo leads to the student's sign-up", async ({ open }) => {
  const page = await open();
  await page.goto("/refund");
  await page.getByRole("link", { name: "Book a free demo class", exact: true }).click();
  await expect(page).toHaveURL("/signup");
});
