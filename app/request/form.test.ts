import { beforeAll, describe, expect, test } from "vitest";
import { countRows, readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { assign, makeAdmin, makeStudent, makeTutor, password } from "#test/support/people.ts";
import { RouterContextProvider } from "react-router";
import { requestIdContext, servicesContext, type Services } from "./context.ts";
import { readForm, type Fields } from "./form.ts";

const urlEncoded = "application/x-www-form-urlencoded";

function formRequest(body: BodyInit, type = urlEncoded): Request {
  return new Request("http://academy.example/", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
}

let logged: unknown[] = [];

/** Reads a form of a visitor. */
function read(request: Request): Promise<Fields> {
  logged = [];
  const context = new RouterContextProvider();
  const log: Services["log"] = (_level, event, { reason }) => logged.push([event, reason]);
  context.set(servicesContext, { log } as Services);
  context.set(requestIdContext, "00000000-0000-4000-8000-000000000000");
  return readForm(request, context);
}

describe("reading a form", () => {
  test.each([
    ["a field", "name=Asha", "Asha"],
    ["the first value of a repeated field", "name=Asha&name=Ravi", "Asha"],
    ["'' for a missing field", "other=Asha", ""],
    ["a field without its zero bytes", "name=As%00ha%00", "Asha"],
    ["Telugu and emoji", `name=${encodeURIComponent("గణితం 📐")}`, "గణితం 📐"],
    ["the composed form of a letter", "name=e%CC%81", "é"],
    ["what is valid of broken percent-encoding", "name=%E0%A4%A", "\uFFFD%A"],
    ["spaces as they are", "name=+Asha+", " Asha "],
  ])("gives %s", async (_, body, text) => {
    expect((await read(formRequest(body))).text("name")).toBe(text);
  });

  test("gives all distinct values of a field in order", async () => {
    const form = await read(formRequest("s=b&s=a&s=b&s=a%00"));
    expect(form.all("s")).toEqual(["b", "a"]);
    expect(form.all("none")).toEqual([]);
  });

  test("reads multipart forms and ignores files", async () => {
    const body = new FormData();
    body.append("name", "Asha");
    body.append("photo", new File(["bytes"], "photo.png"));
    const request = new Request("http://academy.example/", { method: "POST", body });
    const form = await read(request);
    expect(form.text("name")).toBe("Asha");
    expect(form.text("photo")).toBe("");
  });

  test.each([
    [64 * 1024, null],
    [64 * 1024 + 1, 413],
  ])("of %d bytes ends with %s", async (size, status) => {
    const reading = read(formRequest(`a=${"x".repeat(size - 2)}`));
    if (status === null) await expect(reading).resolves.toBeDefined();
    else await expect(reading).rejects.toMatchObject({ init: { status } });
    expect(logged).toEqual(status === null ? [] : [["send-form", "too-large"]]);
  });

  test("stops reading an endless body", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(97));
        // Far beyond the limit, but finite, so that a failing test ends.
        if (sent === 4000) controller.close();
      },
    });
    const request = new Request("http://academy.example/", {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": urlEncoded },
    } as RequestInit);
    await expect(read(request)).rejects.toMatchObject({ init: { status: 413 } });
    expect(sent).toBeLessThan(2000);
  });
});

describe("every form", () => {
  const academy = useAcademy();
  const browsers: Record<string, TestBrowser> = {};
  let assignmentId = "";
  let pendingId = "";

  beforeAll(async () => {
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
    browsers["tutor"] = tutor.browser;
    browsers["admin"] = (await makeAdmin(academy)).browser;
    browsers["visitor"] = new TestBrowser(academy);
    assignmentId = await assign(academy, student, tutor);
    pendingId = (await makeTutor(academy, "pending")).id;
  });

  const forms: [url: string, who: string][] = [
    ["/login", "visitor"],
    ["/signup", "visitor"],
    ["/tutor-login", "visitor"],
    ["/tutor-signup", "visitor"],
    ["/admin-login", "visitor"],
    ["/tutor-dashboard/A/recordings/add", "tutor"],
    ["/admin-dashboard/tutors/P/rejection", "admin"],
    ["/admin-dashboard/assignments/new", "admin"],
  ];

  const fields = ["email", "password", "name", "title", "description", "url", "reason", "classId"];
  const everyField = (value: string) => fields.map((name) => `${name}=${value}`).join("&");
  const tenMegabytes = `email=${"x".repeat(10_000_000)}`;
  const chunks = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < 10_000_000; sent += 100_000) {
          controller.enqueue(new Uint8Array(100_000).fill(97));
        }
        controller.close();
      },
    });

  const bodies: [what: string, status: number, type: string, body: () => BodyInit][] = [
    ["10 MB", 413, urlEncoded, () => tenMegabytes],
    ["10 MB in chunks", 413, urlEncoded, chunks],
    ["10 MB as a file", 413, "multipart/form-data; boundary=b", chunks],
    ["JSON", 415, "application/json", () => '{"email":"a@b.example"}'],
    ["plain text", 415, "text/plain", () => "email=a@b.example"],
    ["no type", 415, "", () => "email=a@b.example"],
    ["a similar content type", 415, "application/x-www-form-urlencodedly", () => "a=b"],
    ["multipart without a boundary", 400, "multipart/form-data", () => "email=a"],
    ["multipart cut short", 400, "multipart/form-data; boundary=b", () => "--b\r\nContent-Disp"],
    ["nothing", 400, urlEncoded, () => ""],
    ["zero bytes", 400, urlEncoded, () => everyField("%00%00")],
    ["broken percent-encoding", 400, urlEncoded, () => "email=%E0%A4%A&%=%&=&&"],
    ["unknown fields", 400, urlEncoded, () => "__proto__=1&constructor=2&role=admin"],
    ["200,000 ampersands", 413, urlEncoded, () => "&".repeat(200_000)],
  ];

  describe.each(forms)("%s", (url, who) => {
    test.each(bodies)("refuses %s with %i and changes nothing", async (_, status, type, body) => {
      const browser = browsers[who] ?? new TestBrowser(academy);
      const before = await countRows(academy);
      const answer = await browser.send(url.replace("A", assignmentId).replace("P", pendingId), {
        method: "POST",
        body: body(),
        headers: { "content-type": type },
        duplex: "half",
      } as RequestInit);
      expect(answer.status).toBe(status);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await countRows(academy)).toEqual(before);
      const reason = status === 413 ? "too-large" : "not-a-form";
      const { logged } = await readAuditTrail(academy, answer);
      if (status !== 400) expect(logged).toMatchObject([{ event: "send-form", reason }]);
    });
  });

  test("also works as multipart, with the first value of a repeated field", async () => {
    const { email } = await makeStudent(academy);
    const body = new FormData();
    for (const value of [email, "nobody@test.example"]) body.append("email", value);
    for (const value of [password, "wrong"]) body.append("password", value);
    const answer = await new TestBrowser(academy).send("/login", { method: "POST", body });
    expect(answer.status).toBe(303);
  });

  test("leaves the server running", async () => {
    expect((await fetch(`${academy.url}/healthz`)).status).toBe(200);
  });
});
