import { Link, useLocation } from "react-router";
import { usePendingLocation } from "#ui/pending.ts";
import { usePlainLinks } from "#ui/plain-links.ts";

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

/**
 * Somebody's places: the staff's rail beside wide screens, or everybody's bar at the lower edge of the
 * others. The rail has many links, so they are plain ones; those of the bar fetch their routes ahead.
 */
export function Places(props: { look: "rail" | "bar"; label: string; places: readonly Place[] }) {
  const { look, places } = props;
  const current = findCurrent(places, useLocation().pathname);
  const pending = usePendingLocation()?.pathname;
  const openLink = usePlainLinks();
  const stateOf = (place: Place) => ({
    "aria-current": place === current || undefined,
    "data-pending": pending === place.to || undefined,
  });
  return (
    <nav aria-label={props.label} className="places print:hidden">
      <ul className={`places-${look}`}>
        {places.map((place) => (
          <li key={place.name}>
            {look === "rail" ? (
              <a href={place.to} onClick={openLink} {...stateOf(place)}>
                {place.label}
              </a>
            ) : (
              <Link to={place.to} {...stateOf(place)} className={`place-${place.name}`}>
                {place.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
