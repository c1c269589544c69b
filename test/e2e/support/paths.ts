import { accountPages, adminPage, publicPages } from "#content/pages.ts";

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
