import { useEffect, useRef } from "react";

/** How long a success message or an answered entry is shown, with its Undo, in milliseconds. */
const duration = 10_000;

/** Calls `onEnd` once `duration` has passed, not counting the time while it is not running. */
export function useCountdown(isRunning: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnEnd.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isRunning]);
}
