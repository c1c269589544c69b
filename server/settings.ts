import { isIP } from "node:net";
import { resolve } from "node:path";
import { academy } from "#content/academy.ts";
import { serversOf } from "#data/primary.ts";

export interface Settings {
  /** TCP port to listen on; 0 asks the system for any free one. */
  readonly port: number;
  /** Address or host name to listen on. */
  readonly host: string;
  /** Absolute path of the folder that holds everything the academy keeps. */
  readonly dataDir: string;
  /** Address of an external PostgreSQL, or of several servers of one; null runs the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Address of a standby of that PostgreSQL, for what reads much; null reads all from the one. */
  readonly standbyUrl: string | null;
  /** Origin under which browsers reach us, without a final slash; null where it is not known. */
  readonly publicUrl: string | null;
  /** How many proxies in front of us to believe for the client's address. */
  readonly trustProxy: number;
  /** Address of the server that sends our mails; null writes them into `dataDir`. */
  readonly smtpUrl: string | null;
  /** Whom mails come from: an address, with or without a name. */
  readonly mailFrom: string;
  /** What signs links and makes keys; null has one made. */
  readonly sessionSecret: string | null;
  /** TCP port that metrics are read on; 0 asks the system for any free one, null opens none. */
  readonly metricsPort: number | null;
  /** Address or host name for that port. */
  readonly metricsHost: string;
  /** Milliseconds from which on a statement of the database is told to the log. */
  readonly slowQueryMs: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used; its message is one line for the operator and holds no secret. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Reads the operator's settings from environment variables. An empty variable counts as absent.
 * @throws SettingsError naming the first variable that is wrong and what it should be
 */
export function readSettings(env: Environment): Settings {
  const given = (name: string) => env[name]?.trim() || null;
  return Object.freeze({
    port: readWholeNumber("PORT", given("PORT") ?? "3000", 65_535),
    host: readHost("HOST", given("HOST") ?? "127.0.0.1"),
    dataDir: resolve(given("DATA_DIR") ?? "data"),
    databaseUrl: readDatabaseUrl("DATABASE_URL", given("DATABASE_URL")),
    standbyUrl: readDatabaseUrl("STANDBY_URL", given("STANDBY_URL")),
    publicUrl: readPublicUrl(given("PUBLIC_URL")),
    trustProxy: readWholeNumber("TRUST_PROXY", given("TRUST_PROXY") ?? "0", 10),
    smtpUrl: readSmtpUrl(given("SMTP_URL")),
    mailFrom: readMailFrom(given("MAIL_FROM") ?? `${academy.name} <${academy.email}>`),
    sessionSecret: readSessionSecret(given("SESSION_SECRET")),
    metricsPort: readMetricsPort(given("METRICS_PORT")),
    metricsHost: readHost("METRICS_HOST", given("METRICS_HOST") ?? "127.0.0.1"),
    slowQueryMs: readWholeNumber("SLOW_QUERY_MS", given("SLOW_QUERY_MS") ?? "500", 3_600_000),
  });
}

function readWholeNumber(name: string, value: string, most: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= most) return number;
  throw wrong(name, `is ${quote(value)}`, `a whole number from 0 to ${most}`);
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
  // Digits alone in the last label mean a mistyped IP address, which a resolver would misread.
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
    // The value is never quoted: it may hold a password.
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

function readSmtpUrl(value: string | null): string | null {
  if (value === null) return null;
  const expected = "an address such as smtps://user:password@host";
  const url = URL.parse(value);
  // The value is never quoted: it may hold a password.
  if (!url) throw wrong("SMTP_URL", "is not a valid address", expected);
  if (!/^smtps?:$/.test(url.protocol) || url.hostname === "") {
    throw wrong("SMTP_URL", "does not begin with smtp:// or smtps:// and a host", expected);
  }
  return value;
}

function readMailFrom(value: string): string {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(value)?.[1] ?? value;
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address)) return value;
  throw wrong(
    "MAIL_FROM",
    `is ${quote(value)}`,
    "an address such as Academy <hello@academy.example>",
  );
}

function readSessionSecret(value: string | null): string | null {
  if (value === null || value.length >= 32) return value;
  throw wrong("SESSION_SECRET", "is too short", "at least 32 random characters");
}

function wrong(name: string, fault: string, expected: string): SettingsError {
  return new SettingsError(`${name} ${fault}; expected ${expected}.`);
}

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value);
}
