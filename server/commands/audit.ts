import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectToDatabase } from "#server/academy-database.ts";
import { verifyAuditLog, type AuditReport } from "#server/audit-verification.ts";
import { CommandError, runCommand } from "#server/command.ts";
import { readSettings } from "#server/settings.ts";

const usage = "usage: npm run audit -- verify [HASH ...]";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, ...hashes] = positionals;
  const areHashes = hashes.every((hash) => /^[\da-f]{64}$/i.test(hash));
  if (command !== "verify" || !areHashes) throw new CommandError(usage);
  const settings = readSettings(process.env);
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "postgres"))) {
    throw new CommandError(
      `There is no academy in ${settings.dataDir}; set DATA_DIR or DATABASE_URL.`,
    );
  }
  const open = await connectToDatabase(settings, console.error, "share");
  try {
    const report = await verifyAuditLog(open.database, hashes);
    if (report.problems.length > 0) throw new CommandError(report.problems.join("\n"));
    console.log(describe(report));
  } finally {
    await open.close();
  }
});

function describe({ lines, expired, lastHash }: AuditReport): string {
  const count = lines.toLocaleString("en");
  const removed = expired > 0 ? ` ${expired.toLocaleString("en")} were removed by age.` : "";
  return `The audit log is unchanged: ${count} lines.${removed} Its last hash is ${lastHash ?? "-"}.`;
}
