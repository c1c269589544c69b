import { createServer, type RequestListener } from "node:http";
import pg from "pg";
import { ask } from "../serve/answer.ts";
import { prepareRendering } from "./bare-rendering.ts";
import type { Query } from "./watch-queries.ts";

// A server without a framework: it makes the queries that the product makes for one document, and
// sends either the product's own bytes or the same tree, rendered anew.

export interface BareOrder {
  connection: pg.PoolConfig;
  queries: readonly Query[];
  path: string;
  headers: Record<string, string>;
  /** What to send; null renders it. */
  answer: { headers: Record<string, string>; body: Uint8Array } | null;
}

process.once("message", (order: BareOrder) => {
  void start(order).then((port) => process.send?.(port));
});

async function start({ connection, queries, path, headers, answer }: BareOrder): Promise<number> {
  // As many connections as the product's requests have.
  const pool = new pg.Pool({ ...connection, max: 10 });
  pool.on("error", () => {});
  let listener: RequestListener = () => {};
  const server = createServer((request, response) => listener(request, response));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const makeBody = answer
    ? () => Buffer.from(answer.body)
    : await prepareRendering(pool, path, async (app) => {
        listener = app;
        const { "accept-encoding": _, ...plain } = headers;
        return (await ask(`http://127.0.0.1:${port}${path}`, plain)).body.toString();
      });
  const sent = answer?.headers ?? { "content-type": "text/html; charset=utf-8" };
  listener = (_, response) => {
    void askAll(pool, queries).then(() => {
      const body = makeBody();
      response.writeHead(200, { ...sent, "content-length": body.length });
      response.end(body);
    });
  };
  return port;
}

/** As the product does: whose session it is first, then the rest at once. */
async function askAll(pool: pg.Pool, [first, ...others]: readonly Query[]): Promise<void> {
  if (first) await pool.query(first);
  await Promise.all(others.map((query) => pool.query(query)));
}
