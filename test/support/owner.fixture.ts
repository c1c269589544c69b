import pg from "pg";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";

// A process of its own for the tests to kill: it starts the database, says how that went in one
// line of JSON, and stops the database when asked by a line or a signal.
const [dataDir, whenRunning] = process.argv.slice(2);
const lines: string[] = [];
const say = (message: object) => process.stdout.write(`${JSON.stringify({ ...message, lines })}\n`);
try {
  const database = await startEmbeddedDatabase(dataDir ?? "", {
    log: (line) => lines.push(line),
    whenRunning: whenRunning === "share" ? "share" : "refuse",
  });
  const client = new pg.Client(database.connection);
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TABLE IF NOT EXISTS kept (row text)");
  await client.query("INSERT INTO kept VALUES ($1)", [String(process.pid)]);
  say({ up: true, shared: database.shared, connection: database.connection });
  process.stdin.once("data", () => void leave());
  process.once("SIGTERM", () => void leave());
  const leave = async () => {
    await client.end();
    await database.stop();
    process.exit(0);
  };
} catch (error) {
  say({ up: false, name: (error as Error).name, message: (error as Error).message });
  process.exit(1);
}
