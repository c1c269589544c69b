import { isDatabaseUnavailable } from "#data/shared/database-unavailable.ts";
import {
  actorContext,
  requestIdContext,
  routeContext,
  servicesContext,
  type Context,
} from "./context.ts";

/** Logs an unexpected error with its request. */
export function reportUnexpectedError(context: Context, error: unknown): void {
  context.get(servicesContext).log("error", "unexpected-error", {
    requestId: context.get(requestIdContext),
    actor: context.get(actorContext)?.accountId ?? null,
    route: context.get(routeContext) ?? undefined,
    ...describeError(error),
  });
}

/** §8's words for failures that are logged by themselves. */
type FailureMessage = "Error getting user profile:" | "Error logging out:";

/**
 * Logs the failure of some work with §8's words, and passes the error on to the screen. While the
 * database is unavailable, one line speaks for all requests (`server/http/outage.ts`).
 */
export async function logFailure<Value>(
  context: Context,
  message: FailureMessage,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) {
      context.get(servicesContext).log("error", "failure", {
        requestId: context.get(requestIdContext),
        actor: context.get(actorContext)?.accountId ?? null,
        message,
        ...describeError(error),
      });
    }
    throw error;
  }
}

/**
 * The kind and origin of an error, without its message: messages of the JavaScript engine or the
 * database may quote user input or a row.
 */
export function describeError(error: unknown): Record<string, unknown> {
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
