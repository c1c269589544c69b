import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  UNSAFE_DataRouterContext as RouterItself,
  UNSAFE_DataRouterDataContext as RouterData,
  useFetchers,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from "react-router";
import { watchChanges } from "#ui/change-stream.ts";
import { readAgain } from "./keep-page.ts";
import { messages } from "./live-messages.ts";

/** For how long a change is told, in milliseconds. */
const told = 4_000;
/** How long to wait where the page could not be read, in milliseconds. */
const pause = 10_000;

// What differs from one reading to the next though nobody did anything.
const passing = new Set(["now", "hasBegun", "isNew", "notice"]);

function contentOf(data: unknown): string {
  return JSON.stringify(data, (key, value: unknown) => (passing.has(key) ? undefined : value));
}

/**
 * Keeps a dashboard as it is on the server: what another person does appears by itself. The page's
 * own loaders send it, under their own guards; focus, scroll, dialogs and what is typed stay.
 */
export function LiveUpdates() {
  const { state: reading, revalidate } = useRevalidator();
  const { state: going } = useNavigation();
  const isSending = useFetchers().some(({ state }) => state !== "idle");
  // Reading again would take away what a form was answered: the router keeps it for one page only.
  const rendered = useContext(RouterData);
  const isAnswered = Boolean(rendered?.actionData);
  const router = useContext(RouterItself)?.router;
  const isVisible = useVisible();
  const { key } = useLocation();
  const matches = useMatches();
  const [heard, setHeard] = useState(0);
  const readUpTo = useRef(0);
  const [changes, setChanges] = useState(0);
  const before = useRef<{ key: string; content: string; isRead: boolean } | null>(null);
  const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));

  useEffect(() => {
    const look = () => setHeard((count) => count + 1);
    return watchChanges("/live", { onChange: look, onEnd: look });
  }, []);

  // What one's own form has changed is read right after it: there is nothing more to read.
  const lastGoing = useRef(going);
  useEffect(() => {
    if (lastGoing.current === "submitting" && going === "loading") readUpTo.current = heard;
    lastGoing.current = going;
  }, [going, heard]);

  const read = useEffectEvent(() => {
    readUpTo.current = heard;
    before.current = { key, content: contentOf(data), isRead: false };
    void readAgain(revalidate, data).then((isCurrent) => {
      if (!isCurrent) setTimeout(setHeard, pause, (count: number) => count + 1);
    });
  });
  const compare = useEffectEvent(() => {
    const last = before.current;
    if (!last?.isRead) return;
    before.current = null;
    if (last.key === key && last.content !== contentOf(data)) setChanges((count) => count + 1);
  });
  useEffect(() => {
    if (reading === "loading" && before.current) before.current.isRead = true;
    if (reading !== "idle" || going !== "idle") return;
    compare();
    // React renders a stream's event before a navigation that began earlier: reading again now
    // would throw away what that has loaded, with its notice.
    const isRendered =
      router?.state.navigation.state === "idle" && router.state.loaderData === rendered?.loaderData;
    const mayRead = isRendered && isVisible && !isSending && !isAnswered;
    if (heard > readUpTo.current && mayRead) read();
  }, [reading, going, router, rendered, isSending, isAnswered, isVisible, heard]);

  return <Told changes={changes} />;
}

/** Says for a moment that the page has changed: read out when there is a pause, never in the way. */
function Told({ changes }: { changes: number }) {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const end = setTimeout(setSeen, told, changes);
    return () => clearTimeout(end);
  }, [changes]);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-20 flex justify-center">
      <p
        aria-live="polite"
        className="rounded-full bg-surface text-sm font-medium not-empty:border not-empty:border-edge not-empty:px-4 not-empty:py-1 not-empty:shadow-lg"
      >
        {changes > seen ? messages.updated : null}
      </p>
    </div>
  );
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Whether somebody can see the page; true on the server. */
function useVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState !== "hidden",
    () => true,
  );
}
