import { addressKey, addressSignInLimit, minutesToWait } from "#domain/sign-in-limits.ts";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** Counts how often one network address asks, on the way in. */
export interface AddressLimit {
  /** @returns null when it may go on, else the minutes to wait */
  attempt(address: string): Promise<number | null>;
  /** It was no attempt to find something out: the address gets its point back. */
  giveBack(address: string): Promise<void>;
}

export interface AddressLimits {
  /** Sign-ups, which tell that an address is taken. */
  signUp: AddressLimit;
  /** Asking for a new password, which mails somebody. */
  reset: AddressLimit;
}

/** Limits kept in PostgreSQL, as wide as those of signing in, and counted apart from them. */
export function createAddressLimits(pool: pg.Pool): AddressLimits {
  return {
    signUp: createLimit(pool, "sign-up-address"),
    reset: createLimit(pool, "reset-address"),
  };
}

function createLimit(pool: pg.Pool, keyPrefix: string): AddressLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix,
    points: addressSignInLimit.failures,
    duration: addressSignInLimit.seconds,
  });
  return {
    async attempt(address) {
      try {
        await limiter.consume(addressKey(address));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return minutesToWait(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async giveBack(address) {
      await limiter.reward(addressKey(address));
    },
  };
}
