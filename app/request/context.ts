import type { ReadMarkdown } from "#content/site/markdown-blocks.ts";
import { standardSite, type Site, type SiteChanges } from "#content/site/site.ts";
import type { Database } from "#data/shared/database.ts";
import type { Actor } from "#data/account/sessions.ts";
import type { Language } from "#domain/shared/language.ts";
import type { GatewayLink, GatewayRefund } from "#domain/fees/gateway/facts.ts";
import type { Refusal, Result } from "#domain/shared/result.ts";
import type { StaffArea } from "#domain/people/staff.ts";
import type { Photo, PhotoProblem } from "#domain/homework/photo.ts";
import type { SheetFile, SheetRefusal } from "#domain/import/sheet.ts";
import { createContext, type RouterContextProvider } from "react-router";
import type { AddressLimits } from "#limits/address-limits.ts";
import type { Counter } from "#limits/attempt-counter.ts";
import type { EnquiryLimits } from "#limits/enquiry-limits.ts";
import type { MailboxLimits } from "#limits/mailbox-limits.ts";
import type { PasswordCost } from "#domain/account/password.ts";
import type { SignInLimits } from "#limits/sign-in-limits.ts";

/** What a request carries from the server to its loaders, actions and use cases. */
export type Context = Readonly<RouterContextProvider>;

/**
 * Writes one event to the operator's log. Its fields are ids, numbers and fixed codes: never user
 * input, a name, an address or a secret.
 */
export type EventLog = (
  level: "info" | "warn" | "error",
  event: string,
  fields: { requestId?: string; actor?: string | null } & Readonly<Record<string, unknown>>,
) => void;

/** The list of erased accounts and of what people have withdrawn, stored outside the database too. */
export interface ErasureLog {
  /** Adds what was erased or withdrawn since. A failure is only logged, because it is committed. */
  save(): Promise<void>;
  /** Adds that an erasure was undone. @throws if that cannot be written */
  revoke(accountId: string): Promise<void>;
}

/** The person whose page listens for changes. */
export interface Listener {
  accountId: string;
  sessionId: string;
  isAdmin: boolean;
}

/** Notifies open pages that something which they show has changed. */
export interface LiveStreams {
  /**
   * Opens a stream of server-sent events, which ends with the request.
   *
   * @param unheard milliseconds since the page's last event: a change missed since then is sent again
   * @returns null when there are too many streams
   */
  open(listener: Listener, signal: AbortSignal, unheard: number): ReadableStream<Uint8Array> | null;
}

/** A mail's place in the queue. */
export interface QueuedMail {
  mailId: string;
  dueAt: Date;
}

/** The queue that sends the mails of `app/data/mail/mails.ts`. */
export interface MailQueue {
  /** Adds mails in the transaction that inserted them: both are committed, or neither. */
  put(trx: Database, mails: readonly QueuedMail[]): Promise<void>;
}

/** How this academy is run, as its set-up shows it. */
export interface Deployment {
  /** Whether mails go to a mail server, instead of to files. */
  readonly sendsMail: boolean;
  /** The sender of mails that the operator has set; null where it is the academy's. */
  readonly mailFrom: string | null;
  /** The public origin, or null where it is not set. */
  readonly publicUrl: string | null;
}

/** Why the payment gateway has not done something: it did not answer, or it said no. */
export type GatewayRefusal = "unavailable" | "refused";

/** A payment gateway, which is asked over the network. Each call may take some seconds. */
export interface PaymentGateway {
  /** The origins to which a form may lead that pays (Content-Security-Policy). */
  readonly pages: readonly string[];
  /**
   * Makes a page on which an amount can be paid.
   *
   * @param page with our id as `reference`, and where its visitor goes afterwards
   */
  createLink(page: {
    reference: string;
    paise: number;
    description: string;
    returnTo: string;
    expiresAt: Date;
  }): Promise<Result<{ linkId: string; url: string }, Refusal<GatewayRefusal>>>;
  /** How a page stands, and what was paid on it. */
  findLink(linkId: string): Promise<Result<GatewayLink, Refusal<GatewayRefusal>>>;
  /** Gives an amount of a payment back. Asked again with the same `receipt`, our id, it does so once. */
  refund(refund: {
    paymentId: string;
    paise: number;
    receipt: string;
  }): Promise<Result<GatewayRefund, Refusal<GatewayRefusal>>>;
  findRefund(refundId: string): Promise<Result<GatewayRefund, Refusal<GatewayRefusal>>>;
  /** Whether the gateway has signed these bytes. */
  isSigned(body: Uint8Array, signature: string): boolean;
}

