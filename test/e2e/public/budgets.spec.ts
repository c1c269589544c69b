import { createServer } from "node:http";
import { findOverruns } from "../../../bench/pages/budgets.ts";
import { measurePage } from "../../../bench/pages/measure.ts";
import { visitedPaths } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";
import { academyUrl } from "../requests.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

// The same as `npm run bench -- pages`.

for (const half of [0, 1]) {
  test(`every page keeps to its budgets, ${half + 1} of 2`, async ({ browser }) => {
    const overruns: string[] = [];
    for (const path of visitedPaths.filter((_, place) => place % 2 === half)) {
      overruns.push(...findOverruns(await measurePage(browser, academyUrl() + path)));
    }
    expect(overruns).toEqual([]);
  });
}

test("a page that keeps to none of them is found out", async ({ browser }) => {
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
    const overruns = findOverruns(await measurePage(browser, `http://127.0.0.1:${port}/heavy`));
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
