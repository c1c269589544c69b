import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { hashPassword } from "#access/password.ts";
import {
  createAdmin,
  listAdmins,
  removeAdmin,
  resetAdminPassword,
  resetSecondFactor,
} from "#data/admins.ts";
import { insertAuditEntry } from "#data/audit.ts";
import type { Database } from "#data/database.ts";
import type { AuditAction } from "#domain/audit.ts";
import { isEmailAddress, normaliseEmail } from "#domain/account.ts";
import { maximumPasswordLength, minimumPasswordLength } from "#domain/password.ts";
import { openAcademyDatabase } from "./academy.ts";
import { Refusal, runCommand } from "./command.ts";
import { erasuresFile, tryToKeepErasures } from "./erasures-file.ts";
import { readSettings } from "./settings.ts";

const usage = `usage: npm run admin -- create --email E --name N
       npm run admin -- list
       npm run admin -- reset-password --email E
       npm run admin -- reset-second-factor --email E
       npm run admin -- remove --email E
The password comes from ADMIN_PASSWORD or is asked for; it is never an argument.`;

async function readPassword(): Promise<string> {
  const given = process.env["ADMIN_PASSWORD"] ?? (await askForPassword());
  if (given.length < minimumPasswordLength || given.length > maximumPasswordLength) {
    throw new Refusal(
      `The password must have ${minimumPasswordLength} to ${maximumPasswordLength} characters.`,
    );
  }
  return given;
}

async function askForPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new Refusal("Set ADMIN_PASSWORD, or run this in a terminal.");
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: true,
  });
  const answer = terminal.question("Password: ");
  // After the prompt is out, nothing that is typed is shown.
  Object.assign(terminal, { _writeToOutput: () => {} });
  try {
    return await answer;
  } finally {
    terminal.close();
    process.stdout.write("\n");
  }
}

interface Options {
  email: string | undefined;
  name: string | undefined;
}

function requireEmail({ email }: Options): string {
  if (!email || !isEmailAddress(email)) throw new Refusal("Give an address with --email.");
  return normaliseEmail(email);
}

type Command = (db: Database, options: Options) => Promise<string>;

/** Changes an admin's account, if there is one to change, and tells the audit log in the same transaction. */
function change(
  db: Database,
  action: AuditAction,
  work: (trx: Database) => Promise<string | null>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const id = await work(trx);
    if (id === null) return false;
    await insertAuditEntry(trx, {
      requestId: randomUUID(),
      actor: { id: null, role: "operator" },
      action,
      subject: { kind: "admin", id },
      outcome: "done",
      reason: null,
      detail: {},
    });
    return true;
  });
}

const commands: Record<string, (options: Options) => Promise<Command> | Command> = {
  async create(options) {
    const email = requireEmail(options);
    const name = options.name?.trim();
    if (!name) throw new Refusal("Give a name with --name.");
    const hash = await hashPassword(await readPassword());
    return async (db) => {
      const created = await change(db, "create-admin", (trx) =>
        createAdmin(trx, email, hash, name),
      );
      if (created) return `${email} is an admin now.`;
      throw new Refusal(`${email} has an account already; an admin needs an address of their own.`);
    };
  },
  list: () => async (db) => {
    const admins = await listAdmins(db);
    return admins.map(({ email, name }) => `${email}  ${name}`).join("\n") || "There is no admin.";
  },
  async "reset-password"(options) {
    const email = requireEmail(options);
    const hash = await hashPassword(await readPassword());
    return async (db) => {
      const work = (trx: Database) => resetAdminPassword(trx, email, hash);
      if (await change(db, "reset-admin-password", work)) {
        return `${email} has a new password and was signed out everywhere.`;
      }
      throw new Refusal(`${email} is not an admin.`);
    };
  },
  "reset-second-factor"(options) {
    const email = requireEmail(options);
    return async (db) => {
      const work = (trx: Database) => resetSecondFactor(trx, email);
      if (await change(db, "reset-second-factor", work)) {
        return `${email} signs in by password alone now, and was signed out everywhere.`;
      }
      throw new Refusal(`${email} is not an admin with a second factor.`);
    };
  },
  remove(options) {
    const email = requireEmail(options);
    return async (db) => {
      const work = (trx: Database) => removeAdmin(trx, email);
      if (await change(db, "remove-admin", work)) return `${email} is no longer an admin.`;
      throw new Refusal(`${email} is not an admin.`);
    };
  },
};

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: "string" }, name: { type: "string" } },
  });
  const [name = "", ...more] = positionals;
  const isKnown = Object.hasOwn(commands, name) && more.length === 0;
  const prepare = isKnown ? commands[name] : undefined;
  if (!prepare) throw new Refusal(usage);
  const command = await prepare({ email: values.email, name: values.name });
  const settings = readSettings(process.env);
  const open = await openAcademyDatabase(settings, console.error, "share");
  try {
    console.log(await command(open.database, { email: values.email, name: values.name }));
    await tryToKeepErasures(open.database, erasuresFile(settings.dataDir), console.error);
  } finally {
    await open.close();
  }
}

await runCommand(main);
