import { data, isRouteErrorResponse } from "react-router";
import { errorPageFor, errorPages } from "#content/shared/errors.ts";

interface FormArgs<Answer> {
  serverAction: () => Promise<Answer>;
}

type NamesOf<Answer> = Answer extends object ? Exclude<keyof Answer, "error"> : never;

/** None of what the form's page expects beside the error message. */
type Nothing<Answer> = { [Name in NamesOf<Answer>]: undefined };

/**
 * The `clientAction` of a form that keeps what was entered. If the server is unavailable or can't
 * be reached, the form stays on the screen with an error message.
 *
 * @param facts what the form's page expects beside the error message, if that can't be nothing
 */
export async function keepFormOnFailure<Answer, Facts extends object = Nothing<Answer>>(
  { serverAction }: FormArgs<Answer>,
  facts = {} as Facts,
) {
  try {
    return await serverAction();
  } catch (error) {
    // A fetch without a network connection fails with a TypeError.
    const isUnavailable = isRouteErrorResponse(error)
      ? error.status === 503
      : error instanceof TypeError;
    if (!isUnavailable) throw error;
    // With an error status, React Router does not run the page's loaders again.
    return data({ error: errorPages.notTaken, ...facts }, { status: 503 });
  }
}

/**
 * The `clientAction` of a form whose result is shown before the server has answered. Every failure
 * becomes action data, so that the screen can revert the change and show the error message.
 */
export async function revertOnFailure<Answer>({ serverAction }: FormArgs<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = isRouteErrorResponse(error) && error.status < 500 ? error.status : 503;
    return data({ error: errorMessage(status) }, { status });
  }
}

function errorMessage(status: number): string {
  if (status === 503) return errorPages.notDone;
  return status === 404 ? errorPages.gone : errorPageFor(status, null).title;
}
