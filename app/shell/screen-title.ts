import type { MetaDescriptor } from "react-router";
import type { NamedAcademy } from "#content/site/academy.ts";

/** The matches of a screen, of which the root's has the academy. */
export type Matches = readonly [
  { loaderData: { academy: NamedAcademy }; error?: unknown },
  ...unknown[],
];

/** The title of a screen, from the narrowest name to the academy's; none if its error is shown, which has its own (`ErrorTitle`). */
export function screenTitle(
  [root]: Matches,
  ...names: readonly (string | undefined)[]
): MetaDescriptor[] {
  if (root.error) return [];
  return [{ title: [...names.filter(Boolean), root.loaderData.academy.name].join(" · ") }];
}

/** The `meta` of a screen whose title is always the same. */
export function titled(...names: readonly string[]) {
  return ({ matches }: { matches: Matches }) => screenTitle(matches, ...names);
}

/** The same for a screen that search engines must not index. */
export function unlistedTitle(matches: Matches, name: string): MetaDescriptor[] {
  return [...screenTitle(matches, name), { name: "robots", content: "noindex" }];
}
