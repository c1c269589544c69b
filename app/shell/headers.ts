import type { HeadersArgs } from "react-router";

/** The `headers` of a route whose action sets some, such as a cookie or how long to wait. */
export function forwardActionHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}

/** The `headers` of a route whose loader sets some, such as the removal of a flash message. */
export function forwardLoaderHeaders({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders;
}

/** The `headers` of a route of which both do. */
export function forwardBothHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}
