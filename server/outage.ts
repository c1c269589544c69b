import { createContext, data, type ServerBuild } from "react-router";
import { isDatabaseAway } from "#data/database-away.ts";

/** What kept a request from being answered for want of the database, or null. */
export const outageContext = createContext<Error | null>(null);

/**
 * The same build, whose loaders, actions and middleware answer 503 while the database is away:
 * one place, so that no screen can forget it.
 */
export function withOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guard(loader) }),
      ...(action && { action: guard(action) }),
      ...(middleware && { middleware: middleware.map(guard) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

interface HandlerArguments {
  context: { set: (key: typeof outageContext, value: Error) => void };
}

function guard<Rest extends unknown[], Answer>(
  handle: (args: never, ...rest: Rest) => Answer | Promise<Answer>,
): (args: HandlerArguments, ...rest: Rest) => Promise<Answer> {
  return async (args, ...rest) => {
    try {
      return await handle(args as never, ...rest);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      args.context.set(outageContext, error as Error);
      throw data("database-away", { status: 503 });
    }
  };
}

export interface Outages {
  /** Counts a request that was refused, and tells the operator at once, then now and again. */
  note: (error: Error) => void;
  /** Whether a request was refused in the last seconds. */
  areRecent: () => boolean;
}

const millisecondsBetweenLines = 10_000;
const millisecondsRecent = 5_000;

/** Keeps watch over requests that the database could not answer. */
export function watchOutages(log: (line: string) => void): Outages {
  let last = -Infinity;
  let told = -Infinity;
  let refused = 0;
  return {
    note(error) {
      last = performance.now();
      refused += 1;
      if (last - told < millisecondsBetweenLines) return;
      const code = "code" in error ? `${String(error.code)}: ` : "";
      const count = `${refused} ${refused === 1 ? "request" : "requests"}`;
      log(`The database is away (${code}${error.message}); ${count} answered with 503.`);
      told = last;
      refused = 0;
    },
    areRecent: () => performance.now() - last < millisecondsRecent,
  };
}
