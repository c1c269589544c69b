import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Every URL of a route table, in its order. */
export function listUrls(entries: readonly RouteConfigEntry[], base = ""): string[] {
  const urls = entries.flatMap((entry) => {
    const url = entry.path ? `${base}/${entry.path}` : base;
    const own = entry.path !== undefined || entry.index ? [url || "/"] : [];
    return [...own, ...listUrls(entry.children ?? [], url)];
  });
  return [...new Set(urls)];
}

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
  liveSessionId: unknownId,
  studyItemId: unknownId,
  deviceId: unknownId,
  noteId: unknownId,
  importId: unknownId,
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
  requestId: unknownId,
  requestToken: "A".repeat(43),
};
