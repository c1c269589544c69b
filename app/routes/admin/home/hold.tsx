import { Link } from "react-router";
import type { HomeView } from "./describe-home.ts";
import { entryClass, Queue } from "./queue.tsx";

const home = "/admin-dashboard";
const linkClass =
  "inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4";

/** Suspended tutors with lessons waiting, lessons that overlap, and courses whose tutor has left. */
export function Hold({ hold }: { hold: HomeView["hold"] }) {
  const { title, suspended, tutorLeft, overlaps } = hold;
  if (suspended.length === 0 && tutorLeft === null && overlaps === null) return null;
  return (
    <Queue title={title}>
      <ul className="grid gap-3">
        {suspended.map(({ id, name, waiting, since }) => (
          <li key={id} className={`${entryClass} wrap-anywhere`}>
            <div>
              <Link to={`${home}/tutors/${id}`} className={linkClass}>
                {name}
              </Link>
              <p>{waiting}</p>
              <p className="text-sm text-muted">{since}</p>
            </div>
          </li>
        ))}
        {overlaps && (
          <li className={entryClass}>
            <Link to={`${home}/overlaps`} className={linkClass}>
              {overlaps}
            </Link>
          </li>
        )}
        {tutorLeft && (
          <li className={entryClass}>
            <Link to={`${home}/assignments?needs=tutor`} className={linkClass}>
              {tutorLeft}
            </Link>
          </li>
        )}
      </ul>
    </Queue>
  );
}
