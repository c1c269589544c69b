import { publicPages } from "#content/pages.ts";

/** Every page of the public site, and the sign-in and sign-up pages. */
export const publicPaths = [
  ...publicPages.map(({ path }) => path),
  "/login",
  "/signup",
  "/tutor-login",
  "/tutor-signup",
  "/admin-login",
];

/** The pages that an option such as `--pages=/,/faq` names, or all of `paths`. */
export function choosePaths(paths: readonly string[], option: string | undefined): string[] {
  return option === undefined ? [...paths] : option.split(",").filter(Boolean);
}
