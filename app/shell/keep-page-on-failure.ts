import {
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";

/** The page's data by route, during a live update; null otherwise. */
let currentData: Readonly<Record<string, unknown>> | null = null;
let wasAnswered = true;

/**
 * Runs the page's loaders again for a live update; data that can't be loaded stays as it is.
 *
 * @param loaderData the page's data, by route
 * @returns false when the server could not be reached or could not answer
 */
export async function revalidateOrKeep(
  revalidate: () => Promise<void>,
  loaderData: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  currentData = loaderData;
  wasAnswered = true;
  await revalidate();
  currentData = null;
  return wasAnswered;
}

/**
 * Client middleware of the dashboards: a live update shows no error, because the person did nothing
 * to cause it. When the server can't be reached or can't answer, the page stays. When a record of
 * the page no longer exists, the page stays while a dialog is open; submitting its form then shows
 * the error.
 */
export const keepPageOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const { pathname, search } = new URL(request.url);
  const isThisPage = pathname + search === location.pathname + location.search;
  if (!currentData || request.method !== "GET" || !isThisPage) return results;
  const failed = Object.entries(results).filter(([, { type }]) => type === "error");
  // A redirect is followed: the session has expired.
  if (failed.some(([, { result }]) => result instanceof Response)) return results;
  const isUnanswered = failed.some(([, { result }]) => !isClientError(result));
  const isDialogOpen = document.querySelector("dialog[open]") !== null;
  if (!isUnanswered && !isDialogOpen) return results;
  wasAnswered = !isUnanswered;
  for (const [id] of failed) results[id] = { type: "data", result: currentData[id] };
  return results;
};

function isClientError(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}
