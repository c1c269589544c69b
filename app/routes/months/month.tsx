import { Link } from "react-router";
import type { Month } from "./describe-month.ts";

/** A month: its lessons, what was covered, and how it went. */
export function MonthSection({ month }: { month: Month }) {
  const { open, counts, covered, understanding, homework, marks, lessons } = month;
  const id = `month-${month.month}`;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-xl font-semibold">
          {month.name}
        </h2>
        {open && (
          <Link
            to={open.to}
            aria-label={open.label}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4 print:hidden"
          >
            {open.text}
          </Link>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(({ label, number }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-heading text-2xl font-semibold tabular-nums">{number}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid gap-3">
        {covered.map((course) => (
          <Line key={course.key} label={course.name} text={course.text} />
        ))}
        {understanding.text && <Line label={understanding.label} text={understanding.text} />}
        {homework.text && <Line label={homework.label} text={homework.text} />}
        {marks.list.length > 0 && <Line label={marks.label} text={marks.list.join(", ")} />}
      </dl>
      {lessons && lessons.rows.length > 0 && <LessonList lessons={lessons} />}
    </section>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">{text}</dd>
    </div>
  );
}

/** Each lesson of the month, with what its report says. */
function LessonList({ lessons }: { lessons: NonNullable<Month["lessons"]> }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-medium">{lessons.title}</h3>
      <ol>
        {lessons.rows.map(({ id, date, text, facts }) => (
          <li
            key={id}
            className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[10rem_1fr] print:grid-cols-[10rem_1fr] print:py-1"
          >
            <p className="font-medium">{date}</p>
            <div className="grid gap-0.5 wrap-anywhere">
              <p>{text}</p>
              {facts.map((fact) => (
                <p key={fact} className="text-sm text-muted">
                  {fact}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
