import { moreNames } from "#parts/office/more-names.ts";
import type { Place } from "#shell/places.tsx";
import type { OfficePlaces } from "#shell/shell.tsx";
import type { DescribedPlaces } from "./describe-places.ts";
import { placeNames, placePath, type PlaceName } from "./place-names.ts";

const inRail = placeNames.filter((name) => name !== "people");

/** Of a role with the lists; another has so few screens that its bar is its rail. */
const inBar: readonly PlaceName[] = ["today", "people", "timetable", "enquiries", "more"];

const base = "/admin-dashboard";

/** The addresses that belong to a place besides its own. */
const besides: Partial<Record<PlaceName, readonly string[]>> = {
  today: [`${base}/today`, `${base}/evening`],
  people: [...(["students", "tutors", "assignments"] as const).map(placePath), `${base}/notes`],
};

const others = Object.values(moreNames).flatMap((names) => names.map((name) => `${base}/${name}`));

/**
 * The links of the office's navigation: a rail beside wide screens, a bar at the lower edge of the
 * others. More is current on the screens that have no link of their own. Only the words come from the
 * server, because each document has them.
 */
export function resolvePlaces({ label, labels }: DescribedPlaces): OfficePlaces {
  const resolve = (names: readonly PlaceName[]): Place[] => {
    const named = names.filter((name) => labels[name] !== undefined);
    const below = (name: PlaceName) => {
      const own = besides[name];
      if (own) return { below: own };
      if (name !== "more") return {};
      const unnamed = others.filter((to) => !named.some((each) => placePath(each) === to));
      return { below: [placePath(name), ...unnamed] };
    };
    return named.map((name) => ({
      name,
      to: placePath(name),
      label: labels[name] ?? "",
      ...below(name),
    }));
  };
  return {
    label,
    rail: resolve(inRail),
    bar: resolve(labels.today === undefined ? inRail : inBar),
  };
}
