import { createHash } from "node:crypto";
import {
  accountSignInLimit,
  addressKey,
  addressSignInLimit,
  minutesToWait,
} from "#domain/sign-in-limits.ts";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** Counts attempts on the way in, so that parallel guesses can't outrun the count. */
export interface SignInLimits {
  /** @returns null when the attempt may go on, else the minutes to wait */
  attempt(email: string, address: string): Promise<number | null>;
  /** A right password: the account's count starts again and the address gets its point back. */
  succeeded(email: string, address: string): Promise<void>;
  /** The account has another password now: its count starts again. */
  unlock(email: string): Promise<void>;
}

/** Limits kept in PostgreSQL, so that all instances agree and a restart forgets nothing. */
export function createSignInLimits(pool: pg.Pool): SignInLimits {
  const store = {
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
  };
  const byAccount = new RateLimiterPostgres({
    ...store,
    keyPrefix: "sign-in-account",
    points: accountSignInLimit.failures,
    duration: accountSignInLimit.seconds,
  });
  const byAddress = new RateLimiterPostgres({
    ...store,
    keyPrefix: "sign-in-address",
    points: addressSignInLimit.failures,
    duration: addressSignInLimit.seconds,
  });
  return {
    async attempt(email, address) {
      try {
        await byAddress.consume(addressKey(address));
        await byAccount.consume(accountKey(email));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return minutesToWait(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async succeeded(email, address) {
      await Promise.all([
        byAccount.delete(accountKey(email)),
        byAddress.reward(addressKey(address)),
      ]);
    },
    async unlock(email) {
      await byAccount.delete(accountKey(email));
    },
  };
}

/**
 * What stands for an account's email where attempts are counted and logged. Hashed, because a key
 * has 255 characters at most and an address need not stand in the clear.
 */
export function accountKey(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}
