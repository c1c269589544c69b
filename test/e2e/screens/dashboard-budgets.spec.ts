import type { Browser, Page } from "@playwright/test";
import { languages, type Language } from "#domain/shared/language.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { theAdmin } from "../support/people.ts";
import { academyUrl, findInPage } from "../support/requests.ts";
import { makeBusyCourse, minutesFromNow, publish } from "../support/teaching.ts";
import { sumBytes } from "./page-weight.ts";
import { recordTransfers, waitForTransfers } from "./transfers.ts";

/** Bytes of script that a dashboard may load, as sent: for the first screen and for each further one. */
const budgets = { first: 135_000, further: 8_000 };

interface Visit {
  cookie: string;
  /** The first screen is loaded, the others are reached by client-side navigation. */
  screens: readonly string[];
  localStorage?: Record<string, string>;
}

interface ScreenScript {
  screen: string;
  isFirst: boolean;
  /** Bytes of script that this screen was the first to load. */
  script: number;
}

/** Goes through a visit on a phone with an empty cache. */
async function measureVisit(browser: Browser, visit: Visit): Promise<ScreenScript[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const [name = "", value = ""] = visit.cookie.split("=");
    await context.addCookies([{ name, value, url: academyUrl() }]);
    await context.addInitScript((items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    }, visit.localStorage ?? {});
    const page = await context.newPage();
    const transfers = await recordTransfers(await context.newCDPSession(page));
    const measured: ScreenScript[] = [];
    let before = 0;
    for (const [index, screen] of visit.screens.entries()) {
      if (index === 0) await page.goto(academyUrl() + screen, { waitUntil: "networkidle" });
      else await navigate(page, screen);
      await waitForTransfers(transfers);
      const script = sumBytes(transfers, /javascript/);
      measured.push({ screen, isFirst: index === 0, script: script - before });
      before = script;
    }
    return measured;
  } finally {
    await context.close();
  }
}

/** Navigates as the browser's back button does: the page's router loads the address. */
async function navigate(page: Page, address: string): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes(".data"));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await loaded;
}

function findOverruns(screens: readonly ScreenScript[]): string[] {
  return screens.flatMap(({ screen, isFirst, script }) => {
    const most = isFirst ? budgets.first : budgets.further;
    return script > most ? [`${screen}: ${script} bytes of script, budget ${most}`] : [];
  });
}

const visits: Record<string, () => Promise<Visit>> = {
  async student() {
    const { student, assignmentId } = await makeBusyCourse();
    // A course loads a document, so it comes first.
    const screens = [
      `/dashboard/courses/${assignmentId}`,
      "/dashboard",
      "/dashboard/timetable",
      "/dashboard/progress",
    ];
    return { cookie: student.cookie, screens };
  },
  async tutor() {
    const { tutor, assignmentId } = await makeBusyCourse();
    const assignment = `/tutor-dashboard/${assignmentId}`;
    const list = `${assignment}/live-sessions`;
    const id = await findInPage(list, tutor.cookie, /live-sessions\/([\w-]{36})\/edit/);
    await publish(tutor, assignmentId, "live-sessions", "Just over", minutesFromNow(-65));
    // The newest comes first.
    const held = await findInPage(list, tutor.cookie, /live-sessions\/([\w-]{36})\/edit/);
    const screens = [
      "/tutor-dashboard",
      "/tutor-dashboard/add",
      "/tutor-dashboard/timetable",
      `/tutor-dashboard/sessions/${held}/finish`,
      `${assignment}/student`,
      list,
      `${list}/add`,
      `${list}/${id}/edit`,
      `${list}/${id}/delete`,
    ];
    return { cookie: tutor.cookie, screens };
  },
  async admin() {
    const { student, tutor, assignmentId } = await makeBusyCourse();
    const screens = [
      "/admin-dashboard",
      "/admin-dashboard/students",
      `/admin-dashboard/students/${student.id}`,
      `/admin-dashboard/students/${student.id}/delete`,
      `/admin-dashboard/students/${student.id}/progress`,
      "/admin-dashboard/referrals",
      "/admin-dashboard/setup",
      "/admin-dashboard/setup/mail",
      "/admin-dashboard/syllabus",
      "/admin-dashboard/tutors",
      `/admin-dashboard/tutors/${tutor.id}`,
      `/admin-dashboard/tutors/${tutor.id}/rejection`,
      "/admin-dashboard/assignments",
      "/admin-dashboard/assignments/new",
      `/admin-dashboard/assignments/${assignmentId}/hand-over`,
      `/admin-dashboard/assignments/${assignmentId}/end`,
      `/admin-dashboard/assignments/${assignmentId}/delete`,
      "/admin-dashboard/timetable",
      "/admin-dashboard/log",
    ];
    return { cookie: theAdmin().cookie, screens, localStorage: { adminUser: "{}" } };
  },
  async account() {
    const { student } = await makeBusyCourse();
    const screens = ["/account", "/account/password"];
    return { cookie: student.cookie, screens };
  },
};

for (const [role, makeVisit] of Object.entries(visits)) {
  test(`every screen of the ${role}'s dashboard keeps within its script budget`, async ({
    browser,
  }) => {
    const screens = await measureVisit(browser, await makeVisit());
    const [first, ...further] = screens.map(({ script }) => script);
    console.log(`script of the ${role}'s dashboard: ${first} bytes, then ${further.join(", ")}`);
    expect(findOverruns(screens)).toEqual([]);
    // The measurement works: React alone is half of the first budget.
    expect(screens[0]?.script).toBeGreaterThan(budgets.first / 3);
  });
}

test("a student's dashboard in Telugu or Hindi has at most 2,000 bytes more of script", async ({
  browser,
}) => {
  const { student } = await makeBusyCourse();
  const sizes: Partial<Record<Language, number>> = {};
  for (const language of languages) {
    const accounts = academyDatabase().updateTable("accounts").set({ language });
    await accounts.where("id", "=", student.id).execute();
    const visit = { cookie: student.cookie, screens: ["/dashboard"] };
    const [first] = await measureVisit(browser, visit);
    sizes[language] = first?.script ?? 0;
  }
  console.log("script of a student's dashboard:", sizes);
  const { en = 0, te = 0, hi = 0 } = sizes;
  expect(en).toBeGreaterThan(budgets.first / 3);
  expect(Math.max(te, hi) - en).toBeLessThanOrEqual(2_000);
});

test("a dashboard that exceeds its budgets is reported", () => {
  const screen = "/tutor-dashboard";
  const heavy = [
    { screen, isFirst: true, script: 135_001 },
    { screen, isFirst: false, script: 8001 },
    { screen, isFirst: false, script: 8000 },
  ];
  expect(findOverruns(heavy)).toEqual([
    "/tutor-dashboard: 135001 bytes of script, budget 135000",
    "/tutor-dashboard: 8001 bytes of script, budget 8000",
  ]);
});
