// PostgreSQL's own codes by class: connection (08), resources such as memory, connections and disk
// space (53), the system below it (58).
const awayClasses = new Set(["08", "53", "58"]);

const awayCodes = new Set([
  "57014", // our statement_timeout
  "57P01", // terminated by an administrator, or by a shutdown
  "57P02", // another backend crashed
  "57P03", // starting up or shutting down
  "57P04", // database dropped
  "57P05", // idle for too long
  "25P03", // idle in a transaction for too long
  "25006", // a server that takes no writes, as after a failover or when its disk is full
]);

/** A system call's, on the socket to the database. */
const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Those that other system calls know too. */
const connectCodes = new Set(["ENOENT", "EAGAIN", "EMFILE", "ENFILE", "ENOBUFS"]);

/** What `pg` and Kysely say without a code. */
const messages = [
  /^Connection terminated/,
  /^timeout (expired|exceeded)/,
  /^Query read timeout$/,
  /^Client (has encountered a connection error|was closed)/,
  /^Cannot use a pool after calling end/,
  /^Postgres connection has been discarded$/,
];

/**
 * Whether an error means that the database could not be asked or can't do its work now, so that
 * the same request may well succeed a minute later; false for a statement that it refused.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (awayCodes.has(code) || socketCodes.has(code)) return true;
  if (/^[\dA-Z]{5}$/.test(code) && awayClasses.has(code.slice(0, 2))) return true;
  if (connectCodes.has(code)) return "syscall" in error && error.syscall === "connect";
  return messages.some((message) => message.test(error.message)) || isDatabaseAway(error.cause);
}
