import { formatTime } from "#domain/shared/dates.ts";
import { formatAbroad } from "#domain/shared/reader-time.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { messages } from "./messages.ts";

/**
 * A lesson's time by the clock of a reader who is not in India, in a line of its own, which has its place
 * from the first paint on (`FirstScript`). Nothing in India and without scripts.
 *
 * @param at in milliseconds since 1970
 * @param isShort where India's time stands beside it
 */
export function ReaderTime({ at, isShort = false }: { at: number; isShort?: boolean }) {
  const isHydrated = useHydrated();
  const own = isHydrated ? formatAbroad(at, new Date(at).getTimezoneOffset()) : null;
  return (
    <span className="reader-time">
      {own && (isShort ? messages.own(own) : messages.both(formatTime(at), own))}
    </span>
  );
}
