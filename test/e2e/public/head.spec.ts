import { publicPaths, sitePaths } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";
import { getPage } from "../requests.ts";
import { readPng } from "./png.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

const site = "https://www.viluva.example";

interface Head {
  path: string;
  status: number;
  headings: number;
  title: string;
  /** The content of each `meta`, by its name or property. */
  metas: Record<string, string>;
  canonical: string | null;
}

test("every page has one h1 and says what it is", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  const heads: Head[] = [];
  for (const path of publicPaths) {
    const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
    const read = await page.evaluate(() => ({
      headings: [...document.querySelectorAll("h1")].filter((h1) => h1.checkVisibility()).length,
      title: document.title,
      metas: Object.fromEntries(
        [...document.querySelectorAll("meta")].map((meta) => [
          meta.getAttribute("property") ?? meta.name,
          meta.content,
        ]),
      ),
      canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? null,
    }));
    heads.push({ path, status: answer?.status() ?? 0, ...read });
  }
  expect(heads.flatMap(findFaults)).toEqual([]);

  for (const part of ["title", "description"]) {
    const words = heads.map(({ title, metas }) => (part === "title" ? title : metas[part]));
    expect(new Set(words).size, `each page has a ${part} of its own`).toBe(heads.length);
  }
});

function findFaults({ path, status, headings, title, metas, canonical }: Head): string[] {
  const url = site + path;
  const description = metas["description"] ?? "";
  const checks: [name: string, holds: boolean][] = [
    [`status ${status}`, status === 200],
    [`${headings} h1`, headings === 1],
    [`title "${title}"`, /\S.* · Viluva$/.test(title)],
    [`description "${description}"`, description.length >= 20 && description.length <= 180],
    [`canonical ${canonical}`, canonical === url],
    [`og:title ${metas["og:title"]}`, metas["og:title"] === title],
    [`og:description ${metas["og:description"]}`, metas["og:description"] === description],
    [`og:url ${metas["og:url"]}`, metas["og:url"] === url],
    [`og:type ${metas["og:type"]}`, metas["og:type"] === "website"],
    [`og:image ${metas["og:image"]}`, /\/social\/[\w-]+\.png$/.test(metas["og:image"] ?? "")],
    [`og:image:alt ${metas["og:image:alt"]}`, Boolean(metas["og:image:alt"])],
    ["og:locale", metas["og:locale"] === "en_IN"],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => `${path}: ${name}`);
}

test("each page's picture for shared links is there, at the size it says", async () => {
  const pictures = new Set<string>();
  for (const path of sitePaths) {
    const html = await (await getPage(path)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(picture, path).toContain(`${site}/social/`);
    pictures.add(new URL(picture ?? site).pathname);
  }
  for (const picture of pictures) {
    const answer = await getPage(picture);
    expect(answer.status, picture).toBe(200);
    expect(readPng(await answer.bytes()), picture).toEqual({ width: 1200, height: 630 });
  }
});
