import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error("no"), { code, ...more });

test.each([
  "08000",
  "08001",
  "08003",
  "08006",
  "08P01",
  "25006",
  "25P03",
  "53000",
  "53100",
  "53200",
  "53300",
  "53400",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "57P04",
  "57P05",
  "58000",
  "58030",
  "58P01",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
])("%s means that the database is unavailable", (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(true);
});

test.each([
  "23505", // unique
  "23503", // foreign key
  "22P02", // not a number
  "25P02", // a statement after a failed one
  "40001", // serialization
  "40P01", // deadlock
  "42601", // syntax
  "42501", // not permitted
  "57000",
  "XX000",
  "EACCES",
  "ERR_INVALID_ARG_TYPE",
  "",
])("%j does not mean it", (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(false);
});

test.each(["ENOENT", "EAGAIN", "EMFILE"])("%s means it only for an attempt to connect", (code) => {
  expect(isDatabaseUnavailable(coded(code, { syscall: "connect" }))).toBe(true);
  expect(isDatabaseUnavailable(coded(code, { syscall: "open" }))).toBe(false);
});

test.each([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
])("the message %j means it", (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  expect(isDatabaseUnavailable(new Error("it failed", { cause: new Error(message) }))).toBe(true);
});

test.each([
  new TypeError("x is not a function"),
  new Error("a report of a timeout expired"),
  "Connection terminated",
  { code: "ECONNREFUSED" },
  null,
  undefined,
])("%s does not mean it", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
