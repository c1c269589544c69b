import { publicPages } from "#content/pages.ts";

/** The five sign-in and sign-up pages, which are public pages too. */
export const doors = ["/login", "/signup", "/tutor-login", "/tutor-signup", "/admin-login"];

/** The pages with the public header and footer. */
export const sitePaths = publicPages
  .map(({ path }) => path)
  .filter((path) => !doors.includes(path));

/** Every page of the public site. */
export const publicPaths = [...sitePaths, ...doors];

/** An address under /services that nothing knows: it has a page all the same (§2). */
export const unknownService = "/services/no-such-service";

/** An address that answers 404. */
export const missingPath = "/no-such-page";

/** All that a visitor may come upon. */
export const visitedPaths = [...publicPaths, unknownService, missingPath];

/** The pages that `--pages=/,/faq` names, or all of `paths`. */
export function choosePaths(paths: readonly string[], option: string | undefined): string[] {
  return option === undefined ? [...paths] : option.split(",").filter(Boolean);
}
