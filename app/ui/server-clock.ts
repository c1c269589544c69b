import { useEffect, useState } from "react";

/**
 * The server's time in milliseconds since 1970, updated each second. The browser's clock only
 * measures the time since the page was rendered, so it may be set wrong.
 */
export function useServerNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const offset = serverNow - Date.now();
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, 1000);
    // Browsers throttle the timers of a hidden page.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [serverNow]);
  return now;
}
