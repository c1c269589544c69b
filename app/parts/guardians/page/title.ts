import type { MetaDescriptor } from "react-router";
import { screenTitle, type Matches } from "#shell/screen-title.ts";
import { messages } from "./messages.ts";

/** The title of a guardian's screen, which search engines must not index; a general one for an invalid link. */
export function guardianTitle(matches: Matches, name?: string): MetaDescriptor[] {
  return [
    ...screenTitle(matches, name ?? messages.pageTitle),
    { name: "robots", content: "noindex, nofollow" },
  ];
}
