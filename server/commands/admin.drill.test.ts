import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listAdmins } from "#data/people/admins.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { runAdminCommand, startCommand, type Outcome } from "#test/support/command.ts";
import { everyNth } from "#test/support/depth.ts";
import { makeStudent, password } from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";

const academy = useAcademy();
const admin = (args: string[], adminPassword?: string) =>
  runAdminCommand(academy, args, adminPassword);

function run(args: string[], env: Record<string, string>): Promise<Outcome> {
  return startCommand("server/commands/admin.ts", args, env).outcome;
}

async function signIn(email: string, guess: string): Promise<number> {
  return (await new TestBrowser(academy).post("/admin-login", { email, password: guess })).status;
}

describe("the admin command", () => {
  test("changes nobody who is not an admin", async () => {
    const student = await makeStudent(academy);
    for (const args of [["reset-password"], ["remove"], ["create", "--name", "Head"]]) {
      const outcome = await admin([...args, "--email", student.email], "another password");
      expect(outcome.code).toBe(1);
      expect(outcome.error).toContain(student.email);
    }
    expect((await student.browser.get("/dashboard")).status).toBe(200);
    const fields = { email: student.email, password };
    expect((await new TestBrowser(academy).post("/login", fields)).status).toBe(303);
  });

  test("reset-second-factor removes the second factor and ends every session", async () => {
    const careful = await makeCarefulAdmin(academy);
    const reset = ["reset-second-factor", "--email", careful.email];
    expect(await signIn(careful.email, password)).toBe(200);
    expect(await admin(reset)).toMatchObject({ code: 0, error: "" });
    expect((await careful.signedIn.get("/account")).status).toBe(302);
    expect(await signIn(careful.email, password)).toBe(303);
    expect(await admin(reset)).toMatchObject({ code: 1, out: "" });
    const { rows } = await academy.pool.query(
      "select action, actor_role, subject_id from audit_log order by id desc limit 2",
    );
    expect(rows).toContainEqual({
      action: "reset-second-factor",
      actor_role: "operator",
      subject_id: careful.id,
    });
    expect(await admin(["remove", "--email", careful.email])).toMatchObject({ code: 0 });
  });
  const someone = ["--email", "a@test.example", "--name", "A"];
  type Mistake = readonly [
    what: string,
    args: string[],
    adminPassword: string | undefined,
    says: string,
  ];
  const mistakes: readonly Mistake[] = [
    ["no command", [], undefined, "usage: npm run admin"],
    ["an unknown command", ["fly"], undefined, "usage: npm run admin"],
    ["a command of JavaScript's own", ["constructor"], undefined, "usage: npm run admin"],
    ["two commands", ["list", "remove"], undefined, "usage: npm run admin"],
    ["no address", ["create"], "sesame open", "Give an email address with --email."],
    ["a bad address", ["remove", "--email", "a"], undefined, "Give an email address with --email."],
    ["no name", ["create", "--email", "a@test.example"], "sesame open", "Give a name with --name."],
    ["a blank name", ["create", ...someone.slice(0, 3), " "], "sesame open", "Give a name"],
    ["no password", ["create", ...someone], undefined, "Set ADMIN_PASSWORD"],
    ["an empty password", ["create", ...someone], "", "must be at least 12 characters"],
    ["a short password", ["create", ...someone], "123456", "must be at least 12 characters"],
    ["a common password", ["create", ...someone], "administrator", "Many people use that password"],
    ["a long password", ["create", ...someone], "long words ".repeat(12), "at most 128 characters"],
    [
      "a common password for an admin",
      ["reset-password", ...someone.slice(0, 2)],
      "Password12345",
      "Many people use that password",
    ],
    [
      "a password as an argument",
      ["create", ...someone, "--password", "x"],
      undefined,
      "--password",
    ],
    ["an option without a value", ["create", "--email"], undefined, "--email"],
  ];
  test.each(everyNth(4, mistakes))(
    "reports what is wrong with %s and changes nothing",
    async (_, args, adminPassword, says) => {
      const outcome = await admin(args, adminPassword);
      expect(outcome).toMatchObject({ code: 1, out: "" });
      expect(outcome.error).toContain(says);
      // One line each; the usage has one more for each command.
      expect(outcome.error.split("\n").length).toBeLessThanOrEqual(
        says.startsWith("usage") ? 6 : 1,
      );
      expect(outcome.error).not.toMatch(/^\s+at /m);
      if (adminPassword) expect(outcome.error).not.toContain(adminPassword);
      expect(await listAdmins(academy.database)).toEqual([]);
    },
  );

  test("names the database that it cannot reach", async () => {
    const nowhere = { DATABASE_URL: "postgres://u:sesame@127.0.0.1:1/none" };
    const outcome = await run(["list"], nowhere);
    expect(outcome).toMatchObject({ code: 1, out: "" });
    expect(outcome.error).toContain("127.0.0.1:1");
    expect(outcome.error).not.toContain("sesame");
    expect(outcome.error.split("\n")).toHaveLength(1);
  });

  test("starts the embedded database of a data folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "viluva-admin-"));
    const env = {
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
      ADMIN_PASSWORD: "sesame opens",
    };
    try {
      expect(await run(["create", ...someone], env)).toMatchObject({ code: 0 });
      expect((await run(["list"], env)).out).toContain("a@test.example  A");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
