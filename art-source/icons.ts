/** Makes the icons of public/ from the mark: node art-source/icons.ts */
import { writeFile } from "node:fs/promises";
import { appIcon, favicon, ico } from "./icon-drawings.ts";
import { inRepository, openBrowser, sheet } from "./studio.ts";

const appIcons = [
  { name: "apple-touch-icon.png", side: 180, share: 0.62 },
  { name: "icon-192.png", side: 192, share: 0.66 },
  { name: "icon-512.png", side: 512, share: 0.66 },
  { name: "icon-maskable-512.png", side: 512, share: 0.5 },
];

const browser = await openBrowser();

async function photograph(svg: string, side: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(sheet(svg));
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

await writeFile(inRepository("public/favicon.svg"), favicon());
const small = favicon().replace("<svg ", '<svg width="32" height="32" ');
await writeFile(inRepository("public/favicon.ico"), ico(await photograph(small, 32), 32));
for (const { name, side, share } of appIcons) {
  await writeFile(inRepository(`public/${name}`), await photograph(appIcon(side, share), side));
  console.log(`public/${name}`);
}
await browser.close();
