import type { Page } from "@playwright/test";
import { noticeWords as english } from "#content/push/notice-words.ts";
import { noticeWords as hindi } from "#words/hi/content/push/notice-words.ts";
import { noticeWords as telugu } from "#words/te/content/push/notice-words.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test, type Open } from "../support/browser.ts";
import { makeAdmin, makeStudent } from "../support/people.ts";
import { makeDevice } from "#test/support/push.ts";
import { academyUrl } from "../support/requests.ts";
import { button, expectOnce, signIn } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

// Chromium reaches no maker of browsers here, so that the page's own subscription is a stand-in, and
// notices come by DevTools.

const withWorker: Parameters<Open>[0] = {
  serviceWorkers: "allow",
  permissions: ["notifications"],
};

/** Starts the worker at once, and not seconds after the page. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((act: () => void, after?: number, ...values: []) =>
      setTimeout(act, after === 5000 ? 0 : after, ...values)) as typeof setTimeout;
  });
}

/** Waits for the worker of a page's browser, and for the page that it keeps. */
async function whenReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => caches.has("week"))).toBe(true);
}

/** Hands a notice to the worker, as a browser's maker would. */
async function deliver(page: Page, notification: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: academyUrl(),
    registrationId: await registered,
    data: JSON.stringify({ web_push: 8030, notification }),
  });
}

/**
 * Keeps what the worker shows, which the headless Chromium can't.
 *
 * @returns what it has shown so far
 */
async function watchNotices(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no worker");
  await worker.evaluate(() => {
    const own = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      shown: object[];
    };
    own.shown = [];
    own.registration.showNotification = (title, { body, lang, data } = {}) => {
      own.shown.push({ title, body, lang, data: data as object });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
}

test("a notice has the words of its reader's language, and no others", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student, ...withWorker });
  await hurry(page);
  await page.goto("/dashboard");
  await whenReady(page);
  const shown = await watchNotices(page);
  for (const [lang, words] of Object.entries({ en: english, te: telugu, hi: hindi })) {
    const [title, body] = words.soon;
    const data = { kind: "soon", path: "/dashboard" };
    await deliver(page, { title: "Academy", lang, tag: lang, data });
    await expect.poll(shown).toContainEqual({ title, body, lang, data });
  }
  // A press on one.
  const opened = await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const own = globalThis as unknown as { clients: { openWindow: (url: string) => void } };
          own.clients.openWindow = resolve;
          const data = { kind: "lesson", path: "/dashboard/timetable" };
          const press = { notification: { close() {}, data }, waitUntil() {} };
          globalThis.dispatchEvent(Object.assign(new Event("notificationclick"), press));
        }),
    );
  expect(opened).toBe(`${academyUrl()}/dashboard/timetable`);
});

test("without a network the next days are there, and nobody else's", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const tolerate = /net::ERR_INTERNET_DISCONNECTED|^Failed to fetch manifest patches/;
  const page = await open({ as: student, ...withWorker, tolerate });
  await hurry(page);
  await page.goto("/dashboard");
  await whenReady(page);
  await page.context().setOffline(true);
  await page.goto("/dashboard/timetable", { waitUntil: "load" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expectAccessible(page, "the page without a network");
  await page.context().setOffline(false);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Next lesson" })).toBeVisible();

  // Somebody else uses the same phone: the session has ended elsewhere, so nothing was cleared.
  await page.context().clearCookies();
  const other = await makeStudent();
  await signIn(page, "/login", other);
  await page.context().setOffline(true);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open("week");
    return (await cache.match("/offline"))?.text() ?? null;
  });
  expect(kept ?? "").not.toContain("Mathematics");
});

test("who signs out leaves nothing behind", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student, ...withWorker });
  await hurry(page);
  await page.goto("/dashboard");
  await whenReady(page);
  await button(page, "Logout").first().click();
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has("week"))).toBe(false);
});

test("a student turns reminders on, tries them and stops them", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student, ...withWorker, viewport: { width: 360, height: 740 } });
  await hurry(page);
  await page.addInitScript(({ endpoint, ...keys }) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription);
  }, makeDevice().form);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Remind me on this device" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reminders");
  await expectAccessible(page, "reminders");
  await button(page, "Remind Me on This Device").click();
  await expectOnce(page, "Reminders are on. They come to this device.");
  await button(page, "Send a Test").click();
  await expectOnce(page, "A test is on its way. It should appear within a minute.");
  await page.goto("/account");
  await expect(button(page, "Stop Reminders")).toBeVisible();
  await button(page, "Stop Reminders").click();
  await expect(page.getByText("gets no more reminders")).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Remind me on this device" }).click();
  await button(page, "No, Thank You").click();
  await expect(page.getByText("This device gets no reminders.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Next lesson" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remind me on this device" })).toHaveCount(0);
});

test("a browser whose maker reaches it elsewhere says so by itself", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student, ...withWorker });
  await hurry(page);
  await page.goto("/dashboard");
  await whenReady(page);
  await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(({ endpoint, p256dh, auth }) => {
      const newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
      const change = { newSubscription, waitUntil() {} };
      globalThis.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), change));
    }, makeDevice().form);
  await expect(async () => {
    await page.goto("/account");
    await expect(button(page, "Stop Reminders")).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("a browser that blocks notices says what to do", async ({ open }) => {
  const admin = await makeAdmin();
  const page = await open({ as: admin, serviceWorkers: "allow" });
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve("denied");
  });
  await page.goto("/account/reminders");
  await button(page, "Remind Me on This Device").click();
  await expect(page.getByRole("alert")).toContainText("Your browser has blocked notices from us.");
});

test("a worker that is switched off goes away, with what it kept", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student, ...withWorker });
  await hurry(page);
  await page.goto("/dashboard");
  await whenReady(page);
  // What the server sends in its place from then on; no page may start another script than that one.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Page.setBypassCSP", { enabled: true });
  await page.goto("/account");
  await page.evaluate(() => navigator.serviceWorker.register("/worker-off.js", { scope: "/" }));
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
