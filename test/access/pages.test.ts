import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { useAcademy } from "#test/support/academy.ts";
import { publishName } from "#test/support/published-site.ts";
import { findSampleName } from "#test/support/sample-name.ts";
import { everyNth } from "#test/support/depth.ts";
import { listUrls, routeIdsOf } from "#test/support/urls.ts";
import { actors, staff, createTestAccounts, type TestAccounts } from "./actors.ts";
import { access } from "./answers.ts";
import { members, type Answers, type Url } from "./rows.ts";
import {
  askAll,
  casesOf,
  dashboards,
  readAnswer,
  readDataAnswer,
  quietRefusals,
  sampleOf,
} from "./ask.ts";

const urls = listUrls(routes) as Url[];
const academy = useAcademy();
let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
  await publishName(academy, "Deepam Tutorials", accounts.people.admin.id);
});
beforeEach(quietRefusals);

const namesOfTheSample = ({ path, said }: { path: string; said: string }) =>
  findSampleName(said).map((found) => `${path}: ${found}`);

/** The actors who were shown each canary text. */
const seen = new Map<string, Set<string>>();

test("every address of the product has exactly one row", () => {
  expect(Object.keys(access).toSorted()).toEqual([...urls].toSorted());
});

const casesOfPage = (url: Url, answers: Answers = access[url].get) =>
  sampleOf(casesOf(accounts, url, answers).filter(({ wanted }) => wanted !== "changes"));

/** The data of the forms to sign in and up is a file, the same for everyone. */
const casesOfData = (url: Url) =>
  casesOfPage(url, access[url] === access["/login"] ? access["/"].get : undefined);

describe.each(urls)("%s answers", (url) => {
  test("the page as the table says, without other people's data", async () => {
    const { wrong, answers } = await askAll(accounts, casesOfPage(url), async ({ actor, path }) =>
      readAnswer(await accounts.browsers[actor].get(path)),
    );
    expect(wrong).toEqual([]);
    expect(answers.flatMap(namesOfTheSample)).toEqual([]);
    for (const { actor, said } of answers) {
      for (const { text } of accounts.canaries.filter((one) => said.includes(one.text))) {
        seen.set(text, (seen.get(text) ?? new Set()).add(actor));
      }
    }
  });
});

describe.each(everyNth(48, urls))("%s answers", (url) => {
  test("a HEAD request like the page", async () => {
    const { wrong, answers } = await askAll(accounts, casesOfPage(url), async ({ actor, path }) =>
      readAnswer(await accounts.browsers[actor].send(path, { method: "HEAD" })),
    );
    expect(wrong).toEqual([]);
    expect(answers.filter(({ said }) => said.includes("<html"))).toEqual([]);
  });
});

describe.each(everyNth(24, urls))("%s answers", (url) => {
  test("the data request like the page", async () => {
    const { wrong, answers } = await askAll(accounts, casesOfData(url), async ({ actor, path }) =>
      readDataAnswer(await accounts.browsers[actor].getData(path)),
    );
    expect(wrong).toEqual([]);
    expect(answers.flatMap(namesOfTheSample)).toEqual([]);
  });
});

describe.each(everyNth(32, urls))("%s answers", (url) => {
  // A client may request the data of single routes; the guards run anyway.
  test.each(routeIdsOf(routes, url))("the data request for %s alone like its page", async (id) => {
    const isPage = id === routeIdsOf(routes, url).at(-1);
    const named = isPage
      ? casesOfData(url)
      : sampleOf(casesOf(accounts, url, layoutAnswers(id, url)));
    const { wrong } = await askAll(accounts, named, async ({ actor, path }) =>
      readDataAnswer(
        await accounts.browsers[actor].getData(`${path}?_routes=${encodeURIComponent(id)}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** The answer of a layout's own data: its dashboard's guard decides, without a record. */
function layoutAnswers(id: string, url: Url): Answers {
  if (id === "routes/tutor/assignment/page") {
    return access["/tutor-dashboard/:assignmentId/:section"].get;
  }
  // Their layouts have their guard and no data.
  if (url === "/live" || url === "/offline" || url.startsWith("/to/")) return members(200);
  // Only students have a guardian.
  if (url.startsWith("/account/guardian")) return access["/account/guardian"].get;
  if (url.startsWith("/account/hours")) return access["/account/hours"].get;
  if (url.startsWith("/account/times")) return access["/account/times"].get;
  // A page's own guards also apply to requests for its layout.
  if (url.startsWith("/account/second-factor")) return access["/account/second-factor"].get;
  if (url.startsWith("/account/export") || /^[^:]*\.csv$/.test(url)) return access[url].get;
  // A bearer link: its layouts have no guard.
  if (url === "/calendar/:token.ics") return access["/"].get;
  // The tutor's guard asks which of its pages it is.
  if (url.startsWith("/tutor-dashboard/")) {
    const { suspendedTutor } = access[url].get;
    return { ...access["/tutor-dashboard"].get, suspendedTutor };
  }
  // The admins' guard asks whose area it is in.
  if (url.startsWith("/admin-dashboard/")) return ofStaffLayout(access[url].get);
  const dashboard = dashboards.find((one) => url.startsWith(one));
  return dashboard ? access[dashboard].get : access["/"].get;
}

/** Whoever may open a page of the dashboard may read its layout. */
function ofStaffLayout(page: Answers): Answers {
  const roles = (Object.keys(staff) as (keyof typeof staff)[]).map((actor) => {
    const answer = page[actor].own === 403 ? 403 : 200;
    return [actor, { own: answer, another: answer }];
  });
  return { ...access["/admin-dashboard"].get, ...(Object.fromEntries(roles) as Partial<Answers>) };
}

test("every text is shown to exactly its readers, and deleted texts to nobody", () => {
  const readBy = accounts.canaries.map(({ text }) => [
    text,
    [...(seen.get(text) ?? [])].toSorted(),
  ]);
  const meantFor = accounts.canaries.map(({ text, readers }) => [
    text,
    [...new Set(readers)].toSorted(),
  ]);
  expect(readBy).toEqual(meantFor);
  expect(meantFor.filter(([, readers]) => readers?.length === 0).length).toBeGreaterThan(10);
});

describe("another spelling of a guarded address", () => {
  const spellings = [
    "/Admin-Dashboard",
    "/ADMIN-DASHBOARD/TUTORS",
    "/admin-dashboard/",
    "/admin-dashboard//tutors",
    "//admin-dashboard",
    "/%61dmin-dashboard/tutors",
    "/admin-dashboard%2Ftutors",
    "/admin-dashboard/tutors/",
    "/admin-dashboard;a=b/tutors",
    "/admin-dashboard/./tutors",
    "/faq/..%2fadmin-dashboard",
    "/faq/%2e%2e/admin-dashboard",
    "/admin-dashboard/_.data",
    "/admin-dashboard.data?_routes=",
    "/admin-dashboard.data?_routes=root",
    "/admin-dashboard/tutors.data?_routes=none",
    "/ADMIN-DASHBOARD.DATA",
    "/admin-dashboard?index",
    "/admin-dashboard.data?index",
    "/__manifest?paths=%2Fadmin-dashboard",
  ];

  test.each(spellings)("%s shows nothing to other actors", async (path) => {
    const outsiders = actors.filter((actor) => !(actor in staff));
    for (const actor of outsiders) {
      const { said } = await readAnswer(await accounts.browsers[actor].get(path));
      const found = accounts.canaries.filter(({ text }) => said.includes(text));
      expect(found, actor).toEqual([]);
    }
  });
});
