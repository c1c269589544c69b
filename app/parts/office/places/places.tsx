import { Link, useLocation } from "react-router";
import { usePendingLocation } from "#ui/pending.ts";
import type { DescribedPlace } from "./describe-places.ts";

/** The office's navigation: a rail beside wide screens, a bar at the lower edge of the others. */
export function Places(props: { label: string; rail: DescribedPlace[]; bar: DescribedPlace[] }) {
  const { pathname } = useLocation();
  const pending = usePendingLocation()?.pathname;
  return (
    <nav aria-label={props.label} className="places print:hidden">
      {(["rail", "bar"] as const).map((look) => (
        <ul key={look} className={`places-${look}`}>
          {props[look].map(({ name, to, label, below }) => (
            <li key={name}>
              <Link
                to={to}
                aria-current={isCurrent(pathname, to, below) || undefined}
                data-pending={pending === to || undefined}
                className={look === "bar" ? `place-${name}` : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function isCurrent(pathname: string, to: string, below: readonly string[]): boolean {
  return (
    pathname === to || below.some((path) => pathname.startsWith(`${path}/`) || pathname === path)
  );
}