/** Reads uploaded sheets, apart from the requests. */
export type ReadSheet = (file: Uint8Array) => Promise<SheetFile | SheetRefusal>;

/** Makes a photo to keep of a file that somebody sends, apart from the requests. */
export type ReadPhoto = (file: Uint8Array) => Promise<Result<Photo, Refusal<PhotoProblem>>>;

/** The services available to every request. */
export interface Services {
  readonly database: Database;
  readonly limits: SignInLimits;
  readonly addressLimits: AddressLimits;
  readonly enquiryLimits: EnquiryLimits;
  readonly mailboxLimits: MailboxLimits;
  /** Wrong codes at sign-ins, by account, until the owner gets a mail about them. */
  readonly wrongCodes: Counter;
  readonly log: EventLog;
  /** The languages that this server can answer in: all but in development. */
  readonly languages: readonly Language[];
  /** Whether browsers reach the server over https; cookies then have the `__Host-` prefix. */
  readonly secure: boolean;
  readonly erasures: ErasureLog;
  readonly live: LiveStreams;
  readonly mailQueue: MailQueue;
  readonly readSheet: ReadSheet;
  readonly readPhoto: ReadPhoto;
  readonly readMarkdown: ReadMarkdown;
  /** The key material for signed links and encryption (`SESSION_SECRET`). */
  readonly secret: Uint8Array;
  /** Whether an admin needs a second factor to open the dashboard. */
  readonly isSecondFactorRequired: boolean;
  readonly deployment: Deployment;
  /** null where families can't pay through one. */
  readonly gateway: PaymentGateway | null;
  /** The public key that browsers need to get notices; null where the worker is switched off. */
  readonly pushKey: string | null;
  /** The setting of new passwords' hashes. */
  readonly passwordCost: PasswordCost;
}

export const servicesContext = createContext<Services>();

/** Renders a public page of a site that is not published, for its editors, in any language. */
export type Preview = (language: Language, path: string, changes: SiteChanges) => Promise<Response>;

export const previewContext = createContext<Preview>();

/** The client's IP address, after trusted proxies. */
export const clientAddressContext = createContext<string>();

/** The user agent, by which people recognise their own sessions. */
export const userAgentContext = createContext<string>();

/** The token of a browser that has signed in before, or null; set by `readSession`. */
export const deviceTokenContext = createContext<string | null>(null);

/** `Set-Cookie` headers to add to the response if the request succeeds. */
export const cookiesContext = createContext<string[]>();

/** The id of the request in the log and on the error page. */
export const requestIdContext = createContext<string>();

/** The pattern of the matched route, such as `/services/:category`; null before matching. */
export const routeContext = createContext<string | null>(null);

/** The nonce of this answer's inline scripts (Content-Security-Policy). */
export const nonceContext = createContext<string>("");

/** The actor, or null for a visitor; set once, by `readSession`. */
export const actorContext = createContext<Actor | null>(null);

/** The area of an address of `/admin-dashboard`, from the table of routes; set by its guard. */
export const staffAreaContext = createContext<StaffArea | undefined>(undefined);

/** The origins that this page may frame (Content-Security-Policy); none by default. */
export const framesContext = createContext<readonly string[]>([]);

/** The academy's public site as it is published now; the standard one while the build prerenders. */
export const siteContext = createContext<Site>(standardSite);

/** The language of the reader where another build has to answer; null where this one is right. */
export const otherLanguageContext = createContext<Language | null>(null);
