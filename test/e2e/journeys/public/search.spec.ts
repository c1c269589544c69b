import { expect, test } from "../../support/browser.ts";
import { getPage } from "../../support/requests.ts";
import { readPng } from "./png.ts";

const site = "https://www.viluva.example";

/** Every public page of the specification (§2) that is not a sign-in or sign-up card. */
const written = [
  "/",
  "/services/math",
  "/services/chemistry",
  "/services/physics",
  "/services/coding",
  "/services/subject-choice",
  ...[5, 6, 7, 8, 9, 10, 11, 12].map((number) => `/services/class-${number}`),
  "/services/btech",
  "/contact",
  "/contact/schedule",
  "/about-us",
  "/faq",
  "/demo",
  "/privacy",
  "/terms",
  "/refund",
];

test("the sitemap has every public page, and every address in it works", async () => {
  const answer = await getPage("/sitemap.xml");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("xml");
  const urls = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  for (const path of written) expect(urls).toContain(site + path);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const { origin, pathname } = new URL(url ?? "");
    expect(origin).toBe(site);
    const page = await getPage(pathname);
    expect(page.status, pathname).toBe(200);
    expect(await page.text(), pathname).not.toContain("noindex");
  }
});

test("robots may read the site, and no dashboard", async () => {
  const answer = await getPage("/robots.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).not.toContain("Disallow: /");
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  for (const path of ["/dashboard", "/tutor-dashboard", "/admin-dashboard"]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});

test("the manifest and the icons are there", async () => {
  const answer = await getPage("/manifest.webmanifest");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.name).toContain("Viluva");
  expect(manifest.start_url).toBe("/");
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await getPage(src);
    expect(icon.status, src).toBe(200);
    expect(icon.headers.get("content-type"), src).toBe(type);
    if (type !== "image/png") continue;
    const { width, height } = readPng(await icon.bytes());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const path of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]) {
    expect((await getPage(path)).status, path).toBe(200);
  }
});

test("the pages carry structured data for search engines", async () => {
  const read = async (path: string) => {
    const html = await (await getPage(path)).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(json ?? "null") as Record<string, unknown>;
  };
  expect(await read("/")).toMatchObject({ "@type": "EducationalOrganization", name: "Viluva" });
  const faq = await read("/faq");
  expect(faq["@type"]).toBe("FAQPage");
  expect(faq["mainEntity"]).toHaveLength(15);
  for (const slug of ["math", "chemistry", "physics", "coding", "subject-choice"]) {
    expect(await read(`/services/${slug}`), slug).toMatchObject({ "@type": "Course" });
  }
});

test("the page of an unknown service is not indexed", async () => {
  const html = await (await getPage("/services/no-such-service")).text();
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});
