import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { everyNth } from "#test/support/depth.ts";
import { listUrls } from "#test/support/urls.ts";
import { createTestAccounts, type TestAccounts } from "./actors.ts";
import { access } from "./answers.ts";
import { type Url } from "./rows.ts";
import { askAll, casesOf, readAnswer, readDataAnswer, quietRefusals, sampleOf } from "./ask.ts";

const urls = listUrls(routes) as Url[];
const academy = useAcademy();
let accounts: TestAccounts;
let before: Record<string, string>;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
  before = await readState(academy);
});
beforeEach(quietRefusals);

const casesOfForm = (url: Url) =>
  sampleOf(casesOf(accounts, url, access[url].post).filter(({ wanted }) => wanted !== "changes"));

describe.each(urls)("%s answers an empty form", (url) => {
  test("as the table says, and changes nothing", async () => {
    const { wrong } = await askAll(accounts, casesOfForm(url), async ({ actor, path }) =>
      readAnswer(await accounts.browsers[actor].post(path)),
    );
    expect(wrong).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });
});

describe.each(everyNth(12, urls))("%s answers an empty form", (url) => {
  test("sent by a script, with the same result as the page's form", async () => {
    const { wrong } = await askAll(accounts, casesOfForm(url), async ({ actor, path }) =>
      readDataAnswer(await accounts.browsers[actor].postData(path)),
    );
    expect(wrong).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });
});

describe.each(everyNth(16, urls))("%s answers an empty form", (url) => {
  // A browser addresses a folder's own page so; it must not bypass the folder's guard.
  test("sent to its index, without bypassing a guard", async () => {
    const { wrong } = await askAll(accounts, casesOfForm(url), async ({ actor, path }) =>
      readAnswer(await accounts.browsers[actor].post(`${path}?index`)),
    );
    expect(wrong.filter((one) => isGranted(one as { is: unknown }))).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });
});

/** Whether an answer is more than a refusal. */
function isGranted({ is }: { is: unknown }): boolean {
  return typeof is === "number" && is < 400;
}
