import { withoutPlace } from "#request/answered.ts";

// Only these addresses, so that a link can't lead an admin anywhere else.
const pages =
  /^\/admin-dashboard(?:\/(?:students|tutors)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\/students\?[\w=&%+.*-]+)?$/;

/**
 * The path to which an action or a dialog returns: the page that opened it, if it is named by `from`
 * (the home, a person's page or the students of a filter), or else its list.
 *
 * @param list the path of the list
 * @param search the current query, which has `from` or the list's own parameters
 */
export function returnTo(list: string, search: string): string {
  const from = new URLSearchParams(search).get("from");
  return from !== null && pages.test(from) ? from : list + withoutPlace(search);
}

/** The address of an action or a dialog that returns to the page `from`. */
export function openedFrom(from: string, to: string): string {
  return `${to}${to.includes("?") ? "&" : "?"}${new URLSearchParams({ from })}`;
}
