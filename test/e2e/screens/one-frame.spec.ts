import { expect, test, type Open } from "../support/browser.ts";
import { everySecond } from "../support/depth.ts";
import {
  makeApplicant,
  makeStudent,
  makeTutor,
  theAdmin,
  type SignedIn,
} from "../support/people.ts";
import { accountPaths as account } from "../support/account-paths.ts";
import { makeBusyCourse } from "../support/teaching.ts";

const phone = { width: 360, height: 760 };
const desk = { width: 1024, height: 760 };

interface Role {
  make: () => Promise<{ as: SignedIn; paths: string[] }>;
  /** The places of the bar. */
  bar: string[];
  /** Whose name the bar has at these addresses; at others it is the account's. */
  current: (path: string) => string | undefined;
}

const lessonPlaces = (path: string, home: string) => {
  if (path === "/calendar") return "Calendar";
  if (path === `${home}/timetable`) return "Timetable";
  return path.startsWith(home) ? "Dashboard" : undefined;
};

const tutorPlace = (path: string) =>
  path === "/account/hours" ? "Hours" : lessonPlaces(path, "/tutor-dashboard");

const roles: Record<string, Role> = {
  student: {
    async make() {
      const { student, assignmentId } = await makeBusyCourse();
      const own = ["", `/courses/${assignmentId}`, "/timetable", "/progress", "/demo"];
      const other = ["/calendar", "/account/times", "/account/guardian", "/tutor-dashboard"];
      return {
        as: student,
        paths: [...own.map((path) => `/dashboard${path}`), ...other, ...account],
      };
    },
    bar: ["Dashboard", "Timetable", "Progress", "Calendar"],
    current: (path) =>
      path === "/dashboard/progress" ? "Progress" : lessonPlaces(path, "/dashboard"),
  },
  tutor: {
    async make() {
      const { tutor, assignmentId } = await makeBusyCourse();
      const tabs = ["student", "recordings", "live-sessions", "exams", "announcements"];
      const own = ["", "/timetable", ...tabs.map((tab) => `/${assignmentId}/${tab}`)];
      const paths = own.map((path) => `/tutor-dashboard${path}`);
      return { as: tutor, paths: [...paths, "/account/hours", "/calendar", ...account] };
    },
    bar: ["Dashboard", "Timetable", "Hours", "Calendar"],
    current: tutorPlace,
  },
  applicant: {
    make: async () => ({
      as: await makeApplicant(),
      paths: ["/tutor-dashboard", "/tutor-dashboard/timetable", "/account/hours", ...account],
    }),
    bar: ["Dashboard", "Timetable", "Hours", "Calendar"],
    current: tutorPlace,
  },
  admin: {
    make: async () => ({
      as: theAdmin(),
      paths: [
        "",
        "/students",
        "/tutors",
        "/assignments",
        "/timetable",
        "/enquiries",
        "/more",
        "/today",
        "/evening",
        "/lessons",
        "/quality",
        "/site",
        "/staff",
        "/log",
        "/search",
      ]
        .map((path) => `/admin-dashboard${path}`)
        .concat("/account", "/account/passkeys", "/account/export"),
    }),
    bar: ["Today", "People", "Timetable", "Enquiries", "More"],
    current(path) {
      const [, home, screen = ""] = path.split("/");
      if (home !== "admin-dashboard") return undefined;
      const names: Record<string, string | undefined> = {
        "": "Today",
        today: "Today",
        evening: "Today",
        students: "People",
        tutors: "People",
        assignments: "People",
        timetable: "Timetable",
        enquiries: "Enquiries",
      };
      if (screen === "search") return "";
      return names[screen] ?? "More";
    },
  },
};

for (const [role, { make, bar, current }] of Object.entries(roles)) {
  test(`a phone's frame is the same on every screen of a ${role}`, async ({ open }) => {
    const { as, paths } = await make();
    const page = await open({ as, viewport: phone });
    for (const path of everySecond(paths)) {
      await page.goto(path);
      const header = page.getByRole("banner");
      const places = page.locator(".places-bar");
      expect.soft((await header.boundingBox())?.height, path).toBeLessThanOrEqual(56);
      expect.soft((await places.boundingBox())?.height, path).toBeLessThanOrEqual(64);
      await expect.soft(places.getByRole("link"), path).toHaveText(bar);
      await expect.soft(header.getByRole("link", { name: "Account" }), path).toBeVisible();
      const name = current(path);
      const marked = places.locator("[aria-current=true]");
      if (path !== "/tutor-dashboard" || role !== "student") {
        await expect.soft(marked, path).toHaveText(name ? [name] : []);
        if (name === undefined) {
          await expect
            .soft(header.locator("[aria-current=true]:visible"), path)
            .toHaveText("Account");
        }
      }
      expect.soft(await findFaults(page), path).toEqual([]);
    }
  });
}

type Page = Awaited<ReturnType<Open>>;

/** What the bar covers at the end of the page, and what is wider than the page. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth} px wide`);
    const bar = document.querySelector(".places-bar");
    const main = document.querySelector("main");
    const top = bar?.getBoundingClientRect().top ?? 0;
    if (main && main.getBoundingClientRect().bottom > top + 1) faults.push("covers the page's end");
    for (const place of bar?.querySelectorAll("a") ?? []) {
      const isCut =
        place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
      if (isCut) faults.push(`cuts ${place.textContent}`);
    }
    return faults;
  });
}

test("the staff's rail is beside their account too, and a wide screen has no bar", async ({
  open,
}) => {
  const page = await open({ as: theAdmin(), viewport: desk });
  for (const path of ["/admin-dashboard", "/account", "/account/passkeys"]) {
    await page.goto(path);
    await expect(page.locator(".places-rail")).toBeVisible();
    await expect(page.locator(".places-bar")).toBeHidden();
  }
});

test("a link of the rail opens its screen in the same document, or beside it", async ({ open }) => {
  const page = await open({ as: theAdmin(), viewport: desk });
  await page.goto("/admin-dashboard");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const rail = page.locator(".places-rail");
  await rail.getByRole("link", { name: "Quality" }).click();
  await expect(page).toHaveURL("/admin-dashboard/quality");
  await expect(rail.getByRole("link", { name: "Quality" })).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  const beside = page.context().waitForEvent("page");
  await rail.getByRole("link", { name: "Site" }).click({ modifiers: ["ControlOrMeta"] });
  await (await beside).close();
  await expect(page).toHaveURL("/admin-dashboard/quality");
});

test("the bar comes before the page by keyboard, and paper has none", async ({ open }) => {
  const page = await open({ as: await makeStudent(), viewport: phone });
  await page.goto("/dashboard");
  await page.getByRole("banner").getByRole("link", { name: "Account" }).focus();
  await page.keyboard.press("Tab");
  const places = page.locator(".places-bar");
  await expect(places.getByRole("link", { name: "Dashboard" })).toBeFocused();
  await page.emulateMedia({ media: "print" });
  await expect(places).toBeHidden();
});

test("in forced colours the current place has a border of the system's", async ({ open }) => {
  const page = await open({ as: await makeTutor(), viewport: phone });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/account/hours");
  const [current, other] = ["Hours", "Timetable"].map((name) =>
    page.locator(".places-bar").getByRole("link", { name }),
  );
  const colour = (link: typeof current) =>
    link?.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await colour(current)).not.toBe(await colour(other));
});
