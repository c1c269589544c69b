import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  unstable_useRoute as useRoute,
  useFetchers,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from "react-router";
import { isSameDay } from "#domain/shared/day.ts";
import { watchChanges } from "./change-stream.ts";
import { revalidateOrKeep } from "./keep-page-on-failure.ts";
import { messages } from "./live-messages.ts";

/** How often to see whether a day has begun, in milliseconds. */
const dayCheck = 60_000;
/** How long "Updated" is shown, in milliseconds. */
const noticeDuration = 4_000;
/** How long to wait before the next attempt when the server could not be reached, in milliseconds. */
const retryDelay = 10_000;

// Fields that differ between two reads although nobody changed anything.
const volatileFields = new Set(["now", "hasBegun", "isNew", "notice"]);

function contentOf(data: unknown): string {
  return JSON.stringify(data, (key, value: unknown) =>
    volatileFields.has(key) ? undefined : value,
  );
}

/**
 * Keeps a dashboard up to date: changes made by other people appear without a reload. The page's
 * own loaders send the data, under their own guards; focus, scroll position, dialogs and typed text
 * stay as they are.
 */
export function LiveUpdates() {
  const { state: revalidation, revalidate } = useRevalidator();
  const { state: navigation } = useNavigation();
  const isFetching = useFetchers().some(({ state }) => state !== "idle");
  const isVisible = useVisible();
  const { key } = useLocation();
  const matches = useMatches();
  const hasAnswer = useHasAnswer(matches.at(-1)?.id);
  const [eventCount, setEventCount] = useState(0);
  const handledEvents = useRef(0);
  const [changeCount, setChangeCount] = useState(0);
  const lastRead = useRef<{ key: string; content: string; hasStarted: boolean } | null>(null);
  const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));

  // The router renders its navigations as transitions. An event is one too, so that React never
  // renders it before a navigation that began earlier: revalidating then would discard what that
  // navigation has loaded, with its flash message.
  const addEvent = useCallback(
    () => startTransition(() => setEventCount((count) => count + 1)),
    [],
  );
  useEffect(() => watchChanges("/live", { onChange: addEvent, onEnd: addEvent }), [addEvent]);

  // A page says "Today" and "Tomorrow": a day that begins in India changes it as people do.
  useEffect(() => {
    let last = new Date();
    const timer = setInterval(() => {
      const now = new Date();
      if (!isSameDay(now, last)) addEvent();
      last = now;
    }, dayCheck);
    return () => clearInterval(timer);
  }, [addEvent]);

  // A submitted form reloads the page's data, so the events until then need no read of their own.
  const lastNavigation = useRef(navigation);
  useEffect(() => {
    if (lastNavigation.current === "submitting" && navigation === "loading") {
      handledEvents.current = eventCount;
    }
    lastNavigation.current = navigation;
  }, [navigation, eventCount]);

  const read = useEffectEvent(() => {
    handledEvents.current = eventCount;
    lastRead.current = { key, content: contentOf(data), hasStarted: false };
    void revalidateOrKeep(revalidate, data).then((wasAnswered) => {
      if (!wasAnswered) setTimeout(addEvent, retryDelay);
    });
  });
  const compare = useEffectEvent(() => {
    const last = lastRead.current;
    if (!last?.hasStarted) return;
    lastRead.current = null;
    if (last.key === key && last.content !== contentOf(data)) setChangeCount((count) => count + 1);
  });
  useEffect(() => {
    if (revalidation === "loading" && lastRead.current) lastRead.current.hasStarted = true;
    if (revalidation !== "idle" || navigation !== "idle") return;
    compare();
    const mayRead = isVisible && !isFetching && !hasAnswer;
    if (eventCount > handledEvents.current && mayRead) read();
  }, [revalidation, navigation, isFetching, isVisible, hasAnswer, eventCount]);

  return <UpdateNotice changeCount={changeCount} />;
}

/** Shows for a moment that the page has changed; screen readers announce it when they are idle. */
function UpdateNotice({ changeCount }: { changeCount: number }) {
  const [shownCount, setShownCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setShownCount, noticeDuration, changeCount);
    return () => clearTimeout(timer);
  }, [changeCount]);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-20 flex justify-center">
      <p
        aria-live="polite"
        className="rounded-full bg-surface text-sm font-medium not-empty:border not-empty:border-edge not-empty:px-4 not-empty:py-1 not-empty:shadow-lg"
      >
        {changeCount > shownCount ? messages.updated : null}
      </p>
    </div>
  );
}

/**
 * Whether a form's answer is on the page. React Router keeps an answer only until the page's loaders
 * run again, so an update would remove it.
 */
function useHasAnswer(routeId: string | undefined): boolean {
  // The types know an id only where it is written down.
  return useRoute(routeId as "root").actionData !== undefined;
}

/** Whether the page can be seen; true on the server. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const update = () => startTransition(() => setVisible(document.visibilityState !== "hidden"));
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}
