import pg from "pg";
import { requestsApplication } from "#data/database.ts";

// Loaded before the product: between "watch queries" and "queries" it keeps what requests ask.

/** What one request asked PostgreSQL. */
export interface Query {
  /** Under which a connection keeps it, parsed and planned; left out where it doesn't. */
  name?: string;
  text: string;
  values: unknown[];
}

type Ask = (this: pg.Client, ...args: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Ask };
const { query } = client;
let watched: Query[] | null = null;

// Before the product takes hold of it for its own log.
client.query = function watch(...args) {
  const [asked, values] = args;
  const { application_name: name } = (
    this as unknown as { connectionParameters: { application_name?: string } }
  ).connectionParameters;
  if (name === requestsApplication) watched?.push(queryOf(asked, values));
  return query.apply(this, args);
};

function queryOf(asked: unknown, values: unknown): Query {
  if (typeof asked === "string")
    return { text: asked, values: Array.isArray(values) ? values : [] };
  const { name, text = "", values: own = [] } = asked as Partial<Query>;
  return { text, values: own, ...(name !== undefined && { name }) };
}

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
