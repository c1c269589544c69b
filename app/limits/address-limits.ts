import { addressSignInLimit, newAccountLimit } from "#domain/account/sign-in-limits.ts";
import { mailboxOf } from "#domain/mail/mailbox.ts";
import { mailsPerHour } from "#domain/mail/mailed-link.ts";
import type pg from "pg";
import { createCounter, networkKey } from "./attempt-counter.ts";
import { callerKey, type Caller } from "./sign-in-limits.ts";

/** Counts the requests of a network address before they are processed. */
export interface AddressLimit {
  /** Counts a request. @returns null if it is allowed, else the minutes to wait */
  attempt(address: string): Promise<number | null>;
  /** Undoes the count of a request that was no guess. */
  giveBack(address: string): Promise<void>;
}

export interface AddressLimits {
  /** For sign-ups, since they reveal whether an email address is taken. */
  signUp: AddressLimit;
  /** For accounts that a sign-up creates, since they cost a hash and send mails to strangers. */
  newAccount: AddressLimit;
  /** For requests for a new password of unknown devices, since they send a mail. */
  reset: AddressLimit;
  /** Counts a caller's requests for one mailbox. @returns whether there were several in an hour */
  isRepeatedReset(email: string, caller: Caller): Promise<boolean>;
  /** For requests for a guardian's link, since they send a mail. */
  guardian: AddressLimit;
  /** For answers of passkeys, which cost a signature's check. */
  passkey: AddressLimit;
}

/** Creates limits that are counted separately from sign-ins. */
export function createAddressLimits(pool: pg.Pool): AddressLimits {
  const resets = createCounter(pool, "reset-caller", {
    failures: mailsPerHour["reset-password"],
    seconds: 60 * 60,
  });
  return {
    isRepeatedReset: async (email, caller) =>
      (await resets.attempt(callerKey("reset", mailboxOf(email), caller))) !== null,
    signUp: createLimit(pool, "sign-up-address", addressSignInLimit),
    newAccount: createLimit(pool, "new-account-address", newAccountLimit),
    reset: createLimit(pool, "reset-address", addressSignInLimit),
    guardian: createLimit(pool, "guardian-address", addressSignInLimit),
    passkey: createLimit(pool, "passkey-address", addressSignInLimit),
  };
}

function createLimit(
  pool: pg.Pool,
  keyPrefix: string,
  limit: { failures: number; seconds: number },
): AddressLimit {
  const counter = createCounter(pool, keyPrefix, limit);
  return {
    attempt: (address) => counter.attempt(networkKey(address)),
    giveBack: (address) => counter.giveBack(networkKey(address)),
  };
}
