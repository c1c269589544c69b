import { expect, test } from "../support/browser.ts";

for (const [path, ...fonts] of [
  ["/", "anek-latin"],
  ["/te", "anek-telugu", "anek-latin-semibold"],
  ["/hi", "anek-devanagari", "anek-latin-semibold"],
] as const) {
  test(`${path} fetches the fonts of its headings and no others`, async ({ open }) => {
    const page = await open();
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const wanted = fonts.map((font) => `/fonts/${font}.woff2`);
    expect(fetched.toSorted()).toEqual(wanted.toSorted());
  });
}

test("fonts for Indic scripts load", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  for (const [font, letter] of [
    ["noto-sans-telugu", "త"],
    ["noto-sans-devanagari", "क"],
    ["anek-telugu", "త"],
    ["anek-devanagari", "क"],
    ["anek-latin-semibold", "a"],
  ]) {
    const width = await page.evaluate(
      async ([name, text]) => {
        const face = await new FontFace("Tested", `url(/fonts/${name}.woff2)`).load();
        document.fonts.add(face);
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) return 0;
        canvas.font = "40px Tested";
        return canvas.measureText(text ?? "").width;
      },
      [font, letter],
    );
    expect(width, font).toBeGreaterThan(10);
  }
});
