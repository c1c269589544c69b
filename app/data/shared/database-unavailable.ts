// PostgreSQL's error classes: connection (08), insufficient resources such as memory, connections and
// disk space (53), errors of the operating system (58).
const unavailableClasses = new Set(["08", "53", "58"]);

const unavailableCodes = new Set([
  "57014", // our statement_timeout
  "57P01", // terminated by an administrator, or by a shutdown
  "57P02", // another backend crashed
  "57P03", // starting up or shutting down
  "57P04", // database dropped
  "57P05", // idle for too long
  "25P03", // idle in a transaction for too long
  "25006", // a server that accepts no writes, as after a failover or when its disk is full
]);

/** Codes of system calls on the socket to the database. */
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

/** Codes that other system calls have too, so that they count only for a connection. */
const connectCodes = new Set(["ENOENT", "EAGAIN", "EMFILE", "ENFILE", "ENOBUFS"]);

/** Messages of `pg`'s errors without a code. */
const messages = [
  /^Connection terminated/,
  /^timeout (expired|exceeded)/,
  /^Query read timeout$/,
  /^Client (has encountered a connection error|was closed)/,
  /^Cannot use a pool after calling end/,
];

/**
 * Whether an error means that the database can't be reached or can't work now, so that the same
 * request may succeed a minute later; false for a statement that the database refused.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (unavailableCodes.has(code) || socketCodes.has(code)) return true;
  if (/^[\dA-Z]{5}$/.test(code) && unavailableClasses.has(code.slice(0, 2))) return true;
  if (connectCodes.has(code)) return "syscall" in error && error.syscall === "connect";
  return (
    messages.some((message) => message.test(error.message)) || isDatabaseUnavailable(error.cause)
  );
}
