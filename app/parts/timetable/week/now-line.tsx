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
  const hours = hoursOfDay(useServerNow(props.now)) - from;
  const quarters = Math.max(0, Math.floor((hoursOfDay(props.now) - from) * 4));
  // The policy of our pages allows no style attributes, but scripts may set properties.
  useEffect(
    () => line.current?.style.setProperty("--beyond", (hours - quarters / 4).toFixed(2)),
    [hours, quarters],
  );
  if (hours < 0 || hours > to - from) return <span id="now" />;
  return (
    <span
      ref={line}
      id="now"
      aria-hidden="true"
      className={`now-line hours-${Math.floor(quarters / 4)} quarters-${quarters % 4}`}
    />
  );
}

/** @returns how long a day in India has lasted at a moment, in hours */
function hoursOfDay(now: number): number {
  const clock = indiaClock(new Date(now));
  return clock.getUTCHours() + clock.getUTCMinutes() / 60;
}
