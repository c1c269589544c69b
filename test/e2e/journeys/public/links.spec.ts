import { visitedPaths } from "../../support/paths.ts";
import { expect, test } from "../../support/browser.ts";
import { getPage } from "../../support/requests.ts";

interface Link {
  from: string;
  href: string;
}

async function readLinks(from: string): Promise<Link[]> {
  const page = await (await getPage(from)).text();
  // The contents of a template are completed by its script.
  const html = page.replaceAll(/<template.*?<\/template>/gs, "");
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => ({
    from,
    href: href.replaceAll("&amp;", "&"),
  }));
}

test("every link of every page leads somewhere", async () => {
  const links = (await Promise.all(visitedPaths.map(readLinks))).flat();
  expect(links.length).toBeGreaterThan(visitedPaths.length);
  const texts = new Map<string, Promise<{ status: number; text: string }>>();
  const read = (path: string) => {
    const known = texts.get(path);
    if (known) return known;
    const reading = getPage(path).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));
    texts.set(path, reading);
    return reading;
  };

  const broken = new Set<string>();
  for (const { from, href } of links) {
    const url = URL.parse(href, `http://us.example${from}`);
    if (!url) {
      broken.add(`${from}: ${href} is not a URL`);
      continue;
    }
    if (url.host !== "us.example") {
      if (!isSample(url)) broken.add(`${from}: ${href} leads to a real site`);
      continue;
    }
    const { status, text } = await read(url.pathname);
    // The error page links to its own parts.
    if (status !== 200 && url.pathname !== from) broken.add(`${from}: ${href} answers ${status}`);
    const id = url.hash.slice(1);
    if (id && !text.includes(`id="${id}"`)) broken.add(`${from}: ${href} has no such part`);
  }
  expect([...broken]).toEqual([]);
});

/** Whether a link to another site is a sample: an example host, or the academy's own sample contacts. */
function isSample({ protocol, host, href }: URL): boolean {
  if (protocol === "https:")
    return host.endsWith(".example") || href.startsWith("https://wa.me/910000000000");
  return /^(mailto:hello@viluva\.example|tel:\+910000000000$)/.test(href);
}
