import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { languageOfPath, languageTag, localizePath } from "#domain/shared/language.ts";
import { useAcademy } from "#test/support/academy.ts";
import { listUrls } from "#test/support/urls.ts";
import { createTestAccounts, type TestAccounts } from "./actors.ts";
import { access } from "./answers.ts";
import { type Answer, type Url } from "./rows.ts";
import { leaksOf, casesOf, quietRefusals, readAnswer } from "./ask.ts";

// The public part of the access matrix in the other languages, for a visitor.

const academy = useAcademy();
let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await createTestAccounts(academy);
});
beforeEach(quietRefusals);

/** What is there once for all languages; passkeys, the stream of events and the notices of other programs have no words. */
const once = /\.(?:xml|txt|css)$|^\/(?:logo|live|webhooks\/razorpay)$/;

const urls = (listUrls(routes) as Url[]).filter(
  (url) => languageOfPath(url) === "en" && !once.test(url),
);

test("most public addresses have a language", () => {
  expect(urls.length).toBeGreaterThan(25);
});

describe.each(["te", "hi"] as const)("in %s", (language) => {
  test.each(urls)("%s answers a visitor as in English", async (url) => {
    const one = casesOf(accounts, url, access[url].get).find(({ actor }) => actor === "visitor");
    if (!one) throw new Error("no case");
    const path = localizePath(one.path, language);
    const browser = accounts.browsers.visitor;
    const answer = await readAnswer(await browser.get(path));
    expect(answer.is).toBe(localized(one.wanted, language));
    expect(leaksOf(accounts, one, answer)).toEqual([]);
    const lang = /<html lang="([^"]*)"/.exec(answer.said)?.[1];
    if (lang !== undefined) expect(lang).toBe(languageTag(language));
    const posted = access[url].post.visitor.another;
    if (posted === "changes") return;
    const refused = await readAnswer(await browser.post(path));
    expect(refused.is).toBe(localized(posted, language));
    expect(leaksOf(accounts, one, refused)).toEqual([]);
  });
});

const localized = (answer: Answer, language: "te" | "hi"): Answer =>
  typeof answer === "string" && answer !== "changes"
    ? (localizePath(answer, language) as Answer)
    : answer;
