import { data, isRouteErrorResponse } from "react-router";
import { errorPageFor, errorPages } from "#content/errors.ts";

/**
 * Sends a form from the browser. Where the server can't take it now, or can't be reached, the
 * form stays on the screen as it is, with words that say so.
 *
 * @param send the route's `serverAction`
 * @param refuse what the form's page makes of those words
 */
export async function keepForm<Answer, Refusal>(
  send: () => Promise<Answer>,
  refuse: (error: string) => Refusal,
) {
  try {
    return await send();
  } catch (error) {
    // A fetch that reaches nobody fails with a TypeError.
    const isAway = isRouteErrorResponse(error) ? error.status === 503 : error instanceof TypeError;
    if (!isAway) throw error;
    // The status keeps the page's loaders from asking too.
    return data(refuse(errorPages.notTaken), { status: 503 });
  }
}

/**
 * The same for a press that changed the screen before it was answered. Whatever the server says
 * but yes comes back as words, so that the screen can take the change back and say why.
 *
 * @param send the route's `serverAction`
 */
export async function takeBack<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = isRouteErrorResponse(error) && error.status < 500 ? error.status : 503;
    return data({ error: refusalWords(status) }, { status });
  }
}

function refusalWords(status: number): string {
  if (status === 503) return errorPages.notDone;
  return status === 404 ? errorPages.gone : errorPageFor(status, null).title;
}
