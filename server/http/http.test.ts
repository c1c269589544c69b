import { connect } from "node:net";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createDatabase, useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { serveAcademy } from "#server/academy.ts";
import { readSettings } from "#server/settings.ts";

const academy = useAcademy();

// The framework warns of each address that it can't decode.
beforeEach(() => {
  const spy = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => spy.mockRestore();
});

/** The server's answer to these bytes, until it closes or the time is over. */
function say(text: string, timeout = 10_000): Promise<string> {
  const { hostname, port } = new URL(academy.url);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(timeout, () => socket.destroy());
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

/** The first line of the answer to a form, from a client that reads only once all is sent. */
function upload(path: string, bytes: number): Promise<string> {
  const { host, hostname, port } = new URL(academy.url);
  const from = `Host: ${host}\r\nOrigin: http://${host}`;
  const head = `POST ${path} HTTP/1.1\r\n${from}\r\nContent-Length: ${bytes}\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\n`);
    socket.write("x".repeat(bytes), () => socket.resume());
    socket.once("data", (chunk) => {
      socket.destroy();
      resolve(String(chunk).split("\r\n")[0]?.trim() ?? "");
    });
    socket.once("error", (error) => resolve(error.message));
  });
}

describe("health", () => {
  test("is 200 while the database answers, and names nothing", async () => {
    const answer = await fetch(`${academy.url}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([200, "ok\n"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("is 503 when the database is gone, and a page is an error page", async () => {
    const { database, pool, drop } = await createDatabase("template");
    const open = { database, pool, close: async () => {} };
    const running = await serveAcademy(readSettings({ PORT: "0" }), open, () => {}, fastAcademy);
    await drop();
    const answer = await fetch(`${running.url}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([503, "unavailable\n"]);
    expect((await fetch(`${running.url}/faq`)).status).toBe(200);
    await running.stop();
  });
});

describe("whatever is asked", () => {
  const host = "Host: academy.example\r\nConnection: close";

  test.each([
    ["no Host", "GET /dashboard HTTP/1.1\r\n\r\n"],
    ["a Host that is none", "GET /dashboard HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
    ["a Host of brackets", "GET /dashboard HTTP/1.1\r\nHost: []\r\nConnection: close\r\n\r\n"],
    [
      "a Host with a port that is none",
      "GET /dashboard HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n",
    ],
    ["a Host with a path", "GET /dashboard HTTP/1.1\r\nHost: x/y?z#\r\nConnection: close\r\n\r\n"],
    ["two Hosts", `GET /dashboard HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n\r\n`],
    ["an empty Host", "GET /dashboard HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"],
    ["another scheme", `GET ftp://evil.example/dashboard HTTP/1.1\r\n${host}\r\n\r\n`],
    ["an address for a proxy", `GET http://evil.example/login HTTP/1.1\r\n${host}\r\n\r\n`],
    ["two slashes", `GET //evil.example/dashboard HTTP/1.1\r\n${host}\r\n\r\n`],
    ["a backslash", `GET /\\evil.example HTTP/1.1\r\n${host}\r\n\r\n`],
    ["invalid percent-encoding", `GET /%E0%A4%A HTTP/1.1\r\n${host}\r\n\r\n`],
    ["invalid percent-encoding of an id", `GET /dashboard/courses/%ZZ HTTP/1.1\r\n${host}\r\n\r\n`],
    ["a way up", `GET /dashboard/../../../etc/passwd HTTP/1.1\r\n${host}\r\n\r\n`],
    ["a zero byte", `GET /%00 HTTP/1.1\r\n${host}\r\n\r\n`],
    ["an unknown method", `FOO /login HTTP/1.1\r\n${host}\r\n\r\n`],
    ["TRACE", `TRACE /login HTTP/1.1\r\n${host}\r\n\r\n`],
    ["PROPFIND", `PROPFIND /login HTTP/1.1\r\n${host}\r\n\r\n`],
    ["OPTIONS *", `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`],
    ["20 KB of header", `GET /login HTTP/1.1\r\n${host}\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
    ["a length that is none", `POST /login HTTP/1.1\r\n${host}\r\nContent-Length: -1\r\n\r\n`],
    ["no HTTP at all", "hello\r\n\r\n"],
  ])("%s is never a 500 and never leads away", async (_, bytes) => {
    const answer = await say(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|30\d|4\d\d)/);
    expect(answer).not.toMatch(/location: *(http|\/\/)/i);
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
  });

  test.each([
    ["a page", "GET /dashboard", "evil.example"],
    ["a prerendered page", "GET /faq", "evil.example"],
    ["a file", "GET /favicon.svg", "evil.example"],
    ["health", "GET /healthz", "evil.example"],
    ["a form", "POST /logout", "evil.example"],
    ["a page, with the same name twice", "GET /dashboard", "academy.example"],
    ["a page, with an empty one", "GET /dashboard", ""],
  ])("two Host headers are a 400: %s", async (_, line, second) => {
    const answer = await say(`${line} HTTP/1.1\r\n${host}\r\nhOST: ${second}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "POST"])(
    "%s of a page is refused",
    async (method) => {
      const headers = { origin: academy.origin };
      const answer = await fetch(`${academy.url}/faq`, { method, headers });
      expect(answer.status).toBe(405);
    },
  );

  test.each([
    ["/login", "413"],
    ["/logout", "303"],
    ["/dashboard", "302"],
    ["/faq", "405"],
    ["/none", "404"],
  ])("10 MB sent to %s are answered with %s, and not with silence", async (path, status) => {
    expect(await upload(path, 10_000_000)).toBe(`HTTP/1.1 ${status}`);
  });

  test("an unfinished request keeps nobody else waiting", async () => {
    const unfinished = say(
      `POST /login HTTP/1.1\r\n${host}\r\nOrigin: http://academy.example\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
        "Content-Length: 1000\r\n\r\nemail=",
      500,
    );
    expect((await fetch(`${academy.url}/login`)).status).toBe(200);
    expect(await unfinished).toBe("");
  });

  test.each(["/", "/healthz", "/none", "/dashboard", "/robots.txt"])(
    "%s is neither sniffed nor framed",
    async (path) => {
      const { headers } = await fetch(academy.url + path, { redirect: "manual" });
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );
});
