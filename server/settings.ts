import { isIP } from "node:net";
import { resolve } from "node:path";
import { standardEnquiryDays } from "#domain/enquiries/limits.ts";
import { serversOf } from "#data/shared/primary.ts";

export interface Settings {
  /** TCP port to listen on; 0 asks the system for any free one. */
  readonly port: number;
  /** Address or host name to listen on. */
  readonly host: string;
  /** Absolute path of the folder for all of the academy's data. */
  readonly dataDir: string;
  /** URL of an external PostgreSQL, possibly with several hosts; null runs the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Public origin of the site, without a final slash; null if unknown. */
  readonly publicUrl: string | null;
  /**
   * What the addresses of static media begin with, an origin and perhaps a path, with a final slash;
   * null if the product serves them. The build contains it (decision 80).
   */
  readonly mediaUrl: string | null;
  /** Number of trusted proxies in front of the server, for the client's address. */
  readonly trustProxy: number;
  /** URL of the mail server; null writes mails to files in `dataDir`. */
  readonly smtpUrl: string | null;
  /** Sender of mails: an email address, with or without a name; null for the academy's own. */
  readonly mailFrom: string | null;
  /** The secret that signs links and derives keys; null generates one. */
  readonly sessionSecret: string | null;
  /** Whether an admin needs a second factor to open the dashboard. */
  readonly adminSecondFactor: "optional" | "required";
  /** The key that seals backups; null generates one. */
  readonly backupKey: string | null;
  /** TCP port of the metrics; 0 asks the system for any free one, null opens none. */
  readonly metricsPort: number | null;
  /** Address or host name for that port. */
  readonly metricsHost: string;
  /** Statements that take at least this many milliseconds are logged. */
  readonly slowQueryMs: number;
  /** For how many years the evidence of lessons is kept. */
  readonly evidenceYears: number;
  /** After how many days an enquiry of somebody who has not enrolled is deleted. */
  readonly enquiryDays: number;
  /** Whether browsers get the worker of notices and of the page without a network. */
  readonly hasWorker: boolean;
  /** The payment gateway's keys; null where families can't pay through it. */
  readonly razorpay: RazorpayKeys | null;
}

/** What Razorpay calls them; none is ever logged. */
export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  /** Signs its notices to us. */
  readonly webhookSecret: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The message is one line for the operator and contains no secret. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Reads the operator's settings from environment variables. An empty variable is treated as unset.
 * @throws SettingsError that names the first invalid variable and what is expected
 */
export function readSettings(env: Environment): Settings {
  const given = (name: string) => env[name]?.trim() || null;
  const port = readWholeNumber("PORT", given("PORT") ?? "3000", 65_535);
  const publicUrl = readPublicUrl(given("PUBLIC_URL"));
  return Object.freeze({
    port,
    host: readHost("HOST", given("HOST") ?? "127.0.0.1"),
    dataDir: resolve(given("DATA_DIR") ?? "data"),
    databaseUrl: readDatabaseUrl("DATABASE_URL", given("DATABASE_URL")),
    publicUrl,
    mediaUrl: readMediaUrl(
      given("MEDIA_URL"),
      publicUrl ? [publicUrl] : [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    ),
    trustProxy: readWholeNumber("TRUST_PROXY", given("TRUST_PROXY") ?? "0", 10),
    smtpUrl: readSmtpUrl(given("SMTP_URL")),
    mailFrom: readMailFrom(given("MAIL_FROM")),
    adminSecondFactor: readAdminSecondFactor(given("ADMIN_SECOND_FACTOR") ?? "optional"),
    sessionSecret: readSecret("SESSION_SECRET", given("SESSION_SECRET")),
    backupKey: readSecret("BACKUP_KEY", given("BACKUP_KEY")),
    metricsPort: readMetricsPort(given("METRICS_PORT")),
    metricsHost: readHost("METRICS_HOST", given("METRICS_HOST") ?? "127.0.0.1"),
    slowQueryMs: readWholeNumber("SLOW_QUERY_MS", given("SLOW_QUERY_MS") ?? "500", 3_600_000),
    evidenceYears: readYears("EVIDENCE_YEARS", given("EVIDENCE_YEARS") ?? "3"),
    enquiryDays: readDays("ENQUIRY_DAYS", given("ENQUIRY_DAYS") ?? String(standardEnquiryDays)),
    hasWorker: readSwitch("SERVICE_WORKER", given("SERVICE_WORKER") ?? "on"),
    razorpay: readRazorpay({
      RAZORPAY_KEY_ID: given("RAZORPAY_KEY_ID"),
      RAZORPAY_KEY_SECRET: given("RAZORPAY_KEY_SECRET"),
      RAZORPAY_WEBHOOK_SECRET: given("RAZORPAY_WEBHOOK_SECRET"),
    }),
  });
}

function readSwitch(name: string, value: string): boolean {
  if (value === "on" || value === "off") return value === "on";
  throw wrong(name, `is ${quote(value)}`, "on or off");
}

type RazorpayName = "RAZORPAY_KEY_ID" | "RAZORPAY_KEY_SECRET" | "RAZORPAY_WEBHOOK_SECRET";

function readRazorpay(values: Record<RazorpayName, string | null>): RazorpayKeys | null {
  const keyId = values.RAZORPAY_KEY_ID;
  const keySecret = values.RAZORPAY_KEY_SECRET;
  const webhookSecret = values.RAZORPAY_WEBHOOK_SECRET;
  if (keyId !== null && !/^rzp_(live|test)_[A-Za-z\d]+$/.test(keyId)) {
    // Somebody may have mixed it up with the secret, so it is never quoted.
    throw wrong("RAZORPAY_KEY_ID", "is no key", "one that begins with rzp_live_ or rzp_test_");
  }
  if (keyId !== null && keySecret !== null && webhookSecret !== null) {
    if (webhookSecret.length < shortestWebhookSecret) {
      const expected = `at least ${shortestWebhookSecret} random characters`;
      throw wrong("RAZORPAY_WEBHOOK_SECRET", "is too short", expected);
    }
    return Object.freeze({ keyId, keySecret, webhookSecret });
  }
  const missing = Object.entries(values).filter(([, value]) => value === null);
  if (missing.length === 3) return null;
  const expected =
    "all of RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, or none";
  throw wrong(missing[0]?.[0] ?? "", "is not set", expected);
}

/** Whoever guesses it can enter payments. */
const shortestWebhookSecret = 16;

function readWholeNumber(name: string, value: string, maximum: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= maximum) return number;
  throw wrong(name, `is ${quote(value)}`, `a whole number from 0 to ${maximum}`);
}

