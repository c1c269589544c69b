import { expect, test } from "../support/browser.ts";

test("fonts for Indic scripts load, and no page fetches one that it does not need", async ({
  open,
}) => {
  const page = await open();
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(fetched).toEqual(["/fonts/anek-latin.woff2"]);
  for (const [script, letter] of [
    ["telugu", "త"],
    ["devanagari", "क"],
  ]) {
    const width = await page.evaluate(
      async ([name, text]) => {
        const face = await new FontFace("Tested", `url(/fonts/noto-sans-${name}.woff2)`).load();
        document.fonts.add(face);
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) return 0;
        canvas.font = "40px Tested";
        return canvas.measureText(text ?? "").width;
      },
      [script, letter],
    );
    expect(width, script).toBeGreaterThan(10);
  }
});
