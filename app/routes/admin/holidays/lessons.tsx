import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** Lessons that were planned before their day became a holiday, as links, and what can be done. */
export function HolidayLessons(props: {
  lessons: readonly { id: string; to: string; text: string }[];
  /** How many there are in all. */
  count: number;
  /** The desk for all of them. */
  desk: string;
}) {
  const { lessons, count, desk } = props;
  if (count === 0) return null;
  return (
    <div className="grid gap-1">
      <p>{messages.planned(count)}</p>
      <TextLink to={desk}>{messages.deal}</TextLink>
      <ul>
        {lessons.map(({ id, to, text }) => (
          <li key={id}>
            <TextLink to={to} className="wrap-anywhere">
              {text}
            </TextLink>
          </li>
        ))}
        {count > lessons.length && (
          <li className="text-muted">{messages.more(count - lessons.length)}</li>
        )}
      </ul>
    </div>
  );
}
