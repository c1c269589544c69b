import type { MetaDescriptor } from "react-router";
import { categoryPage } from "#content/site/pages/tuition-words.ts";

/**
 * The metadata of the page for an unknown category, which search engines must not index.
 *
 * @param name the academy's
 */
export function unknownCategoryMeta(name: string): MetaDescriptor[] {
  const { title, text } = categoryPage.unknown;
  return [
    { title: `${title} · ${name}` },
    { name: "description", content: text },
    { name: "robots", content: "noindex" },
  ];
}
