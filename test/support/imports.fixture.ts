import { openDatabase } from "#data/shared/database.ts";
import { startImports } from "#server/imports.ts";

// An instance that runs imports, in a process of its own, for tests that kill it. It prints the event
// of each import that ends.
const { database } = openDatabase(JSON.parse(process.argv[2] ?? ""), () => {});
startImports(
  {
    database,
    mailQueue: { put: async () => {} },
    log: (_level, event) => console.log(event),
    erasures: { save: async () => {} },
  },
  50,
);
console.log("open");
