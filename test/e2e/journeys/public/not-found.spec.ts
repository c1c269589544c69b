import { missingPath } from "../../support/paths.ts";
import { edge, expect, test } from "../../support/browser.ts";

for (const javaScriptEnabled of [true, false]) {
  const variant = javaScriptEnabled ? {} : edge;
  test(
    `an unknown page is a 404 with a way home, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
    variant,
    async ({ open }) => {
      const page = await open({ javaScriptEnabled });
      for (const path of [missingPath, "/services", "/faq/no-such-part", "/%E0%A4%A"]) {
        const answer = await page.goto(path);
        expect([400, 404], path).toContain(answer?.status());
      }
      await page.goto(missingPath);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page).toHaveTitle(/Page not found/);
      await expect(
        page.getByRole("banner").getByRole("link", { name: /Home|Viluva/ }),
      ).not.toHaveCount(0);
      await page.getByRole("link", { name: "Back to Home" }).click();
      await expect(page).toHaveURL("/");
    },
  );
}
