import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listAdmins } from "#data/people/admins.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { runAdminCommand } from "#test/support/command.ts";
import { lastMail } from "#test/support/mail.ts";
import { makeAdmin } from "#test/support/people.ts";
import { passwordWords } from "#content/account/password.ts";

const academy = useAcademy();
const admin = (args: string[], adminPassword?: string) =>
  runAdminCommand(academy, args, adminPassword);

async function signIn(email: string, guess: string): Promise<number> {
  return (await new TestBrowser(academy).post("/admin-login", { email, password: guess })).status;
}

// Misuse of the command: admin.drill.test.ts.

// Each step starts a process or two.
describe("the admin command", () => {
  const browser = new TestBrowser(academy);
  const email = "head@test.example";

  test("creates an admin, beside a running academy", async () => {
    const create = ["create", "--email", "\u202aHead@Te\u200bst.example\u00a0", "--name"];
    expect(await admin([...create, " Head\u00a0of a\u00adll "], "first password")).toEqual({
      code: 0,
      out: "head@test.example is now an admin.",
      error: "",
    });
    expect((await admin(["list"])).out).toBe("head@test.example  Head of all  owner");
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

  test("writes an audit entry, and changes nothing if that fails", async () => {
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
    expect(await admin(create, "sesame opens")).toMatchObject({ code: 1, out: "" });
    expect(await listAdmins(academy.database)).toEqual([]);
    await academy.pool.query("alter table audit_log drop constraint no_room");
  });
});

describe("what the admin command does about the staff", { timeout: 60_000 }, () => {
  test("is mailed to every owner, and to the person whose credentials it changes", async () => {
    const [first, second] = [await makeAdmin(academy), await makeAdmin(academy)];
    const coordinator = await makeAdmin(academy, "coordinator");
    const create = ["create", "--email", "new@test.example", "--name", "New", "--role", "editor"];
    expect(await admin(create, "kettle ocean 7")).toMatchObject({ code: 0 });
    for (const owner of [first, second]) {
      const { subject, text = "" } = await lastMail(academy, owner, "staff-change");
      expect(subject).toBe("A person was added to the staff");
      for (const words of ["New, new@test.example", "Content editor", "Whoever runs the server"]) {
        expect(text).toContain(words);
      }
    }
    expect(await admin(["remove", "--email", "new@test.example"])).toMatchObject({ code: 0 });
    const removed = await lastMail(academy, first, "staff-change", 2);
    expect(removed.subject).toBe("A person was removed from the staff");
    const { rows } = await academy.pool.query(
      "select from mails where kind = 'staff-change' and account_id = $1",
      [coordinator.id],
    );
    expect(rows).toEqual([]);
    await admin(["reset-password", "--email", coordinator.email], "kettle ocean 7");
    await lastMail(academy, coordinator, "password-changed");
  });

  test("refuses a password made of the words of the academy or the person", async () => {
    const create = ["create", "--email", "sita@deepam.example", "--name", "Sita Devi"];
    for (const chosen of ["viluva-viluva-1", "Sita.Devi.2026", "sita@deepam 12"]) {
      const { code, error } = await admin(create, chosen);
      expect([code, error]).toEqual([1, passwordWords.adminProblems["password-own-words"]]);
    }
    expect(await admin(create, "kettle ocean 7")).toMatchObject({ code: 0 });
    const reset = await admin(
      ["reset-password", "--email", "sita@deepam.example"],
      "devi-devi-devi-1",
    );
    expect(reset.error).toBe(passwordWords.adminProblems["password-own-words"]);
  });
});
