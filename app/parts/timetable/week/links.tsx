import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { messages } from "./messages.ts";
import type { DayView, WeekView } from "./view.ts";

const linkClass = `${buttonClass("quiet")} max-sm:flex-1 max-sm:px-2 max-sm:text-sm/fine`;

/**
 * The links to other weeks and, where the table shows one day, to the days of this one.
 *
 * @param path of the screen @param params that every link keeps, such as filters
 */
export function WeekLinks(props: {
  path: string;
  params?: Record<string, string>;
  week: Pick<WeekView, "monday" | "previous" | "next" | "isPresent">;
  /** For the dots of a phone; without them the table shows all days there too. */
  days?: {
    days: readonly Pick<DayView, "date" | "name" | "number" | "isToday" | "label" | "dots">[];
    chosen: string;
  };
}) {
  const { path, week } = props;
  const to = (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...props.params, ...more }).toString();
    return query ? `${path}?${query}` : path;
  };
  return (
    <>
      <nav aria-label={messages.weeks} className="flex flex-wrap gap-1.5 sm:gap-2 print:hidden">
        <Link to={to({ week: week.previous })} className={linkClass} preventScrollReset>
          <span aria-hidden="true">←</span>
          {messages.previous}
        </Link>
        <Link
          to={to({})}
          aria-current={week.isPresent || undefined}
          className={linkClass}
          preventScrollReset
        >
          {messages.present}
        </Link>
        <Link to={to({ week: week.next })} className={linkClass} preventScrollReset>
          {messages.next}
          <span aria-hidden="true">→</span>
        </Link>
        {week.isPresent && (
          <a href={`${to({})}#now`} className={`${buttonClass("plain")} max-sm:hidden`}>
            {messages.today}
          </a>
        )}
      </nav>
      {props.days && (
        <nav aria-label={messages.days} className="week-days print:hidden">
          {props.days.days.map(({ date, name, number, isToday, label, dots }) => (
            <Link
              key={date}
              to={to({ week: week.monday, day: date })}
              aria-current={date === props.days?.chosen ? "true" : undefined}
              aria-label={label}
              preventScrollReset
              className={isToday ? "week-today" : undefined}
            >
              <span>{messages.shortDay(name)}</span>
              <span>{number}</span>
              <span aria-hidden="true" className="week-dots">
                {dots}
              </span>
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
