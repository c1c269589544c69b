import { beforeAll, beforeEach, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl, listUrls } from "#test/support/urls.ts";
import { createTestAccounts, type Actor, type TestAccounts } from "./actors.ts";
import { quietRefusals } from "./ask.ts";
import { lessonIds, sectionNames } from "./lesson.ts";

const withId = listUrls(routes).filter((url) => url.includes(":") && url !== "/services/:category");
const academy = useAcademy();
let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
});
beforeEach(quietRefusals);

const owners: Record<string, Actor> = {
  account: "student",
  calendar: "student",
  dashboard: "student",
  "tutor-dashboard": "tutor",
  "admin-dashboard": "admin",
};

/** What forms ask for before they look for the record. */
const valid = {
  text: "A note.",
  reason: "No certificate.",
  password: "another long password",
  confirmPassword: "another long password",
};

const oddIds = {
  "a word": () => "none",
  "an unknown id": () => "00000000-0000-4000-8000-000000000000",
  "another spelling of an id": (id: string) => id.toUpperCase(),
  "an id and more": (id: string) => `${id}%0A`,
  "10,000 characters": () => "a".repeat(10_000),
  "a zero byte": () => "%00",
  "a way up": () => "..%2F..%2Fadmin-dashboard",
  "a quote": () => "'%20or%20''='",
  Telugu: () => encodeURIComponent("గణితం"),
};

test.each(withId)("an invalid id is a 404 at %s, as a page, as data and as a form", async (url) => {
  const owner = owners[url.split("/")[1] ?? ""] ?? "visitor";
  const browser = accounts.browsers[url.startsWith("/account/hours/") ? "tutor" : owner];
  const lesson = accounts.lesson("tutor", "own");
  const ids = lesson ? lessonIds(lesson, "recordings") : {};
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const before = await readState(academy);
  for (const name of names) {
    for (const [odd, spell] of everyNth(9, Object.entries(oddIds), withId.indexOf(url))) {
      const path = fillUrl(url, { ...ids, [name]: spell(ids[name] ?? "") });
      // Who undoes a deletion that was none is told so in the list.
      const isOfList = url.startsWith("/admin") && !["lessonId", "noteId"].includes(name);
      const isUndo = url.endsWith("/undo") && (isOfList || name === "itemId");
      const isRedirect =
        /\/(approval|invitation|start|done|done\/undo|siblings\/:siblingId\/\w+|claims\/:claimId\/\w+)$/.test(
          url,
        ) || isUndo;
      const page = await browser.get(path);
      const data = await browser.getData(path);
      expect([odd, page.status, data.status]).toEqual([
        odd,
        ...(isRedirect ? [302, 202] : [404, 404]),
      ]);
      const posted = await browser.post(path, valid);
      // An admin is told so in the list, except by a page that has no list behind it.
      const isPage =
        /^\/admin-dashboard\/((students|tutors)\/:\w+(\/progress|\/away|\/room|\/assignments\/.*)?$|staff\/:adminId(\/end|\/invitation)?$|notes\/|import\/:\w+$|enquiries\/|holidays\/:\w+\/lessons$|fees\/(?!claims)|site\/|lessons\/|messages\/|assignments\/:\w+\/lessons\/)/.test(
          url,
        );
      const refusal = (url.startsWith("/admin") && !isPage) || isUndo ? 303 : 404;
      // A step of the set-up, the pay of a tutor, an invoice, a statement and a file have no form.
      const isRead =
        /\/(fees\/(pay-runs\/:runId\/)?tutors\/:tutorId|fees\/.*:documentId|pay\/:runId|photos\/:photoId|bank\.csv)$/;
      const hasForm = name !== "setupStep" && !isRead.test(url);
      const status = hasForm ? refusal : 405;
      expect([odd, posted.status]).toEqual([odd, status]);
    }
  }
  expect(await readState(academy)).toEqual(before);
});

test.each(sectionNames)(
  "%s: an item of another assignment cannot be opened through one's own",
  async (section) => {
    const [own, other] = [accounts.lesson("tutor", "own"), accounts.lesson("tutor", "another")];
    if (!own || !other) throw new Error("no lessons");
    const before = await readState(academy);
    const mixed = [
      `/tutor-dashboard/${own.assignmentId}/${section}/${other.items[section]}/delete`,
      `/tutor-dashboard/${other.assignmentId}/${section}/${own.items[section]}/delete`,
      ...sectionNames
        .filter((one) => one !== section)
        .map((one) => `/tutor-dashboard/${own.assignmentId}/${one}/${own.items[section]}/delete`),
    ];
    for (const path of mixed) {
      const { tutor } = accounts.browsers;
      const statuses = [
        (await tutor.get(path)).status,
        (await tutor.getData(path)).status,
        (await tutor.post(path)).status,
        (await tutor.postData(path)).status,
      ];
      expect([path, statuses]).toEqual([path, [404, 404, 404, 404]]);
    }
    expect(await readState(academy)).toEqual(before);
  },
);

test("no address leads out of its folder", async () => {
  for (const path of ["/dashboard/courses/../../admin-dashboard", "/assets/../../package.json"]) {
    const answer = await accounts.browsers.student.get(path.replaceAll("../", "%2e%2e/"));
    expect([302, 404]).toContain(answer.status);
  }
});
