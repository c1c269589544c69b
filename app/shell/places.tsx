import { Link, useLocation } from "react-router";
import { usePendingLocation } from "#ui/pending.ts";

/** A link of a person's navigation. */
export interface Place {
  /** Names its sign (`styles/places.css`). */
  name: string;
  to: string;
  label: string;
  /** The addresses below which it is the current one, besides its own; only its own by default. */
  below?: readonly string[];
}

/** The current one of some places; of several it is the last, so a home that has others below it comes first. */
export function findCurrent(places: readonly Place[], pathname: string): Place | undefined {
  return places.findLast(
    ({ to, below = [to] }) =>
      pathname === to || below.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  );
}

/** Somebody's places: the staff's rail beside wide screens, or everybody's bar at the lower edge of the others. */
export function Places(props: { look: "rail" | "bar"; label: string; places: readonly Place[] }) {
  const { look, places } = props;
  const current = findCurrent(places, useLocation().pathname);
  const pending = usePendingLocation()?.pathname;
  return (
    <nav aria-label={props.label} className="places print:hidden">
      <ul className={`places-${look}`}>
        {places.map((place) => (
          <li key={place.name}>
            <Link
              to={place.to}
              aria-current={place === current || undefined}
              data-pending={pending === place.to || undefined}
              className={look === "bar" ? `place-${place.name}` : undefined}
            >
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
