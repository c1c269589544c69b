/** Makes a card of 1200 by 630 for each public page: node art-source/social-cards.ts */
import { mkdir, writeFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toPalette } from "./palette-png.ts";
import { socialPages } from "./social-pages.ts";
import { inRepository, load, openBrowser, sheet } from "./studio.ts";

const limit = 60_000;
const style = `
main{height:534px;padding:0 64px;display:flex;align-items:center;justify-content:space-between;background:var(--ground)}
main>div{width:500px}
h1{font:700 76px/1.04 "Anek Latin";letter-spacing:-.02em;text-wrap:balance}
.picture{width:540px;height:auto}
.motif{width:400px;height:400px;margin-right:56px}
footer{height:96px;overflow:hidden}
footer svg{height:48px;transform:scale(2);transform-origin:0 0}`;

const { SocialCard } = await load<typeof import("./social-card.tsx")>("art-source/social-card.tsx");
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await mkdir(inRepository("public/social"), { recursive: true });

for (const [number, card] of socialPages.entries()) {
  const body = renderToStaticMarkup(createElement(SocialCard, card));
  await page.setContent(sheet(body, style));
  await page.evaluate(() => document.fonts.ready);
  const png = await toPalette(await page.screenshot());
  if (png.length > limit) throw new Error(`${card.name}: ${png.length} bytes, over ${limit}`);
  await writeFile(inRepository(`public/social/${card.name}.png`), png);
  console.log(`${number + 1}/${socialPages.length} ${card.name}.png ${png.length} bytes`);
}
await browser.close();
