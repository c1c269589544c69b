import { accountPages, adminPage, publicPages } from "#content/site/pages/pages.ts";
import { isDeep } from "./depth.ts";

/** The five sign-in and sign-up pages. */
export const signInPaths = [...accountPages, adminPage].map(({ path }) => path);

/** The public pages with the site's header and footer. */
export const sitePaths = publicPages.map(({ path }) => path);

/** Every public page. */
export const publicPaths = [...sitePaths, ...signInPaths];

/** An unknown service, which has a page all the same (§2). */
export const unknownService = "/services/no-such-service";

/** An address that answers 404. */
export const missingPath = "/no-such-page";

/** Every page that a signed-out visitor can see. */
export const visitedPaths = [...publicPaths, unknownService, missingPath];

/**
 * Of some paths, those whose look is checked: the pages of services differ in their words alone, so
 * each third of them, and all in a deep run.
 */
export function lookedAt(paths: readonly string[]): string[] {
  const services = paths.filter((path) => path.startsWith("/services/"));
  return paths.filter((path) => isDeep || services.indexOf(path) % 3 <= 0);
}
