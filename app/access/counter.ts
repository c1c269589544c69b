import { minutesToWait } from "#domain/sign-in-limits.ts";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** Counts attempts by key on the way in, so that parallel ones can't outrun the count. */
export interface Counter {
  /** @returns null when the attempt may go on, else the minutes to wait */
  attempt(key: string): Promise<number | null>;
  /** It was none: the key gets its point back. */
  giveBack(key: string): Promise<void>;
  /** The key's count starts again. */
  forget(key: string): Promise<void>;
}

/** A counter kept in PostgreSQL, so that all instances agree and a restart forgets nothing. */
export function createCounter(
  pool: pg.Pool,
  keyPrefix: string,
  limit: { failures: number; seconds: number },
): Counter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix,
    points: limit.failures,
    duration: limit.seconds,
  });
  return {
    async attempt(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return minutesToWait(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
