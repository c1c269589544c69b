import type { MetaDescriptor } from "react-router";
import { academy } from "#content/academy.ts";
import { categoryPage } from "#content/tuition.ts";

/** Any address can stand here, so search engines are asked to leave it out. */
export function unknownCategoryMeta(): MetaDescriptor[] {
  const { title, text } = categoryPage.unknown;
  return [
    { title: `${title} · ${academy.name}` },
    { name: "description", content: text },
    { name: "robots", content: "noindex" },
  ];
}
