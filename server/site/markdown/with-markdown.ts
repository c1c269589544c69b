import { shownSection } from "#content/site/parts.ts";
import { sectionIds, sectionShape } from "#content/site/sections.ts";
import type { Site } from "#content/site/site.ts";
import { listMarkdown } from "#domain/site/markdown-texts.ts";
import { readMarkdown } from "./read.ts";

/** The same site with its texts of small Markdown read, so that rendering its pages reads none. */
export async function withMarkdown(site: Site): Promise<Site> {
  const groups = sectionIds.map((id) =>
    listMarkdown(sectionShape(id), shownSection(site, id)).flatMap(({ texts }) => texts),
  );
  return { ...site, markdown: await readMarkdown(groups) };
}
