import { connect } from "node:http2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorPageFor } from "#content/shared/errors.ts";
import { Drill } from "#test/proxy/drill.ts";
import { startFleet, type Fleet, type Instance } from "#test/proxy/fleet.ts";
import { lacksNginx } from "#test/proxy/nginx.ts";
import { isDeep, runs } from "#test/support/depth.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { startCommand } from "#test/support/command.ts";
import { openQuietStream } from "#test/support/live.ts";
import {
  assign,
  makeStudent,
  makeTutor,
  password,
  signedIn,
  type Person,
} from "#test/support/people.ts";
import { startSmtpServer } from "#test/support/smtp-server.ts";

// The product twice, as its operator runs it, behind nginx with the example of docs/operating.

const lack = lacksNginx();
const ends = new AsyncDisposableStack();
/** The `Message-ID` of each delivered mail. */
const mails: string[] = [];
let fleet: Fleet;
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeAll(async () => {
  if (lack) return;
  const smtp = await startSmtpServer({
    take: (raw) => void mails.push(/^Message-ID: (.+)$/im.exec(String(raw))?.[1]?.trim() ?? ""),
  });
  ends.defer(() => smtp.stop());
  fleet = await startFleet(ends, { SMTP_URL: smtp.url });
  student = await makeStudent(fleet.academy);
  tutor = await makeTutor(fleet.academy);
  assignmentId = await assign(fleet.academy, student, tutor);
});
afterAll(() => ends.disposeAsync());

/** A browser for one instance, with the cookies of another browser. */
function at(instance: Instance, from?: TestBrowser, headers: Record<string, string> = {}) {
  const browser = new TestBrowser({ url: instance.url, origin: fleet.academy.origin }, headers);
  if (from) for (const cookie of from.cookieHeader.split("; ")) browser.keep(cookie);
  return browser;
}

