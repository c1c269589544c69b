/** Makes a card of 1200 by 630 for each public page and language: node art-source/social-cards.ts */
import { mkdir, writeFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../app/domain/shared/language.ts";
import { toPalette } from "./palette-png.ts";
import { socialPages } from "./social-pages.ts";
import { inRepository, load, openBrowser, sheet } from "./studio.ts";

const limit = 60_000;
const style = `
main{height:534px;padding:0 64px;display:flex;align-items:center;justify-content:space-between;background:var(--ground)}
main>div{width:500px}
h1{font:700 76px/1.04 "Anek Latin";letter-spacing:-.02em;text-wrap:balance}
h1:not([lang=en]){font:700 60px/1.5 "Noto Sans Telugu","Noto Sans Devanagari";letter-spacing:0}
.picture{width:540px;height:auto}
.motif{width:400px;height:400px;margin-right:56px}
footer{height:96px;overflow:hidden}
footer svg{height:48px;transform:scale(2);transform-origin:0 0}`;

const { SocialCard } = await load<typeof import("./social-card.tsx")>("art-source/social-card.tsx");
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await mkdir(inRepository("public/social"), { recursive: true });

for (const card of socialPages) {
  for (const language of languages) {
    const body = renderToStaticMarkup(createElement(SocialCard, { ...card, language }));
    await page.setContent(sheet(body, style));
    await page.evaluate(() => document.fonts.ready);
    const png = await toPalette(await page.screenshot());
    const name = language === "en" ? `${card.name}.png` : `${card.name}.${language}.png`;
    if (png.length > limit) throw new Error(`${name}: ${png.length} bytes, over ${limit}`);
    await writeFile(inRepository(`public/social/${name}`), png);
    console.log(`${name} ${png.length} bytes`);
  }
}
await browser.close();
