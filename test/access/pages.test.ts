import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { useAcademy } from "#test/support/academy.ts";
import { listUrls, routeIdsOf } from "#test/support/urls.ts";
import { actors, makeWorld, type World } from "./actors.ts";
import { access, members, type Answers, type Url } from "./answers.ts";
import { askAll, casesOf, dashboards, hear, hearData, quietRefusals } from "./ask.ts";

const urls = listUrls(routes) as Url[];
const academy = useAcademy();
let world: World;

beforeAll(async () => {
  world = await makeWorld(academy);
});
beforeEach(quietRefusals);

/** Who has read which canary so far. */
const seen = new Map<string, Set<string>>();

test("every address of the product has a row, and no row is left over", () => {
  expect(Object.keys(access).toSorted()).toEqual([...urls].toSorted());
});

describe.each(urls)("%s answers", (url) => {
  const cases = () =>
    casesOf(world, url, access[url].get).filter(({ wanted }) => wanted !== "changes");

  test("the page as the table says, and nobody else's words", async () => {
    const { wrong, heard } = await askAll(world, cases(), async ({ actor, path }) =>
      hear(await world.browsers[actor].get(path)),
    );
    expect(wrong).toEqual([]);
    for (const { actor, said } of heard) {
      for (const { text } of world.canaries.filter((one) => said.includes(one.text))) {
        seen.set(text, (seen.get(text) ?? new Set()).add(actor));
      }
    }
  });

  test("its head alone as the page", async () => {
    const { wrong, heard } = await askAll(world, cases(), async ({ actor, path }) =>
      hear(await world.browsers[actor].send(path, { method: "HEAD" })),
    );
    expect(wrong).toEqual([]);
    expect(heard.filter(({ said }) => said.includes("<html"))).toEqual([]);
  });

  test("the data request as the page", async () => {
    const { wrong } = await askAll(world, cases(), async ({ actor, path }) =>
      hearData(await world.browsers[actor].getData(path)),
    );
    expect(wrong).toEqual([]);
  });

  // A client may name the routes whose data it wants: the guards run all the same.
  test.each(routeIdsOf(routes, url))("the data request for %s alone as its page", async (id) => {
    const isPage = id === routeIdsOf(routes, url).at(-1);
    const named = isPage ? cases() : casesOf(world, url, layoutAnswers(id, url));
    const { wrong } = await askAll(world, named, async ({ actor, path }) =>
      hearData(await world.browsers[actor].getData(`${path}?_routes=${encodeURIComponent(id)}`)),
    );
    expect(wrong).toEqual([]);
  });
});

/** What a layout's own data answers: its dashboard's guard has the word, and no record is named. */
function layoutAnswers(id: string, url: Url): Answers {
  if (id === "routes/tutor/assignment/page") {
    return access["/tutor-dashboard/:assignmentId/:section"].get;
  }
  // Its parts have its guard and nothing to say.
  if (url === "/live") return members(200);
  // Only students have a guardian.
  if (url.startsWith("/account/guardian")) return access["/account/guardian"].get;
  // A page's own guards turn away whoever asks for its layout, too.
  if (url.startsWith("/account/second-factor")) return access["/account/second-factor"].get;
  if (url === "/account/export" || url === "/account/export.json") return access[url].get;
  // Whoever knows the address may read it: its parts have no guard.
  if (url === "/calendar/:token.ics") return access["/"].get;
  const dashboard = dashboards.find((one) => url.startsWith(one));
  return dashboard ? access[dashboard].get : access["/"].get;
}

test("each word is read by all whom it is for, and what was deleted by nobody", () => {
  const readBy = world.canaries.map(({ text }) => [text, [...(seen.get(text) ?? [])].toSorted()]);
  const meantFor = world.canaries.map(({ text, readers }) => [
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

  test.each(spellings)("%s shows nothing to those whom it isn't for", async (path) => {
    const outsiders = actors.filter((actor) => actor !== "admin");
    for (const actor of outsiders) {
      const { said } = await hear(await world.browsers[actor].get(path));
      const found = world.canaries.filter(({ text }) => said.includes(text));
      expect(found, actor).toEqual([]);
    }
  });
});
