import "#server/production.ts";
import { openAcademyDatabase } from "#server/academy-database.ts";
import { serveAcademy } from "#server/academy.ts";
import { ensureBuilt } from "#server/build.ts";
import { runUntilStopped } from "#server/lifetime.ts";
import { readSettings } from "#server/settings.ts";
import { remindingAcademy } from "#test/support/fast.ts";

// The product's start command with cheap password hashes and short timers.
await runUntilStopped(async (log) => {
  const settings = readSettings(process.env);
  await ensureBuilt(log, null);
  const open = await openAcademyDatabase(settings, log, "refuse");
  const built = process.env["BUILD_FOLDER"];
  const options = { ...remindingAcademy, ...(built && { built }) };
  const academy = await serveAcademy(settings, open, undefined, options);
  log(`ready at ${academy.url}`);
  return [() => academy.stop(), () => open.close()];
});
