import { readFileSync } from "node:fs";
import { openDatabase } from "#data/database.ts";
import { standardLog } from "../log.ts";
import { openPostOffice } from "./post-office.ts";
import { createSmtpTransport } from "./transport.ts";

/** What a test tells its post office. */
export interface FixtureOptions {
  database: { host: string; port: number; user: string; database: string };
  smtpUrl: string;
  /** A file with the time, which the test moves on. */
  clock: string;
}

// A post office in a process of its own, for tests that kill it.
const {
  database: connection,
  smtpUrl,
  clock,
} = JSON.parse(process.argv[2] ?? "") as FixtureOptions;
const { database } = openDatabase(connection, () => {});
const office = await openPostOffice(
  {
    database,
    transport: createSmtpTransport(smtpUrl),
    from: "hello@academy.example",
    secret: new Uint8Array(32),
    now: () => new Date(readFileSync(clock, "utf8")),
    log: standardLog,
  },
  100,
);
await office.start("https://academy.example");
console.log("open");
