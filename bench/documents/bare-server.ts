import { createServer, type RequestListener } from "node:http";
import pg from "pg";
import { listen } from "../support/ports.ts";
import { send } from "../support/request.ts";
import type { Query } from "../support/watch-queries.ts";
import { prepareRendering } from "./bare-rendering.ts";

// A server without a framework: it makes the queries that the product makes for one document and
// renders the same React tree.

export interface BareOrder {
  connection: pg.PoolConfig;
  queries: readonly Query[];
  path: string;
  headers: Record<string, string>;
}

process.once("message", (order: BareOrder) => {
  void start(order).then((port) => process.send?.(port));
});

async function start({ connection, queries, path, headers }: BareOrder): Promise<number> {
  // As many connections as the product has for requests.
  const pool = new pg.Pool({ ...connection, max: 10 });
  pool.on("error", () => {});
  let listener: RequestListener = () => {};
  const server = createServer((request, response) => listener(request, response));
  const port = await listen(server);
  const render = await prepareRendering(pool, path, async (app) => {
    listener = app;
    const { "accept-encoding": _, ...uncompressed } = headers;
    const { body } = await send(`http://127.0.0.1:${port}${path}`, { headers: uncompressed });
    return body.toString();
  });
  listener = (_, response) => {
    void runQueries(pool, queries).then(() => {
      const body = render();
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-length": body.length,
      });
      response.end(body);
    });
  };
  return port;
}

/** As the product does: the session first, then the rest in parallel. */
async function runQueries(pool: pg.Pool, [first, ...others]: readonly Query[]): Promise<void> {
  if (first) await pool.query(first);
  await Promise.all(others.map((query) => pool.query(query)));
}
