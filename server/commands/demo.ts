import "#server/production.ts";
import { fillSampleAcademy, sampleSignIns } from "../../database/sample-academy.ts";
import { samplePassword } from "../../database/sample-people.ts";
import { openAcademyDatabase } from "#server/academy-database.ts";
import { serveAcademy } from "#server/academy.ts";
import { ensureBuilt } from "#server/build.ts";
import { runUntilStopped } from "#server/lifetime.ts";
import { describeMail } from "#server/mail/from-settings.ts";
import { readSettings } from "#server/settings.ts";

await runUntilStopped(async (log) => {
  // Always its own folder and no servers, so that sample data never mixes with real data.
  const settings = readSettings({
    DATA_DIR: "demo-data",
    ...process.env,
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
  });
  await ensureBuilt(log, settings.mediaUrl);
  const open = await openAcademyDatabase(settings, log, "refuse");
  try {
    await fillSampleAcademy(open.database, new Date());
    const academy = await serveAcademy(settings, open);
    for (const line of describeMail(settings, academy.url)) log(line);
    if (academy.metricsUrl) log(`Metrics are at ${academy.metricsUrl}`);
    log(`Viluva's sample academy is ready at ${academy.url}`);
    log(`Sign in with the password ${samplePassword} as:`);
    for (const { role, page, email } of sampleSignIns) {
      log(`  ${role.padEnd(15)} ${email.padEnd(27)} ${academy.url}${page}`);
    }
    return [() => academy.stop(), () => open.close()];
  } catch (error) {
    await open.close();
    throw error;
  }
});
