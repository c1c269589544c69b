import { createHash } from "node:crypto";
import { accountSignInLimit, addressKey, addressSignInLimit } from "#domain/sign-in-limits.ts";
import type pg from "pg";
import { createCounter } from "./counter.ts";

/** Counts attempts on the way in, so that parallel guesses can't outrun the count. */
export interface SignInLimits {
  /** @returns null when the attempt may go on, else the minutes to wait */
  attempt(email: string, address: string): Promise<number | null>;
  /** A right password: the account's count starts again and the address gets its point back. */
  succeeded(email: string, address: string): Promise<void>;
  /** The account has another password now: its count starts again. */
  unlock(email: string): Promise<void>;
}

/** Limits of one account and of one address. */
export function createSignInLimits(pool: pg.Pool): SignInLimits {
  const byAccount = createCounter(pool, "sign-in-account", accountSignInLimit);
  const byAddress = createCounter(pool, "sign-in-address", addressSignInLimit);
  return {
    async attempt(email, address) {
      const minutes = await byAddress.attempt(addressKey(address));
      return minutes ?? byAccount.attempt(accountKey(email));
    },
    async succeeded(email, address) {
      await Promise.all([
        byAccount.forget(accountKey(email)),
        byAddress.giveBack(addressKey(address)),
      ]);
    },
    unlock: (email) => byAccount.forget(accountKey(email)),
  };
}

/**
 * What stands for an account's email where attempts are counted and logged. Hashed, because a key
 * has 255 characters at most and an address need not stand in the clear.
 */
export function accountKey(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}
