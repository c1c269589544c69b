import type { Database } from "#data/database.ts";
import type { Actor } from "#data/sessions.ts";
import type { Read } from "#data/standby.ts";
import { createContext } from "react-router";
import type { AddressLimits } from "./address-limits.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

/**
 * Tells the operator's log of one event. Its fields are ids, numbers and words of ours: never what
 * somebody typed, a name, an address or a secret.
 */
export type EventLog = (
  level: "info" | "warn" | "error",
  event: string,
  fields: { requestId?: string; actor?: string | null } & Readonly<Record<string, unknown>>,
) => void;

/** Who was erased, as it is kept outside the database too. */
export interface ErasureLog {
  /** Adds whoever was erased since; told of no failure, since the erasure stands. */
  keep(): Promise<void>;
  /** Notes down that an erasure was undone. @throws where that can't be written */
  takeBack(accountId: string): Promise<void>;
}

/** Whose page listens for changes. */
export interface Listener {
  accountId: string;
  sessionId: string;
  isAdmin: boolean;
}

/** Tells open pages that something which they show has changed. */
export interface LiveStreams {
  /**
   * Opens a stream of server-sent events, which ends with the request.
   *
   * @param unheard milliseconds for which the page has heard nothing: what was told then is made up for
   * @returns null where there are too many
   */
  open(listener: Listener, signal: AbortSignal, unheard: number): ReadableStream<Uint8Array> | null;
}

/** A mail's place in the queue. */
export interface QueuedMail {
  mailId: string;
  dueAt: Date;
}

/** What sends the mails of `app/data/mails.ts`. */
export interface MailQueue {
  /** Adds mails in the transaction that made them: both are kept, or neither. */
  put(trx: Database, mails: readonly QueuedMail[]): Promise<void>;
}

/** What the server hands to every request. */
export interface Services {
  readonly database: Database;
  /** For what may be read elsewhere than it is written. */
  readonly read: Read;
  readonly limits: SignInLimits;
  readonly addressLimits: AddressLimits;
  readonly log: EventLog;
  /** true when browsers reach us over https: cookies then carry the `__Host-` prefix. */
  readonly secure: boolean;
  readonly erasures: ErasureLog;
  readonly live: LiveStreams;
  readonly mailQueue: MailQueue;
  /** What signs links and makes keys; kept outside the database where that is ours. */
  readonly secret: Uint8Array;
}

export const servicesContext = createContext<Services>();

/** The client's address, proxies taken off. */
export const clientAddressContext = createContext<string>();

/** What the client calls itself, to tell people their own sessions apart. */
export const userAgentContext = createContext<string>();

/** Names one request in the log and on the error page. */
export const requestIdContext = createContext<string>();

/** The route that a request is for, such as `/services/:category`; null before it is known. */
export const routeContext = createContext<string | null>(null);

/** What marks the inline scripts of one answer as ours (Content-Security-Policy). */
export const nonceContext = createContext<string>("");

/** Whose request it is, or null; read once, by `readSession`. */
export const actorContext = createContext<Actor | null>(null);

/** The origins whose frames one page may hold (Content-Security-Policy); none, where nobody says so. */
export const framesContext = createContext<readonly string[]>([]);
