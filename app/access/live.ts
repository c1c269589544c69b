import type { RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";

/**
 * Opens the signed-in person's stream of changes (see `LiveStreams`).
 *
 * @param unheard milliseconds, as the page says it: whatever is none counts as for ever
 */
export function openLiveStream(
  context: Readonly<RouterContextProvider>,
  signal: AbortSignal,
  unheard: number,
): ReadableStream<Uint8Array> | null {
  const { accountId, session, admin } = currentActor(context);
  return context
    .get(servicesContext)
    .live.open(
      { accountId, sessionId: session.id, isAdmin: admin !== null },
      signal,
      unheard >= 0 ? unheard : Infinity,
    );
}
