import { TextLink } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { HomeView } from "./describe-home.ts";
import { entryClass, Queue } from "./queue.tsx";

const home = "/admin-dashboard";

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
              <Typed as={TextLink} to={`${home}/tutors/${id}`} className="font-medium">
                {name}
              </Typed>
              <p>{waiting}</p>
              <p className="text-sm text-muted">{since}</p>
            </div>
          </li>
        ))}
        {links.map(({ to, text }) => (
          <li key={to} className={entryClass}>
            <TextLink to={`${home}/${to}`} className="font-medium">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Queue>
  );
}
