import { redirect } from "react-router";

/** Where the search of the admin's frame looks: in all lists, or in one. */
export const scopes = ["all", "students", "tutors", "assignments"] as const;

export type Scope = (typeof scopes)[number];

const base = "/admin-dashboard";
const inList = new RegExp(`^${base}/(\\w+)(/[^/]+/.+|/new)?/?$`);

/** The path of a scope's results, and the parameter that contains the searched text. */
export function resultsOf(scope: Scope): { path: string; name: "find" | "q" } {
  return scope === "all"
    ? { path: `${base}/search`, name: "find" }
    : { path: `${base}/${scope}`, name: "q" };
}

/** The scope of a screen: its list, also behind a dialog, or all lists. */
export function scopeOf(pathname: string): Scope {
  const list = inList.exec(pathname)?.[1];
  return scopes.find((scope) => scope === list) ?? "all";
}

/**
 * Without JavaScript a search in another scope (the parameter `in`) arrives at the path of the
 * screen that it was made on.
 *
 * @throws a redirect to the results of that scope
 */
export function requireScope({ searchParams }: URL, here: Scope): void {
  const scope = scopes.find((one) => one === searchParams.get("in"));
  if (!scope || scope === here) return;
  const { path, name } = resultsOf(scope);
  const text = searchParams.get(resultsOf(here).name) ?? "";
  // oxlint-disable-next-line typescript/only-throw-error
  throw redirect(`${path}?${new URLSearchParams({ [name]: text })}`);
}
