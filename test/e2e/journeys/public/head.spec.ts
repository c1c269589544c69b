import { sitePaths } from "../../support/paths.ts";
import { expect, test } from "../../support/browser.ts";
import { getPage } from "../../support/requests.ts";
import { readPng } from "./png.ts";

const site = "https://www.viluva.example";

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
