import { createServer } from "node:http";
import { localizePath } from "#domain/shared/language.ts";
import { visitedPaths } from "../support/paths.ts";
import { expect, test } from "../support/browser.ts";
import { academyUrl } from "../support/requests.ts";
import { findOverruns, weighPage } from "./page-weight.ts";

for (const half of [0, 1]) {
  test(`every page keeps within its budgets, ${half + 1} of 2`, async ({ browser }) => {
    const overruns: string[] = [];
    for (const path of visitedPaths.filter((_, place) => place % 2 === half)) {
      overruns.push(...findOverruns(await weighPage(browser, academyUrl() + path)));
    }
    expect(overruns).toEqual([]);
  });
}

test("the heaviest pages in Telugu and Hindi keep within theirs, with the scripts of English", async ({
  browser,
}) => {
  for (const path of ["/", "/contact/schedule", "/tutor-signup"]) {
    const english = await weighPage(browser, academyUrl() + path);
    for (const language of ["te", "hi"] as const) {
      const weight = await weighPage(browser, academyUrl() + localizePath(path, language));
      const { total, script, requests } = weight;
      console.log(`${weight.path}: ${total} bytes, ${script} of script, ${requests} requests`);
      expect.soft(findOverruns(weight)).toEqual([]);
      expect.soft(Math.abs(script - english.script), weight.path).toBeLessThan(1000);
    }
  }
});

test("a page that exceeds its budgets is reported", async ({ browser }) => {
  const page = `<!doctype html><title>Heavy</title><p id="late"></p><p>Moved</p>
    <script src="/big.js"></script><video src="/film.mp4" autoplay muted></video>
    ${Array.from({ length: 12 }, (_, place) => `<img alt="" src="/${place}.png">`).join("")}
    <script>setTimeout(() => (late.style.height = "300px"), 300)</script>`;
  const types = { js: "text/javascript", mp4: "video/mp4", png: "image/png" };
  const server = createServer(({ url = "/" }, response) => {
    const type = types[url.split(".")[1] as keyof typeof types] ?? "text/html";
    response.setHeader("content-type", type);
    if (type === "text/html") response.end(page);
    else setTimeout(() => response.end("/".repeat(type === types.js ? 110_000 : 1000)), 400);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  try {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const overruns = findOverruns(await weighPage(browser, `http://127.0.0.1:${port}/heavy`));
    const named = overruns.map((line) => line.replace(/^\/heavy: ([^:]+):.*$/, "$1"));
    expect(named).toEqual([
      "all without video",
      "script",
      "requests",
      "video before the click",
      "CLS",
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
