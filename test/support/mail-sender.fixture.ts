import { mailWriter } from "#mails/shared/writer.ts";
import { standardSite } from "#content/site/site.ts";
import { readFileSync } from "node:fs";
import { openDatabase } from "#data/shared/database.ts";
import { standardLog } from "#server/log.ts";
import { openMailSender } from "#server/mail/sender.ts";
import { createSmtpTransport } from "#server/mail/transport.ts";

/** The options of a test's mail sender. */
export interface FixtureOptions {
  database: { host: string; port: number; user: string; database: string };
  smtpUrl: string;
  /** A file with the current time, which the test changes. */
  clock: string;
}

// A mail sender in a process of its own, for tests that kill it.
const {
  database: connection,
  smtpUrl,
  clock,
} = JSON.parse(process.argv[2] ?? "") as FixtureOptions;
const { database } = openDatabase(connection, () => {});
const office = await openMailSender(
  {
    database,
    transport: createSmtpTransport(smtpUrl),
    from: "hello@academy.example",
    academy: () => standardSite.academy,
    writer: () => mailWriter,
    secret: new Uint8Array(32),
    now: () => new Date(readFileSync(clock, "utf8")),
    log: standardLog,
  },
  { queue: 500, resetRequests: 100, reminders: 100 },
);
await office.start("https://academy.example");
console.log("open");
