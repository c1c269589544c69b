import { addressKey, addressSignInLimit } from "#domain/sign-in-limits.ts";
import type pg from "pg";
import { createCounter } from "./counter.ts";

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

/** As wide as the limit of signing in, and counted apart from it. */
export function createAddressLimits(pool: pg.Pool): AddressLimits {
  return {
    signUp: createLimit(pool, "sign-up-address"),
    reset: createLimit(pool, "reset-address"),
  };
}

function createLimit(pool: pg.Pool, keyPrefix: string): AddressLimit {
  const counter = createCounter(pool, keyPrefix, addressSignInLimit);
  return {
    attempt: (address) => counter.attempt(addressKey(address)),
    giveBack: (address) => counter.giveBack(addressKey(address)),
  };
}