describe.skipIf(lack !== null)(`two instances behind nginx${lack ? ` (${lack})` : ""}`, () => {
  test("share sessions and sign-outs", async () => {
    const [one, other] = fleet.instances;
    const here = at(one);
    const answer = await here.post("/login", { email: student.email, password });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/dashboard"]);
    const there = at(other, here);
    expect((await there.get("/dashboard")).status).toBe(200);
    await there.post("/logout");
    expect((await here.get("/dashboard")).status).toBe(302);
  });

  test("share the limits of failed sign-ins", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const browsers = fleet.instances.map((instance) => at(instance, undefined, headers));
    const wrong = { email: "nobody@test.example", password: "wrong password" };
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (const browser of browsers) statuses.push((await browser.post("/login", wrong)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  test("take the client's address from nginx only", async () => {
    const forged = { "x-forwarded-for": "198.51.100.1, 198.51.100.2" };
    const wrong = { email: "forger@test.example", password: "wrong password" };
    const browser = new TestBrowser(fleet.academy, forged);
    expect((await browser.post("/login", wrong)).status).toBe(400);
    const { rows } = await fleet.academy.pool.query<{ key: string }>(
      "select key from rate_limits where key like 'sign-in-address:%' order by key",
    );
    const addresses = rows.map(({ key }) => key.split(":")[1]);
    expect(addresses).toEqual(["127.0.0.1", "203.0.113.7"]);
  });

  test("notify open pages of each other's changes at once", async () => {
    const [one, other] = fleet.instances;
    const streams = [at(one, student.browser), at(other, student.browser), student.browser];
    const opened = await Promise.all(streams.map((browser) => openQuietStream(browser)));
    const item = { title: "Circles", description: "D", url: "https://video.example/1" };
    const path = `/tutor-dashboard/${assignmentId}/recordings/add`;
    expect((await at(other, tutor.browser).post(path, item)).status).toBe(303);
    await expect
      .poll(() => opened.map(({ events }) => events.includes("change")))
      .toEqual([true, true, true]);
    for (const stream of opened) stream.close();
  });

  test("are reachable over HTTP/2, with unchanged headers", async () => {
    const session = connect(fleet.academy.origin);
    const request = session.request({ ":path": "/faq", "accept-encoding": "br" });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      session.once("error", reject);
      request.once("response", resolve);
    });
    request.resume();
    session.close();
    const { headers: direct } = await at(fleet.instances[0]).get("/faq", {
      "accept-encoding": "br",
    });
    for (const name of ["content-security-policy", "strict-transport-security", "etag"]) {
      expect([name, headers[name]]).toEqual([name, direct.get(name)]);
    }
    expect([headers[":status"], headers["content-encoding"], headers["server"]]).toEqual([
      200,
      "br",
      "nginx",
    ]);
  });

  test("refuse too large forms themselves, and nginx refuses very large ones", async () => {
    const send = (bytes: number) =>
      new TestBrowser(fleet.academy).post("/login", { email: "a".repeat(bytes), password });
    const large = await send(70_000);
    expect([large.status, await large.text()]).toEqual([
      413,
      expect.stringContaining(errorPageFor(413, null).title),
    ]);
    expect((await send(200_000)).status).toBe(413);
    // A sheet may be larger: the product itself refuses it from somebody who is not signed in.
    const sheet = { text: "a".repeat(200_000) };
    const answer = await new TestBrowser(fleet.academy).post("/admin-dashboard/import", sheet);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin-login"]);
  });

  test("keep secret addresses out of nginx's log", async () => {
    const browser = await signedIn(fleet.academy, student);
    await browser.get("/calendar/SECRETKEY.ics");
    await browser.get("/reset-password/SECRETKEY?email=SECRETKEY");
    await browser.get("/faq?q=SECRETKEY");
    const { readLog } = fleet.nginx;
    await expect.poll(() => readLog("viluva.log")).toContain('"GET /faq" 200');
    expect(await readLog("viluva.log")).not.toContain("SECRETKEY");
    expect(await readLog("error.log")).not.toContain("SECRETKEY");
    const plain = await fetch(`${fleet.nginx.plain}/faq`, { redirect: "manual" });
    expect(plain.headers.get("location")).toBe(`${fleet.academy.origin}/faq`);
  });

  test("report their health to the health command", async () => {
    const ask = (env: Record<string, string>) =>
      startCommand("server/commands/health.ts", [], env).outcome;
    const [{ env }] = fleet.instances;
    expect(await ask(env)).toEqual({ code: 0, out: "", error: "" });
    const none = await ask({ ...env, PORT: "1" });
    expect(none).toMatchObject({ code: 1, error: expect.stringContaining("does not answer") });
  });

  test(
    "are restarted under load without lost writes, failed requests or duplicate mails",
    { timeout: isDeep() ? 900_000 : 60_000 },
    async () => {
      const drill = await Drill.prepare(fleet);
      for (let round = 0; round < runs({ usual: 1, deep: 20 }); round += 1) await drill.roll();
      const { acknowledged, lost, failed, half, restarts, read } = drill.result;
      console.log(
        `${restarts} restarts: ${acknowledged} acknowledged, ${lost.length} lost, ${failed.length} failed; ${read} answers to readers`,
      );
      expect({ lost, half, failed }).toEqual({ lost: [], half: [], failed: [] });
      expect(new Set(mails).size).toBe(mails.length);
      expect(mails.length).toBeGreaterThan(0);

      // A killed instance loses at most the answers in flight.
      await drill.kill(fleet.instances[0]);
      expect(drill.result).toMatchObject({ lost: [], failed: [], half: [] });
    },
  );

  test("are both stopped, and nginx answers 503", async () => {
    await Promise.all(fleet.instances.map((instance) => instance.leave()));
    const answer = await fetch(`${fleet.academy.origin}/faq`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await answer.text()).toContain("Back in a moment");
  });
});
