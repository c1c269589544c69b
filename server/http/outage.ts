import { createContext, data, type ServerBuild } from "react-router";
import { isDatabaseUnavailable } from "#data/shared/database-unavailable.ts";
import { BusyError } from "#security/scrypt.ts";

/** The error of a request that failed because the database is unavailable, or null. */
export const outageContext = createContext<Error | null>(null);

/**
 * Wraps all loaders, actions and middleware of a build, so that they respond with 503 while the
 * database is unavailable or too many passwords wait to be hashed.
 */
export function withOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: answerOutages(loader) }),
      ...(action && { action: answerOutages(action) }),
      ...(middleware && { middleware: middleware.map(answerOutages) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

interface HandlerArguments {
  context: { set: (key: typeof outageContext, value: Error) => void };
}

function answerOutages<Rest extends unknown[], Answer>(
  handle: (args: never, ...rest: Rest) => Answer | Promise<Answer>,
): (args: HandlerArguments, ...rest: Rest) => Promise<Answer> {
  return async (args, ...rest) => {
    try {
      return await handle(args as never, ...rest);
    } catch (error) {
      if (error instanceof BusyError) throw data("busy", { status: 503 });
      if (!isDatabaseUnavailable(error)) throw error;
      args.context.set(outageContext, error as Error);
      throw data("database-away", { status: 503 });
    }
  };
}

export interface Outages {
  /** Counts a failed request and logs a line at once, then every ten seconds. */
  note: (error: Error) => void;
  /** Returns true if a request failed in the last five seconds. */
  areRecent: () => boolean;
}

const millisecondsBetweenLines = 10_000;
const millisecondsRecent = 5_000;

/** Counts and logs the requests that failed because the database is unavailable. */
export function watchOutages(log: (line: string) => void): Outages {
  let failedAt = -Infinity;
  let loggedAt = -Infinity;
  let failures = 0;
  return {
    note(error) {
      failedAt = performance.now();
      failures += 1;
      if (failedAt - loggedAt < millisecondsBetweenLines) return;
      const code = "code" in error ? `${String(error.code)}: ` : "";
      const count = `${failures} ${failures === 1 ? "request" : "requests"}`;
      log(`The database is unavailable (${code}${error.message}); ${count} answered with 503.`);
      loggedAt = failedAt;
      failures = 0;
    },
    areRecent: () => performance.now() - failedAt < millisecondsRecent,
  };
}
