import pg from "pg";
import { requestsApplication } from "#data/database.ts";

// Loaded before the product: between "watch queries" and "queries" it keeps what requests ask.

/** What one request asked PostgreSQL. */
export interface Query {
  text: string;
  values: unknown[];
}

type Ask = (this: pg.Client, ...args: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Ask };
const { query } = client;
let watched: Query[] | null = null;

// Before the product takes hold of it for its own log.
client.query = function watch(...args) {
  const [text, values] = args;
  const { application_name: name } = (
    this as unknown as { connectionParameters: { application_name?: string } }
  ).connectionParameters;
  if (name === requestsApplication && typeof text === "string") {
    watched?.push({ text, values: Array.isArray(values) ? values : [] });
  }
  return query.apply(this, args);
};

process.on("message", (message) => {
  if (message === "watch queries") {
    watched = [];
    process.send?.("watching");
  }
  if (message === "queries") {
    process.send?.(watched);
    watched = null;
  }
});
