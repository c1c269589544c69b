import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listAdmins } from "#data/admins.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { settingsFor, startCommand, type Outcome } from "#test/support/command.ts";
import { makeStudent, password } from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";

function run(args: string[], env: Record<string, string>): Promise<Outcome> {
  return startCommand("server/admin.ts", args, env).outcome;
}

const academy = useAcademy();

/** Runs the command on this file's academy. */
async function admin(args: string[], adminPassword?: string): Promise<Outcome> {
  return run(args, {
    ...(await settingsFor(academy)),
    ...(adminPassword !== undefined && { ADMIN_PASSWORD: adminPassword }),
  });
}

async function signIn(email: string, guess: string): Promise<number> {
  return (await new TestBrowser(academy).post("/admin-login", { email, password: guess })).status;
}

// A process each, which a busy machine starts slowly.
describe("the admin command", { timeout: 120_000 }, () => {
  const browser = new TestBrowser(academy);
  const email = "head@test.example";

  test("creates an admin, beside a running academy", async () => {
    const create = ["create", "--email", " Head@Test.example ", "--name", " Head of all "];
    expect(await admin(create, "first password")).toEqual({
      code: 0,
      out: "head@test.example is an admin now.",
      error: "",
    });
    expect((await admin(["list"])).out).toBe("head@test.example  Head of all");
    await browser.post("/admin-login", { email, password: "first password" });
    expect((await browser.get("/admin-dashboard")).status).toBe(200);
  });

  test("resets the password and ends every session", async () => {
    const reset = ["reset-password", "--email", email];
    expect(await admin(reset, "second password")).toMatchObject({ code: 0, error: "" });
    expect((await browser.get("/admin-dashboard")).status).toBe(302);
    expect(await signIn(email, "first password")).toBe(400);
    expect(await signIn(email, "second password")).toBe(303);
  });

  test("removes the admin, and ends every session", async () => {
    await browser.post("/admin-login", { email, password: "second password" });
    expect((await browser.get("/admin-dashboard")).status).toBe(200);
    const remove = ["remove", "--email", "HEAD@test.example"];
    expect(await admin(remove)).toMatchObject({ code: 0, error: "" });
    expect((await browser.get("/admin-dashboard")).headers.get("location")).toBe("/admin-login");
    expect((await browser.get("/account")).headers.get("location")).toBe("/login");
    expect(await signIn(email, "second password")).toBe(400);
    expect((await admin(["list"])).out).toBe("There is no admin.");
    // So that no backup makes an admin of somebody who was removed.
    const { rows } = await academy.pool.query("select from erasures");
    expect(rows).toHaveLength(1);
    expect(await readFile(join(academy.dataDir, "erasures.log"), "utf8")).toMatch(/^\S{36} \S+\n$/);
  });

  test("leaves a line in the audit log, without which nothing changes", async () => {
    const read = async () => {
      const { rows } = await academy.pool.query(
        "select action, actor_role, actor_id, subject_kind, outcome from audit_log where actor_role = 'operator' order by id",
      );
      return rows as Record<string, unknown>[];
    };
    const line = { actor_role: "operator", actor_id: null, subject_kind: "admin", outcome: "done" };
    expect(await read()).toEqual([
      { action: "create-admin", ...line },
      { action: "reset-admin-password", ...line },
      { action: "remove-admin", ...line },
    ]);
    await academy.pool.query(
      "alter table audit_log add constraint no_room check (false) not valid",
    );
    const create = ["create", "--email", "lost@test.example", "--name", "Lost"];
    expect(await admin(create, "sesame open")).toMatchObject({ code: 1, out: "" });
    expect(await listAdmins(academy.database)).toEqual([]);
    await academy.pool.query("alter table audit_log drop constraint no_room");
  });

  test("touches nobody who is no admin", async () => {
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

  test("reset-second-factor takes it away and signs out everywhere", async () => {
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
  test.each<[what: string, args: string[], adminPassword: string | undefined, says: string]>([
    ["no command", [], undefined, "usage: npm run admin"],
    ["an unknown command", ["fly"], undefined, "usage: npm run admin"],
    ["a command of JavaScript's own", ["constructor"], undefined, "usage: npm run admin"],
    ["two commands", ["list", "remove"], undefined, "usage: npm run admin"],
    ["no address", ["create"], "sesame open", "Give an address with --email."],
    ["a bad address", ["remove", "--email", "a"], undefined, "Give an address with --email."],
    ["no name", ["create", "--email", "a@test.example"], "sesame open", "Give a name with --name."],
    ["a blank name", ["create", ...someone.slice(0, 3), " "], "sesame open", "Give a name"],
    ["no password", ["create", ...someone], undefined, "Set ADMIN_PASSWORD"],
    ["an empty password", ["create", ...someone], "", "The password must have 6 to 128"],
    ["a short password", ["create", ...someone], "12345", "The password must have 6 to 128"],
    [
      "a password as an argument",
      ["create", ...someone, "--password", "x"],
      undefined,
      "--password",
    ],
    ["an option without a value", ["create", "--email"], undefined, "--email"],
  ])("says what is wrong with %s and changes nothing", async (_, args, adminPassword, says) => {
    const outcome = await admin(args, adminPassword);
    expect(outcome).toMatchObject({ code: 1, out: "" });
    expect(outcome.error).toContain(says);
    // One line each; the usage has one more for each command.
    expect(outcome.error.split("\n").length).toBeLessThanOrEqual(says.startsWith("usage") ? 6 : 1);
    expect(outcome.error).not.toMatch(/^\s+at /m);
    if (adminPassword) expect(outcome.error).not.toContain(adminPassword);
    expect(await listAdmins(academy.database)).toEqual([]);
  });

  test("says which database it could not reach", async () => {
    const nowhere = { DATABASE_URL: "postgres://u:sesame@127.0.0.1:1/none" };
    const outcome = await run(["list"], nowhere);
    expect(outcome).toMatchObject({ code: 1, out: "" });
    expect(outcome.error).toContain("127.0.0.1:1");
    expect(outcome.error).not.toContain("sesame");
    expect(outcome.error.split("\n")).toHaveLength(1);
  });

  test("brings up the embedded database of a data folder by itself", async () => {
    const folder = await mkdtemp(join(tmpdir(), "viluva-admin-"));
    const env = { DATA_DIR: join(folder, "data"), DATABASE_URL: "", ADMIN_PASSWORD: "sesame open" };
    try {
      expect(await run(["create", ...someone], env)).toMatchObject({ code: 0 });
      expect((await run(["list"], env)).out).toContain("a@test.example  A");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
