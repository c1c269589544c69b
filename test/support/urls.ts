import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";

/** A URL of a route table, and the file of what answers there. */
export interface UrlRoute {
  url: string;
  /** In `app`. */
  file: string;
  /** Whether it opens over the screen of another URL, as a dialog does. */
  isOver: boolean;
}

/** Every URL of a route table with its file, in its order. */
export function listRoutes(
  entries: readonly RouteConfigEntry[],
  base = "",
  isOver = false,
): UrlRoute[] {
  const routes = entries.flatMap((entry) => {
    const url = entry.path ? `${base}/${entry.path}` : base;
    const isUrl = entry.path !== undefined || entry.index === true;
    const own = isUrl ? [{ url: url || "/", file: entry.file, isOver }] : [];
    const isScreen = isUrl && !entry.file.endsWith("/layout.tsx");
    return [...own, ...listRoutes(entry.children ?? [], url, isOver || isScreen)];
  });
  // An index answers in the place of its layout.
  return [...new Map(routes.map((one) => [one.url, one])).values()];
}

/** Every URL of a route table, in its order. */
export const listUrls = (entries: readonly RouteConfigEntry[]) =>
  listRoutes(entries).map(({ url }) => url);

const readSource = ({ file }: UrlRoute) =>
  readFileSync(join(import.meta.dirname, "../../app", file), "utf8");

/** Whether a URL has an action, which answers forms. */
export const hasAction = (route: UrlRoute) =>
  /^export (?:async )?(?:function|const) action\b/m.test(readSource(route));

/** Whether a URL has a screen of its own: others are files, redirects or changes that ask no question. */
export const hasScreen = (route: UrlRoute) => /^export default\b/m.test(readSource(route));

interface BuiltRoute {
  parentId?: string;
  path?: string;
  module: { action?: unknown };
}

/** The URL of every route of the build that has an action. */
export async function listActions(): Promise<string[]> {
  const bundle = pathToFileURL(join(import.meta.dirname, "../../build/server/index.js")).href;
  const built = ((await import(bundle)) as { routes: Record<string, BuiltRoute> }).routes;
  const urlOf = ({ parentId, path }: BuiltRoute): string => {
    const parent = parentId === undefined ? undefined : built[parentId];
    return (parent ? urlOf(parent) : "") + (path ? `/${path}` : "");
  };
  return Object.values(built)
    .filter(({ module }) => module.action !== undefined)
    .map(urlOf);
}

/** The ids of the routes that an address runs through, its layouts first. */
export function routeIdsOf(
  entries: readonly RouteConfigEntry[],
  url: string,
  base = "",
  above: readonly string[] = ["root"],
): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path ? `${base}/${entry.path}` : base;
    const ids = [...above, entry.id ?? entry.file.replace(/\.tsx?$/, "")];
    const below = routeIdsOf(entry.children ?? [], url, own, ids);
    if (below.length > 0) return below;
    const isPage = entry.path !== undefined || entry.index;
    return isPage && (own || "/") === url ? ids : [];
  });
}

/** A URL with its parameters filled in, as they are. */
export function fillUrl(url: string, values: Readonly<Record<string, string>>): string {
  return url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${url} needs a ${name}`);
    return value;
  });
}

const unknownId = "00000000-0000-4000-8000-000000000000";

/** A value for each parameter of the product's URLs, of records that nobody has. */
export const unknownIds: Record<string, string> = {
  category: "math",
  courseId: unknownId,
  assignmentId: unknownId,
  section: "recordings",
  itemId: unknownId,
  studentId: unknownId,
  tutorId: unknownId,
  sessionId: unknownId,
  lessonId: unknownId,
  studyItemId: unknownId,
  homeworkId: unknownId,
  photoId: unknownId,
  deviceId: unknownId,
  noteId: unknownId,
  familyId: unknownId,
  paymentId: unknownId,
  claimId: unknownId,
  documentId: unknownId,
  discountId: unknownId,
  runId: unknownId,
  statementId: unknownId,
  lineId: unknownId,
  chatId: unknownId,
  messageSeq: "1",
  importId: unknownId,
  siblingId: unknownId,
  enquiryId: unknownId,
  adminId: unknownId,
  passkeyId: unknownId,
  timeOffId: unknownId,
  childId: unknownId,
  holiday: "2000-01-01",
  siteSection: "name",
  siteLanguage: "te",
  siteVersion: "1",
  setupStep: "mail",
  role: "student",
  token: "A".repeat(43),
  guardianToken: "A".repeat(43),
  feesToken: "A".repeat(43),
  requestId: unknownId,
  requestToken: "A".repeat(43),
};
