import { useEffect, useRef } from "react";
import { indiaClock } from "#domain/shared/india-time.ts";
import { useServerNow } from "#ui/server-clock.ts";

/**
 * Where the present moment is in today's column, which begins at the hour `from`; nothing outside of
 * the table's hours. Without scripts it stands at the last quarter hour.
 */
export function NowLine(props: { now: number; from: number; to: number }) {
  const { from, to } = props;
  const line = useRef<HTMLSpanElement>(null);
  const now = useServerNow(props.now);
  const clock = indiaClock(new Date(now));
  const hours = clock.getUTCHours() + clock.getUTCMinutes() / 60 - from;
  // The policy of our pages allows no style attributes, but scripts may set properties.
  useEffect(() => line.current?.style.setProperty("--now", hours.toFixed(2)), [hours]);
  if (hours < 0 || hours > to - from) return <span id="now" />;
  return (
    <span
      ref={line}
      id="now"
      aria-hidden="true"
      className={`now-line hours-${Math.floor(hours)} quarters-${Math.floor((hours % 1) * 4)}`}
    />
  );
}
