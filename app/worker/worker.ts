import { words, type Notice } from "./words.ts";

// The worker of signed-in people's browsers: it shows notices, and without a network the page of the
// next seven days, which is all that it keeps (docs/decisions/109-notices-on-devices.md). Its own
// language is the notice's, so one worker serves everybody.
declare const self: ServiceWorkerGlobalScope;

const store = "week";
const page = "/offline";
const hour = 3_600_000;
const keptHours = 7 * 24;

/** The signed-in screens: one of them in the browser means that its person is still there. */
const own = /^\/(?:dashboard|tutor-dashboard|admin-dashboard|account|calendar)(?:\/|$)/;
/** Where somebody signs in, who may be another person. */
const signIn =
  /^\/(?:te\/|hi\/)?(?:login|signup|tutor-login|tutor-signup|admin-login|goodbye)(?:\/|$)/;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(open(event));
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(visit(new URL(path, self.location.origin).href));
});

async function begin(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await refresh();
}

/** The page from the network; the kept one where that fails. */
async function open(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  if (signIn.test(pathname)) await caches.delete(store);
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    if (own.test(pathname)) event.waitUntil(refreshOld());
    return response;
  } catch {
    return (await findKept(keptHours)) ?? Response.error();
  }
}

/** The kept page, if it is at most so many hours old. */
async function findKept(hours: number): Promise<Response | undefined> {
  const kept = await caches.match(page, { cacheName: store });
  const at = Date.parse(kept?.headers.get("date") ?? "");
  return Date.now() - at < hours * hour ? kept : undefined;
}

async function refreshOld(): Promise<void> {
  if (!(await findKept(1))) await refresh();
}

/** Keeps the page as it is now; nothing where nobody is signed in. */
async function refresh(): Promise<void> {
  const response = await fetch(page, { redirect: "manual" }).catch(() => null);
  if (!response) return;
  if (response.ok) await (await caches.open(store)).put(page, response);
  else await caches.delete(store);
}

async function show(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { notification } = data.json() as {
    notification: { title: string; lang: string; tag: string; data: { kind: string } };
  };
  const { title: academy, lang, tag } = notification;
  const notice: Notice = (words[lang] ?? words["en"])?.[notification.data.kind] ?? [academy, ""];
  const [title, body] = notice;
  const shown = { body, lang, tag, data: notification.data };
  await self.registration.showNotification(title, shown);
}

/** Shows an address in the window that has it, or in a new one: another may have something typed. */
async function visit(url: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window" });
  const own = open.find((client) => client.url === url);
  await (own ? own.focus() : self.clients.openWindow(url));
}

/** Says how this browser is reached from now on, where its maker has changed that. */
async function renew(event: PushSubscriptionChangeEvent): Promise<void> {
  const { pushManager } = self.registration;
  const made =
    event.newSubscription ?? (await pushManager.subscribe(event.oldSubscription?.options));
  const { endpoint = "", keys = {} } = made.toJSON();
  const body = new URLSearchParams({ endpoint, ...keys });
  await fetch("/account/reminders", { method: "POST", body });
}
