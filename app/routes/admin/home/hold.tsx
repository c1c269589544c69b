import { languageOfText } from "#content/shared/language-of-text.ts";
import { Link } from "react-router";
import type { HomeView } from "./describe-home.ts";
import { entryClass, Queue } from "./queue.tsx";

const home = "/admin-dashboard";
const linkClass =
  "inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4";

/** Suspended tutors with lessons waiting, and links to lessons and courses that wait. */
export function Hold({ hold }: { hold: HomeView["hold"] }) {
  const { title, suspended, links } = hold;
  if (suspended.length + links.length === 0) return null;
  return (
    <Queue title={title}>
      <ul className="grid gap-3">
        {suspended.map(({ id, name, waiting, since }) => (
          <li key={id} className={`${entryClass} wrap-anywhere`}>
            <div>
              <Link to={`${home}/tutors/${id}`} className={linkClass} lang={languageOfText(name)}>
                {name}
              </Link>
              <p>{waiting}</p>
              <p className="text-sm text-muted">{since}</p>
            </div>
          </li>
        ))}
        {links.map(({ to, text }) => (
          <li key={to} className={entryClass}>
            <Link to={`${home}/${to}`} className={linkClass}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Queue>
  );
}
