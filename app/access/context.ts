import type { Database } from "#data/database.ts";
import type { Actor } from "#data/sessions.ts";
import { createContext } from "react-router";
import type { SignInLimits } from "./sign-in-limits.ts";

/** What the server hands to every request. */
export interface Services {
  readonly database: Database;
  readonly limits: SignInLimits;
  /** true when browsers reach us over https: cookies then carry the `__Host-` prefix. */
  readonly secure: boolean;
  /** Keeps outside the database too who was erased; told of no failure, since the erasure stands. */
  readonly keepErasures: () => Promise<void>;
}

export const servicesContext = createContext<Services>();

/** The client's address, proxies taken off. */
export const clientAddressContext = createContext<string>();

/** Names one request in the log and on the error page. */
export const requestIdContext = createContext<string>();

/** What marks the inline scripts of one answer as ours (Content-Security-Policy). */
export const nonceContext = createContext<string>("");

/** Whose request it is, or null; read once, by `readSession`. */
export const actorContext = createContext<Actor | null>();
