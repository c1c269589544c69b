import { expect, test } from "../support/browser.ts";
import { publicPaths, signInPaths, unknownService } from "../support/paths.ts";

const site = "https://www.viluva.example";

interface Head {
  path: string;
  status: number;
  /** Visible first-level headings. */
  headings: number;
  title: string;
  /** The content of each `meta`, by its name or property. */
  metas: Record<string, string>;
  canonical: string | null;
}

test("without JavaScript every page is readable, with a head and the footer of its own kind", async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  const heads: Head[] = [];
  const footers = new Map<string, string>();
  for (const path of [...publicPaths, unknownService]) {
    const response = await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
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
      text: document.querySelector("main")?.innerText ?? "",
      footer: document.querySelector("footer")?.innerText ?? "",
      transparent: [...document.querySelectorAll("main *")].filter(
        (element) => getComputedStyle(element).opacity === "0",
      ).length,
    }));
    expect.soft(read.text.length, `${path}: length of its text`).toBeGreaterThan(100);
    expect.soft(read.transparent, `${path}: elements that wait for a script`).toBe(0);
    if (!signInPaths.includes(path)) footers.set(path, read.footer);
    if (path !== unknownService) heads.push({ path, status: response?.status() ?? 0, ...read });
  }
  for (const [path, footer] of footers) expect.soft(footer, path).toBe(footers.get("/"));

  expect(heads.flatMap(findFaults)).toEqual([]);
  for (const part of ["title", "description"] as const) {
    const texts = heads.map(({ title, metas }) => (part === "title" ? title : metas[part]));
    expect(new Set(texts).size, `each page has its own ${part}`).toBe(heads.length);
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
