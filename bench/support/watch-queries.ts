import pg from "pg";
import { requestsApplication } from "#data/shared/database.ts";

// Loaded before the product: between the messages "watch queries" and "queries" it collects the
// queries of requests.

/** A query as the product gave it to `pg`. */
export interface Query {
  /** The name of the prepared statement, if it is one. */
  name?: string;
  text: string;
  values: unknown[];
}

type QueryMethod = (this: pg.Client, ...args: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: QueryMethod };
const { query } = client;
let watched: Query[] | null = null;

client.query = function watch(...args) {
  const [first, values] = args;
  const { application_name: name } = (
    this as unknown as { connectionParameters: { application_name?: string } }
  ).connectionParameters;
  if (name === requestsApplication) watched?.push(toQuery(first, values));
  return query.apply(this, args);
};

function toQuery(first: unknown, values: unknown): Query {
  if (typeof first === "string")
    return { text: first, values: Array.isArray(values) ? values : [] };
  const { name, text = "", values: own = [] } = first as Partial<Query>;
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
