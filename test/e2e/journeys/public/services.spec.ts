import { unknownService } from "../../support/paths.ts";
import { edge, expect, test } from "../../support/browser.ts";

const subjects = ["math", "chemistry", "physics", "coding", "subject-choice"];

test("each subject page has a picture, words and a way to talk", async ({ open }) => {
  const page = await open();
  for (const subject of subjects) {
    await page.goto(`/services/${subject}`);
    const main = page.getByRole("main");
    const picture = main.getByRole("img").first();
    await expect(picture, subject).toBeVisible();
    const words = await picture.evaluate(
      (image) => image.getAttribute("alt") ?? image.ariaLabel ?? image.textContent,
    );
    expect(words?.length, subject).toBeGreaterThan(20);
    expect((await main.innerText()).length, subject).toBeGreaterThan(1000);
    const talk = main.getByRole("region", { name: /^let.s talk$/i });
    await expect(talk.getByRole("link")).toHaveAttribute("href", "/contact");
  }
});

test("any other category has five cards that lead to the subjects", edge, async ({ open }) => {
  const page = await open();
  for (const path of ["/services/class-5", "/services/btech", unknownService, "/services/a%20b"]) {
    await page.goto(path);
    const cards = page.getByRole("main").locator("li").getByRole("link");
    const hrefs = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(hrefs, path).toHaveLength(5);
    for (const subject of subjects) expect(hrefs, path).toContain(`/services/${subject}`);
  }
});
