import "#server/production.ts";
import { listAdmins } from "#data/people/admins.ts";
import { loadWebAuthn } from "#security/passkey-answers.ts";
import { openAcademyDatabase } from "#server/academy-database.ts";
import { serveAcademy } from "#server/academy.ts";
import { ensureBuilt } from "#server/build.ts";
import { runUntilStopped } from "#server/lifetime.ts";
import { describeMail } from "#server/mail/from-settings.ts";
import { readSettings } from "#server/settings.ts";

await runUntilStopped(async (log) => {
  const settings = readSettings(process.env);
  await ensureBuilt(log, settings.mediaUrl);
  const open = await openAcademyDatabase(settings, log, "refuse");
  try {
    const academy = await serveAcademy(settings, open);
    for (const line of describeMail(settings, academy.url)) log(line);
    if (academy.siteVersion !== null) log(`Rendered version ${academy.siteVersion} of the site.`);
    if (academy.metricsUrl) log(`Metrics are at ${academy.metricsUrl}`);
    log(`The academy is ready at ${settings.publicUrl ?? academy.url}`);
    if ((await listAdmins(open.database)).length === 0) {
      log("There is no admin yet. Create one: npm run admin -- create --email E --name N");
    }
    // It takes the main thread a fifth of a second, for which no visitor should keep others waiting.
    void loadWebAuthn();
    return [() => academy.stop(), () => open.close()];
  } catch (error) {
    await open.close();
    throw error;
  }
});
