import { glob, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { sampleAcademy } from "#content/site/academy.ts";
import { mediaCrossOrigin, publicFile } from "./media.ts";
import { cardUrl, publicPage } from "#content/site/pages/pages.ts";

const root = join(import.meta.dirname, "../../..");
const media = "https://cdn.example.org/viluva/";

afterEach(() => void vi.unstubAllEnvs());

test("the product serves its files itself", () => {
  expect(publicFile("favicon.svg")).toBe("/favicon.svg");
  expect(mediaCrossOrigin()).toBeUndefined();
  expect(cardUrl(publicPage("/faq"), sampleAcademy)).toBe(
    "https://www.viluva.example/social/faq.png",
  );
});

test("a build for media elsewhere has them there, and sends no cookies", () => {
  vi.stubEnv("BASE_URL", media);
  expect(publicFile("favicon.svg")).toBe(`${media}favicon.svg`);
  expect(mediaCrossOrigin()).toBe("anonymous");
  expect(cardUrl(publicPage("/faq"), sampleAcademy)).toBe(`${media}social/faq.png`);
});

test("no code names a file of `public` without saying where it is", async () => {
  const names = (await readdir(join(root, "public"))).map((name) => RegExp.escape(name));
  const named = new RegExp(`["'\`(=]/(?:${names.join("|")})(?![\\w-])`);
  const found: string[] = [];
  for await (const file of glob("{app,server}/**/*.{ts,tsx}", { cwd: root })) {
    if (file.includes(".test.")) continue;
    const lines = (await readFile(join(root, file), "utf8")).split("\n");
    found.push(
      ...lines.filter((line) => named.test(line)).map((line) => `${file}: ${line.trim()}`),
    );
  }
  expect(found).toEqual([]);
});

test("every script and style sheet says how another origin is asked for it", async () => {
  const found: string[] = [];
  for await (const file of glob("{app,server}/**/*.tsx", { cwd: root })) {
    const text = await readFile(join(root, file), "utf8");
    const elements = text.match(/<(?:script[^>]*\ssrc|Links|Scripts|video)\b[^>]*>/g) ?? [];
    found.push(...elements.filter((each) => !each.includes("crossOrigin={mediaCrossOrigin()}")));
  }
  expect(found).toEqual([]);
});
