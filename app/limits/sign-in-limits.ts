import { createHash } from "node:crypto";
import {
  addressSignInLimit,
  callerLimit,
  strangersDailyLimit,
  strangersLimit,
  slowedLimit,
  suspectFailures,
} from "#domain/account/sign-in-limits.ts";
import type pg from "pg";
import { createCounter, hashedKey, networkKey, type LimitKey } from "./attempt-counter.ts";

/** What an attempt is made at. The kinds have counts of their own. */
export type Target = { kind: "password"; email: string } | { kind: "code"; adminId: string };

/**
 * Who makes an attempt: the account's live session, a device that has signed in to it before, or an
 * unknown device in some network.
 */
export type Caller =
  | { kind: "session" | "device"; id: string }
  | { kind: "network"; address: string };

/** Counts attempts before the password or code is compared, so that parallel guesses are limited. */
export interface SignInLimits {
  /** Counts an attempt. @returns null if it is allowed, else the minutes to wait */
  attempt(target: Target, caller: Caller): Promise<number | null>;
  /** Whether the account or the caller's network has had many failures; its attempts then wait longer. */
  isSuspect(target: Target, caller: Caller): Promise<boolean>;
  /** Undoes the count of an attempt that was not compared. */
  giveBack(target: Target, caller: Caller): Promise<void>;
  /** After a correct password or code: resets the caller's count and undoes this attempt elsewhere. */
  succeeded(target: Target, caller: Caller): Promise<void>;
  /** After a mailed link: resets the counts of the account, and of the account in this network. */
  unlock(target: Target, address: string): Promise<void>;
}

/** The key of one caller's attempts at one account. */
export function callerKey(kind: string, account: string, caller: Caller): LimitKey {
  const who = caller.kind === "network" ? networkKey(caller.address) : caller.id;
  return hashedKey(kind, account, caller.kind, who);
}

/** The keys of an attempt: what it is made at, and together with who makes it. */
function keysOf(target: Target, caller: Caller): { account: LimitKey; own: LimitKey } {
  const account = target.kind === "password" ? target.email : target.adminId;
  return {
    account: hashedKey(target.kind, account),
    own: callerKey(target.kind, account, caller),
  };
}

/**
 * Creates the limits. A session and a known device are counted by themselves, so that no stranger
 * can use up their attempts. Unknown devices are counted by network, by account and network, and by
 * account: above `strangersLimit` each network is slowed, and only `strangersDailyLimit` refuses
 * all of them.
 */
export function createSignInLimits(pool: pg.Pool): SignInLimits {
  const byNetwork = createCounter(pool, "sign-in-address", addressSignInLimit);
  const byCaller = createCounter(pool, "sign-in-caller", callerLimit);
  const byAccount = createCounter(pool, "sign-in-account", strangersLimit);
  const bySlowed = createCounter(pool, "sign-in-slowed", slowedLimit);
  const byDay = createCounter(pool, "sign-in-day", strangersDailyLimit);

  const attemptAsStranger = async (account: LimitKey, own: LimitKey) => {
    const isSlowed = (await byAccount.attempt(account)) !== null;
    return (isSlowed ? await bySlowed.attempt(own) : null) ?? byDay.attempt(account);
  };
  return {
    async attempt(target, caller) {
      const { account, own } = keysOf(target, caller);
      if (caller.kind !== "network") return byCaller.attempt(own);
      return (
        (await byNetwork.attempt(networkKey(caller.address))) ??
        (await byCaller.attempt(own)) ??
        attemptAsStranger(account, own)
      );
    },
    async isSuspect(target, caller) {
      if (caller.kind !== "network") return false;
      const [ofAccount, ofNetwork] = await Promise.all([
        byAccount.count(keysOf(target, caller).account),
        byNetwork.count(networkKey(caller.address)),
      ]);
      return ofAccount > suspectFailures.account || ofNetwork > suspectFailures.network;
    },
    async giveBack(target, caller) {
      const { account, own } = keysOf(target, caller);
      await byCaller.giveBack(own);
      if (caller.kind !== "network") return;
      await byNetwork.giveBack(networkKey(caller.address));
      await byAccount.giveBack(account);
      await byDay.giveBack(account);
    },
    async succeeded(target, caller) {
      const { account, own } = keysOf(target, caller);
      await byCaller.reset(own);
      if (caller.kind !== "network") return;
      await byNetwork.giveBack(networkKey(caller.address));
      await byAccount.giveBack(account);
      await byDay.giveBack(account);
      await bySlowed.reset(own);
    },
    async unlock(target, address) {
      const { account, own } = keysOf(target, { kind: "network", address });
      await Promise.all([
        byAccount.reset(account),
        byDay.reset(account),
        byCaller.reset(own),
        bySlowed.reset(own),
      ]);
    },
  };
}

/** The form in which the log names an email address: the same for each attempt, and not readable. */
export function accountKey(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}
