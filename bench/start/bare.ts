import { createServer } from "node:http";
import pg from "pg";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";

// The least that answers from a database: PostgreSQL on the same folder, and node:http.

const database = await startEmbeddedDatabase(process.env["DATA_DIR"] ?? "", {
  log: () => {},
  whenRunning: "refuse",
});
const pool = new pg.Pool({ ...database.connection, max: 1 });
const server = createServer((_, response) => {
  void pool.query("select 1").then(() => response.end("ok\n"));
});
server.listen(Number(process.env["PORT"]), "127.0.0.1");
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  void pool
    .end()
    .then(() => database.stop())
    .then(() => process.exit(0));
});
