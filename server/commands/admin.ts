import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { findAdminPasswordProblem } from "#security/common-passwords.ts";
import { hashPassword } from "#security/password.ts";
import {
  createAdmin,
  listAdmins,
  deleteAdmin,
  resetAdminPassword,
  resetSecondFactor,
  type Admin,
} from "#data/people/admins.ts";
import { lockInvited } from "#data/account/accounts.ts";
import { insertAuditEntry } from "#data/audit/audit.ts";
import type { Database } from "#data/shared/database.ts";
import { insertMail } from "#data/mail/mails.ts";
import { insertStaffMails } from "#data/people/staff-mails.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import { isEmailAddress, normaliseEmail } from "#domain/account/account.ts";
import { typedText } from "#domain/shared/typed/typed-text.ts";
import { staffRoles, type StaffRole } from "#domain/people/staff.ts";
import { passwordWords } from "#content/account/password.ts";
import { maximumPasswordLength } from "#domain/account/password.ts";
import { openAcademyDatabase } from "#server/academy-database.ts";
import { CommandError, runCommand } from "#server/command.ts";
import { erasuresFile, trySaveErasures } from "#server/erasures-file.ts";
import { queueWaitingMails } from "#server/mail/queue.ts";
import { readSettings } from "#server/settings.ts";
import { listOwnTexts } from "#use-cases/account/own-texts.ts";

const usage = `usage: npm run admin -- create --email E --name N [--role ${staffRoles.join(" | ")}]
       npm run admin -- list
       npm run admin -- reset-password --email E
       npm run admin -- reset-second-factor --email E
       npm run admin -- remove --email E
The password is read from ADMIN_PASSWORD or from the terminal, never from an argument.`;

/** Reads a password before the database is opened, because its reader may take their time. */
async function readPassword(): Promise<string> {
  const given = process.env["ADMIN_PASSWORD"] ?? (await askForPassword());
  await requireGoodPassword(given, []);
  if (given.length > maximumPasswordLength) {
    throw new CommandError(`The password must have at most ${maximumPasswordLength} characters.`);
  }
  return given;
}

async function requireGoodPassword(password: string, texts: readonly string[]): Promise<void> {
  const problem = await findAdminPasswordProblem(password, texts);
  if (problem) throw new CommandError(passwordWords.adminProblems[problem]);
}

async function askForPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CommandError("Set ADMIN_PASSWORD, or run this in a terminal.");
  }
  process.stdout.write("Password: ");
  // The terminal's echo goes nowhere, so that the password is not shown.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stdout.write("\n");
  }
}

interface Options {
  email: string | undefined;
  name: string | undefined;
  role: string | undefined;
}

function requireEmail(options: Options): string {
  const email = typedText(options.email ?? "");
  if (!isEmailAddress(email)) throw new CommandError("Give an email address with --email.");
  return normaliseEmail(email);
}

/** An owner, unless the command names another role. */
function requireRole({ role = "owner" }: Options): StaffRole {
  const found = staffRoles.find((one) => one === role);
  if (!found)
    throw new CommandError(`Give one of these roles with --role: ${staffRoles.join(", ")}.`);
  return found;
}

type Command = (db: Database, options: Options) => Promise<string>;

/**
 * Changes an admin's account and writes the audit entry in the same transaction.
 *
 * @param work returns the account's id, or null if there is no such account
 * @returns whether an account was changed
 */
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
    const name = typedText(options.name ?? "").trim();
    if (!name) throw new CommandError("Give a name with --name.");
    const role = requireRole(options);
    const password = await readPassword();
    return async (db) => {
      await requireGoodPassword(password, await listOwnTexts(db, { name, email }));
      const hash = await hashPassword(password);
      const created = await change(db, "create-admin", async (trx) => {
        const id = await createAdmin(trx, email, hash, name, role);
        if (id) await insertStaffMails(trx, { what: "created", memberId: id, role, by: null });
        return id;
      });
      if (created) return `${email} is now an admin.`;
      throw new CommandError(`${email} already has an account; an admin needs another address.`);
    };
  },
  list: () => async (db) => {
    const admins = await listAdmins(db);
    return (
      admins.map(({ email, name, role }) => `${email}  ${name}  ${role}`).join("\n") ||
      "There is no admin."
    );
  },
  async "reset-password"(options) {
    const email = requireEmail(options);
    const password = await readPassword();
    return async (db) => {
      const admin = await findAdmin(db, email);
      if (!admin) throw new CommandError(`${email} is not an admin.`);
      const { id, name, role } = admin;
      await requireGoodPassword(password, await listOwnTexts(db, { name, email }));
      const hash = await hashPassword(password);
      await change(db, "reset-admin-password", async (trx) => {
        // A first password is as much as accepting the invitation.
        const isFirst = (await lockInvited(trx, id)) !== null;
        if ((await resetAdminPassword(trx, email, hash)) === null) return null;
        if (isFirst) await insertStaffMails(trx, { what: "created", memberId: id, role, by: null });
        await insertMail(trx, { kind: "password-changed", accountId: id, data: { at: now() } });
        return id;
      });
      return `${email} has a new password and was signed out everywhere.`;
    };
  },
  "reset-second-factor"(options) {
    const email = requireEmail(options);
    return async (db) => {
      const work = async (trx: Database) => {
        const id = await resetSecondFactor(trx, email);
        const data = { change: "second-factor-off", at: now() } as const;
        if (id) await insertMail(trx, { kind: "sign-in-changed", accountId: id, data });
        return id;
      };
      if (await change(db, "reset-second-factor", work)) {
        return `${email} now signs in with the password only and was signed out everywhere.`;
      }
      throw new CommandError(`${email} is not an admin with a second factor.`);
    };
  },
  remove(options) {
    const email = requireEmail(options);
    return async (db) => {
      const role = (await findAdmin(db, email))?.role;
      const work = async (trx: Database) => {
        const id = await deleteAdmin(trx, email);
        if (id && role) {
          await insertStaffMails(trx, { what: "removed", memberId: id, role, by: null });
        }
        return id;
      };
      if (await change(db, "remove-admin", work)) return `${email} is no longer an admin.`;
      throw new CommandError(`${email} is not an admin.`);
    };
  },
};

const now = () => new Date().toISOString();

async function findAdmin(db: Database, email: string): Promise<Admin | undefined> {
  return (await listAdmins(db)).find((admin) => admin.email === email);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: "string" }, name: { type: "string" }, role: { type: "string" } },
  });
  const [name = "", ...more] = positionals;
  const isKnown = Object.hasOwn(commands, name) && more.length === 0;
  const prepare = isKnown ? commands[name] : undefined;
  if (!prepare) throw new CommandError(usage);
  const options = { email: values.email, name: values.name, role: values.role };
  const command = await prepare(options);
  const settings = readSettings(process.env);
  const open = await openAcademyDatabase(settings, console.error, "share");
  try {
    console.log(await command(open.database, options));
    if (name !== "list") await queueWaitingMails(open.database);
    await trySaveErasures(open.database, erasuresFile(settings.dataDir), console.error);
  } finally {
    await open.close();
  }
}

await runCommand(main);
