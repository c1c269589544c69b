/** Milliseconds without a sign of life after which a stream counts as lost; the server sends one in 20 s. */
const silence = 50_000;
const firstWait = 1_000;
const longestWait = 60_000;

interface Watcher {
  /** Something on the page may have changed. */
  onChange: () => void;
  /** Whoever the page belongs to is signed out. */
  onEnd: () => void;
}

/**
 * Watches, over server-sent events, whether what the page shows has changed, for as long as somebody
 * can see it. Where no stream can be had, coming back to the page counts as a change.
 *
 * @returns what ends it
 */
export function watchChanges(address: string, { onChange, onEnd }: Watcher): () => void {
  const isSupported = "EventSource" in globalThis;
  let source: EventSource | null = null;
  // By the clock on the wall: others stand still while a phone sleeps.
  let heardAt = performance.timeOrigin;
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const again = (milliseconds: number) => {
    close();
    timer = setTimeout(open, milliseconds);
  };
  /** After a failure each time later, and not all browsers at once. */
  const retry = () => {
    again(wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, longestWait);
  };
  const hear = () => {
    heardAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(retry, silence);
  };

  function open() {
    close();
    if (isOver || !isSupported || document.visibilityState === "hidden") return;
    const unheard = Math.max(0, Math.ceil(Date.now() - heardAt));
    const opened = new EventSource(`${address}?unheard=${unheard}`);
    source = opened;
    timer = setTimeout(retry, silence);
    opened.addEventListener("open", () => {
      wait = firstWait;
      hear();
    });
    opened.addEventListener("beat", hear);
    opened.addEventListener("change", () => {
      hear();
      onChange();
    });
    opened.addEventListener("ended", () => {
      stop();
      onEnd();
    });
    // Newer pages of the same person have it: this one asks again when it is looked at.
    opened.addEventListener("replaced", close);
    // We ask again ourselves: the browser would ask with the same words.
    opened.addEventListener("error", retry);
  }

  const look = () => {
    if (document.visibilityState === "hidden") {
      close();
    } else if (!isSupported || source?.readyState !== EventSource.OPEN) {
      open();
      // Where no stream says whether anything was missed, anything may have been.
      if (!isSupported || wait > firstWait) onChange();
    }
  };
  const stop = () => {
    isOver = true;
    close();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("focus", look);
    removeEventListener("online", look);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  addEventListener("online", look);
  open();
  return stop;
}
