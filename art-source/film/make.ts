/** Makes the promo film, its poster and its captions: node art-source/film/make.ts */
import { languages } from "../../app/domain/shared/language.ts";
import { once } from "node:events";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inRepository, load, openBrowser, sheet } from "../studio.ts";
import { captions } from "./captions.ts";
import { finished, startFilm, writePoster } from "./encoder.ts";
import { length, rate, screen } from "./screen.ts";

const cameras = 2;
const posterAt = 9.8;
const limits = { "promo.mp4": 1_500_000, "poster.webp": 25_000 };
const folder = inRepository("public/film");

const { Film } = await load<typeof import("./film.tsx")>("art-source/film/film.tsx");
const browser = await openBrowser();

async function openCamera(): Promise<Page> {
  const page = await browser.newPage({ viewport: screen });
  await page.setContent(sheet(""));
  // Both fonts must be loaded before the first frame.
  await page.evaluate(() => document.fonts.load('700 40px "Anek Latin"'));
  await page.evaluate(() => document.fonts.load('500 40px "Anek Latin"'));
  return page;
}

async function photograph(page: Page, now: number): Promise<Buffer> {
  const markup = renderToStaticMarkup(createElement(Film, { now }));
  await page.evaluate((svg) => {
    document.body.innerHTML = svg;
  }, markup);
  return page.screenshot();
}

async function shoot(target: string): Promise<void> {
  const pages = await Promise.all(Array.from({ length: cameras }, openCamera));
  const encoder = startFilm(rate, target);
  const frames = length * rate;
  for (let frame = 0; frame < frames; frame += cameras) {
    const together = pages.map((page, camera) => photograph(page, (frame + camera) / rate));
    for (const png of await Promise.all(together)) {
      if (encoder.stdin?.write(png) === false) await once(encoder.stdin, "drain");
    }
    process.stdout.write(`\rframe ${Math.min(frame + cameras, frames)} of ${frames}`);
  }
  encoder.stdin?.end();
  await finished(encoder);
  process.stdout.write("\n");
}

await mkdir(folder, { recursive: true });
const [camera] = [await openCamera()];
await writePoster(await photograph(camera, posterAt), `${folder}/poster.webp`);
for (const language of languages) {
  await writeFile(`${folder}/promo.${language}.vtt`, captions(language));
}
await shoot(`${folder}/unfinished.mp4`);
await rename(`${folder}/unfinished.mp4`, `${folder}/promo.mp4`);
await browser.close();

for (const [name, limit] of Object.entries(limits)) {
  const { size } = await stat(`${folder}/${name}`);
  console.log(`public/film/${name}: ${size} bytes`);
  if (size > limit) throw new Error(`${name} is over ${limit} bytes`);
}