function readYears(name: string, value: string): number {
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  throw wrong(name, `is ${quote(value)}`, "a whole number from 1 to 99");
}

function readDays(name: string, value: string): number {
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw wrong(name, `is ${quote(value)}`, "a whole number from 1 to 999");
}

function readMetricsPort(value: string | null): number | null {
  return value === null ? null : readWholeNumber("METRICS_PORT", value, 65_535);
}

function readHost(name: string, value: string): string {
  if (isIP(value) !== 0 || (value.length <= 253 && isHostName(value))) return value;
  throw wrong(name, `is ${quote(value)}`, "an IP address or a host name, such as 127.0.0.1");
}

function isHostName(value: string): boolean {
  const labels = value.split(".");
  // A last label of digits is a mistyped IP address, which a resolver would misread.
  return (
    labels.every((label) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

function readDatabaseUrl(name: string, value: string | null): string | null {
  if (value === null) return null;
  const expected = "an address such as postgres://user:password@host:5432/name";
  for (const server of serversOf(value)) {
    const url = URL.parse(server);
    // The value may contain a password, so it is never quoted.
    if (!url) throw wrong(name, "is not a valid address", expected);
    if (url.protocol !== "postgres:" && url.protocol !== "postgresql:") {
      throw wrong(name, "does not begin with postgres://", expected);
    }
  }
  return value;
}

function readPublicUrl(value: string | null): string | null {
  if (value === null) return null;
  const expected = "an http or https origin such as https://academy.example";
  const url = URL.parse(value);
  if (!url || !/^https?:\/\//i.test(value)) {
    throw wrong("PUBLIC_URL", "is not an http or https address", expected);
  }
  if (url.username || url.password) throw wrong("PUBLIC_URL", "holds a user name", expected);
  if (url.pathname !== "/" || /[?#]/.test(value)) {
    throw wrong("PUBLIC_URL", "has something after its host", expected);
  }
  return url.origin;
}

/** @param own the origins of the product itself, at which its media have no path */
function readMediaUrl(value: string | null, own: readonly string[]): string | null {
  if (value === null) return null;
  const refuse = (fault: string) =>
    wrong("MEDIA_URL", fault, "an address such as https://media.academy.example");
  const url = URL.parse(value);
  const isLocal = url !== null && ["localhost", "127.0.0.1"].includes(url.hostname);
  if (!url || !/^https?:\/\//i.test(value) || (url.protocol === "http:" && !isLocal)) {
    throw refuse("is not an https address");
  }
  if (url.username || url.password) throw refuse("holds a user name");
  if (/[?#]/.test(value)) throw refuse("has something after its path");
  // It becomes a source of the Content-Security-Policy, which knows no other hosts and paths.
  if (!isLocal && !isHostName(url.hostname)) throw refuse("has no usual host name");
  if (!/^(\/[\w.~-]+)*\/?$/.test(url.pathname)) {
    throw refuse("has other characters in its path than letters, digits, -, ., _ and ~");
  }
  if (!own.includes(url.origin)) return url.href.replace(/\/?$/, "/");
  if (url.pathname === "/") return null;
  throw refuse("is a path of the product itself, which serves no media there");
}

function readSmtpUrl(value: string | null): string | null {
  if (value === null) return null;
  const expected = "an address such as smtps://user:password@host";
  const url = URL.parse(value);
  // The value may contain a password, so it is never quoted.
  if (!url) throw wrong("SMTP_URL", "is not a valid address", expected);
  if (!/^smtps?:$/.test(url.protocol) || url.hostname === "") {
    throw wrong("SMTP_URL", "does not begin with smtp:// or smtps:// and a host", expected);
  }
  return value;
}

function readMailFrom(value: string | null): string | null {
  if (value === null) return null;
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(value)?.[1] ?? value;
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address)) return value;
  throw wrong(
    "MAIL_FROM",
    `is ${quote(value)}`,
    "an address such as Academy <hello@academy.example>",
  );
}

function readSecret(name: string, value: string | null): string | null {
  if (value === null || value.length >= 32) return value;
  throw wrong(name, "is too short", "at least 32 random characters");
}

function readAdminSecondFactor(value: string): Settings["adminSecondFactor"] {
  if (value === "optional" || value === "required") return value;
  throw wrong("ADMIN_SECOND_FACTOR", `is ${quote(value)}`, '"optional" or "required"');
}

function wrong(name: string, fault: string, expected: string): SettingsError {
  return new SettingsError(`${name} ${fault}; expected ${expected}.`);
}

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value);
}
