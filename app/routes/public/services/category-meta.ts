import type { MetaDescriptor } from "react-router";
import { academy } from "#content/academy.ts";
import { categoryPage } from "#content/tuition.ts";

/** The metadata of the page for an unknown category, which search engines must not index. */
export function unknownCategoryMeta(): MetaDescriptor[] {
  const { title, text } = categoryPage.unknown;
  return [
    { title: `${title} · ${academy.name}` },
    { name: "description", content: text },
    { name: "robots", content: "noindex" },
  ];
}
