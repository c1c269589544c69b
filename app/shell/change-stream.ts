/** Milliseconds without an event after which a stream counts as broken; the server sends one every 20 s. */
const silenceLimit = 50_000;
const firstRetryDelay = 1_000;
const longestRetryDelay = 60_000;

interface ChangeHandlers {
  /** Something on the page may have changed. */
  onChange: () => void;
  /** The person's session has ended. */
  onEnd: () => void;
}

/**
 * Watches, over server-sent events, whether the page's data has changed, while the page is visible.
 * When no stream can be opened, returning to the page counts as a change.
 *
 * @param address the event stream's
 * @returns a function that stops it
 */
export function watchChanges(address: string, { onChange, onEnd }: ChangeHandlers): () => void {
  const isSupported = "EventSource" in globalThis;
  let source: EventSource | null = null;
  // Wall-clock time: performance.now() may stand still while a phone sleeps.
  let lastEventAt = performance.timeOrigin;
  let retryDelay = firstRetryDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  /** Reopens after a delay that doubles with each failure, with jitter between browsers. */
  const retry = () => {
    close();
    timer = setTimeout(open, retryDelay * (0.5 + Math.random()));
    retryDelay = Math.min(retryDelay * 2, longestRetryDelay);
  };
  const noteEvent = () => {
    lastEventAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(retry, silenceLimit);
  };

  function open() {
    close();
    if (isStopped || !isSupported || document.visibilityState === "hidden") return;
    const unheard = Math.max(0, Math.ceil(Date.now() - lastEventAt));
    const opened = new EventSource(`${address}?unheard=${unheard}`);
    source = opened;
    timer = setTimeout(retry, silenceLimit);
    opened.addEventListener("open", () => {
      retryDelay = firstRetryDelay;
      noteEvent();
    });
    opened.addEventListener("beat", noteEvent);
    opened.addEventListener("change", () => {
      noteEvent();
      onChange();
    });
    opened.addEventListener("ended", () => {
      stop();
      onEnd();
    });
    // Newer pages of the same person took its place; this page reopens it when it gets the focus.
    opened.addEventListener("replaced", close);
    // The browser's own reconnection would repeat the old `unheard`.
    opened.addEventListener("error", retry);
  }

  const onAttention = () => {
    if (document.visibilityState === "hidden") {
      close();
    } else if (!isSupported || source?.readyState !== EventSource.OPEN) {
      open();
      // Without a stream nothing reports missed changes, so assume one.
      if (!isSupported || retryDelay > firstRetryDelay) onChange();
    }
  };
  const stop = () => {
    isStopped = true;
    close();
    document.removeEventListener("visibilitychange", onAttention);
    removeEventListener("focus", onAttention);
    removeEventListener("online", onAttention);
  };
  document.addEventListener("visibilitychange", onAttention);
  addEventListener("focus", onAttention);
  addEventListener("online", onAttention);
  open();
  return stop;
}
