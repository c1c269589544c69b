import { Link } from "react-router";
import { messages } from "./messages.ts";

/** Lessons that were planned before their day became a holiday, as links, and what can be done. */
export function HolidayLessons(props: {
  lessons: readonly { id: string; to: string; text: string }[];
  /** How many there are in all. */
  count: number;
}) {
  const { lessons, count } = props;
  if (count === 0) return null;
  return (
    <div className="grid gap-1">
      <p>{messages.planned(count)}</p>
      <ul>
        {lessons.map(({ id, to, text }) => (
          <li key={id}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4 wrap-anywhere"
            >
              {text}
            </Link>
          </li>
        ))}
        {count > lessons.length && (
          <li className="text-muted">{messages.more(count - lessons.length)}</li>
        )}
      </ul>
    </div>
  );
}
