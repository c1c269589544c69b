import type { RouterContextProvider } from "react-router";
import { actorContext, requestIdContext, routeContext, servicesContext } from "./context.ts";

/** Tells the log of an error that nobody expected, with the request that it broke. */
export function reportSurprise(context: Readonly<RouterContextProvider>, error: unknown): void {
  context.get(servicesContext).log("error", "surprise", {
    requestId: context.get(requestIdContext),
    actor: context.get(actorContext)?.accountId ?? null,
    route: context.get(routeContext) ?? undefined,
    ...describeError(error),
  });
}

/**
 * What an error is and where it came from. Its message is left out, since an engine's or a
 * database's may quote what somebody typed or the row that it concerns.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, constraint } = error as { code?: string | number; constraint?: string };
  return {
    error: error.name,
    code,
    constraint,
    at: frames(error),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

function frames({ message, stack = "" }: Error): string[] {
  const start = stack.indexOf(message) + message.length;
  const lines = stack.slice(start).split("\n");
  return lines.filter((line) => /^ +at .+:\d+:\d+\)?$/.test(line)).map((line) => line.trim());
}
