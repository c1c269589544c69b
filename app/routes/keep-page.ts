import {
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";

/** What the page shows, by route, while it is read again though nobody asked for it. */
let shown: Readonly<Record<string, unknown>> | null = null;
let isCurrent = true;

/**
 * Reads the page again; whatever can't be read now stays as it is.
 *
 * @returns false where the server could not be asked
 */
export async function readAgain(
  revalidate: () => Promise<void>,
  loaderData: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  shown = loaderData;
  isCurrent = true;
  await revalidate();
  shown = null;
  return isCurrent;
}

/**
 * Middleware of the dashboards in the browser: nobody sees an error for something that they did not
 * do. Where the server can't be reached or can't answer, the page stays; where what it shows is
 * gone, it stays for as long as a dialog is open in it, whose form then says so.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const { pathname, search } = new URL(request.url);
  const isThisPage = pathname + search === location.pathname + location.search;
  if (!shown || request.method !== "GET" || !isThisPage) return results;
  const failed = Object.entries(results).filter(([, { type }]) => type === "error");
  // Whose session has ended is led on.
  if (failed.some(([, { result }]) => result instanceof Response)) return results;
  const isUnread = failed.some(([, { result }]) => !isRefusal(result));
  const isInUse = document.querySelector("dialog[open]") !== null;
  if (!isUnread && !isInUse) return results;
  isCurrent = !isUnread;
  for (const [id] of failed) results[id] = { type: "data", result: shown[id] };
  return results;
};

function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}
