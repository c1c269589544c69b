import "./production.ts";
import { listAdmins } from "#data/admins.ts";
import { openAcademyDatabase, serveAcademy } from "./academy.ts";
import { ensureBuilt } from "./build.ts";
import { runUntilStopped } from "./lifetime.ts";
import { describeMail } from "./mail/from-settings.ts";
import { readSettings } from "./settings.ts";

await runUntilStopped(async (log) => {
  const settings = readSettings(process.env);
  await ensureBuilt(log);
  const open = await openAcademyDatabase(settings, log, "refuse");
  try {
    const academy = await serveAcademy(settings, open);
    for (const line of describeMail(settings, academy.url)) log(line);
    if (academy.metricsUrl) log(`Its metrics are at ${academy.metricsUrl}`);
    log(`Viluva is ready at ${settings.publicUrl ?? academy.url}`);
    if ((await listAdmins(open.database)).length === 0) {
      log("There is no admin yet. Make one: npm run admin -- create --email E --name N");
    }
    return [() => academy.stop(), () => open.close()];
  } catch (error) {
    await open.close();
    throw error;
  }
});
