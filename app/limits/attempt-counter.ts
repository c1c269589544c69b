import { createHash } from "node:crypto";
import { addressKey, minutesToWait } from "#domain/account/sign-in-limits.ts";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

declare const limitKey: unique symbol;

/** The key of a count. Only the functions below create one, so that no typed text can be another's. */
export type LimitKey = string & { readonly [limitKey]: true };

/**
 * A key of a kind and its parts. It is a hash, because a key has at most 255 characters and an email
 * address should not be readable; different parts never have the same key.
 */
export function hashedKey(kind: string, ...parts: readonly string[]): LimitKey {
  const text = JSON.stringify([kind, ...parts]);
  return createHash("sha256").update(text).digest("base64url") as LimitKey;
}

/** The key of the network of an IP address. */
export function networkKey(address: string): LimitKey {
  return addressKey(address) as LimitKey;
}

/** Counts attempts by key before they are made, so that parallel attempts can't exceed the limit. */
export interface Counter {
  /** Counts an attempt. @returns null if it is allowed, else the minutes to wait */
  attempt(key: LimitKey): Promise<number | null>;
  /** The attempts counted so far. */
  count(key: LimitKey): Promise<number>;
  /** Undoes the count of one attempt. */
  giveBack(key: LimitKey): Promise<void>;
  /** Resets the key's count to zero. */
  reset(key: LimitKey): Promise<void>;
}

/** Creates a counter in PostgreSQL, shared by all instances. */
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
      } catch (error) {
        if (error instanceof RateLimiterRes) return minutesToWait(error.msBeforeNext);
        throw error;
      }
    },
    async count(key) {
      return (await limiter.get(key))?.consumedPoints ?? 0;
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}
