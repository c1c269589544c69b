import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Actor } from "#data/account/sessions.ts";
import { actorContext, servicesContext, type Services } from "#request/context.ts";
import { takeFlashMessage } from "#request/flash-message.ts";
import { readAbout, redirectAbout, sealAbout } from "./notice-about.ts";

const secret = randomBytes(32);

function contextOf(sessionId: string | null, key: Uint8Array = secret): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, { secret: key, secure: false } as Services);
  context.set(actorContext, sessionId === null ? null : ({ session: { id: sessionId } } as Actor));
  return context;
}

const own = contextOf("session");
const code = "exam-deleted";
const about = "రవి కుమార్, Mathematics";
const seal = (now = Date.now()) => sealAbout(own, code, about, now);

/** The header with which a browser sends back what an answer has set. */
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const take = (cookie: string) =>
  takeFlashMessage(own, new Request("http://academy.example", { headers: { cookie } }));

test("the next page reads whom and what a notice is about", async () => {
  const answer = await redirectAbout(own, "/next", code, about, { undo: null });
  expect(answer.headers.get("location")).toBe("/next");
  const { notice } = await take(cookieOf(answer));
  expect(notice?.code).toBe(code);
  expect(readAbout(own, notice)).toBe(about);
  expect(readAbout(own, null)).toBe(null);
});

test("the cookie shows no letter of a name, and is another one each time", async () => {
  const cookie = decodeURIComponent(cookieOf(await redirectAbout(own, "/", code, "Ravi Kumar")));
  const text = Buffer.from(cookie.split("=")[1] ?? "", "base64").toString();
  expect(text).toContain(code);
  const { sealed } = JSON.parse(text) as { sealed: string };
  expect(text).not.toContain("Ravi");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("Ravi");
  expect(seal()).not.toBe(seal());
});

test("a message about a record that is gone names nothing", async () => {
  const { notice } = await take(cookieOf(await redirectAbout(own, "/", code, null)));
  expect(notice).toMatchObject({ code, sealed: null });
  expect(readAbout(own, notice)).toBe(null);
});

test.each([
  ["another session", contextOf("other"), code],
  ["a signed-out visitor", contextOf(null), code],
  ["another notice", own, "exam-restored"],
  ["a server with another secret", contextOf("session", randomBytes(32)), code],
])("%s reads nothing of it", (_, context, readAs) => {
  expect(readAbout(context, { code: readAs, sealed: seal() })).toBe(null);
});

test("a visitor's own notice is theirs", () => {
  const visitor = contextOf(null);
  const sealed = sealAbout(visitor, code, about, Date.now());
  expect(readAbout(visitor, { code, sealed })).toBe(about);
  expect(readAbout(own, { code, sealed })).toBe(null);
});

test("a forged or changed value names nothing", () => {
  const sealed = seal();
  const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
  const words = Buffer.from(JSON.stringify([Date.now(), "Call +91 99999 99999"]));
  for (const forged of [changed, sealed.slice(4), "A", words.toString("base64url")]) {
    expect(readAbout(own, { code, sealed: forged })).toBe(null);
  }
});

test.each([
  [{ sealed: "A".repeat(1501) }],
  [{ sealed: "<b>Ravi</b>" }],
  [{ sealed: "" }],
  [{ sealed: ["A"] }],
  [{ sealed: { about } }],
  [{ about }],
])("a cookie with %j has nothing sealed", async (forged) => {
  const value = Buffer.from(JSON.stringify({ code, ...forged })).toString("base64");
  const { notice } = await take(`viluva_notice=${encodeURIComponent(value)}`);
  expect(notice).toMatchObject({ code, sealed: null });
});

test("it is read for a minute", () => {
  const now = Date.now();
  expect(readAbout(own, { code, sealed: seal(now - 59_000) }, now)).toBe(about);
  expect(readAbout(own, { code, sealed: seal(now - 61_000) }, now)).toBe(null);
  expect(readAbout(own, { code, sealed: seal(now + 61_000) }, now)).toBe(null);
});

test("what is long is cut at a whole letter, and its cookie stays far below 4,096 bytes", async () => {
  const long = "శ్రీ".repeat(2000);
  const cookie = cookieOf(await redirectAbout(own, "/", code, long));
  expect(cookie.length).toBeLessThan(2048);
  const { notice } = await take(cookie);
  expect(readAbout(own, notice)).toBe(`${"శ్రీ".repeat(39)}…`);
});
