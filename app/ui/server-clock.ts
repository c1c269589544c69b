import { useEffect, useState } from "react";

/**
 * The server's time in milliseconds since 1970: what it was when the page was made, moved on by
 * the browser's clock, whose own setting does not matter.
 */
export function useServerNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ahead = serverNow - Date.now();
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 1000);
    // A page that comes back to the front has waited longer than its timers know.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [serverNow]);
  return now;
}
