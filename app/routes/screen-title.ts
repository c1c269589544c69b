import type { MetaDescriptor } from "react-router";
import { academy } from "#content/academy.ts";

/** The title of a screen, from the narrowest name to the academy's. */
export function screenTitle(...names: readonly (string | undefined)[]): MetaDescriptor[] {
  return [{ title: [...names.filter(Boolean), academy.name].join(" · ") }];
}
