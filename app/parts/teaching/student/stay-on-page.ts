import { revertOnFailure } from "#shell/failed-submit.ts";

/**
 * The `clientAction` of a tick: the server leads to the page on which it was pressed, so it is
 * enough to load that page's data again. A failure becomes action data.
 */
export async function stayOnPage(form: { serverAction: () => Promise<unknown> }) {
  try {
    return await revertOnFailure(form);
  } catch (error) {
    const isOwnPage =
      error instanceof Response && error.headers.get("location")?.startsWith("/dashboard");
    if (isOwnPage) return null;
    throw error;
  }
}
