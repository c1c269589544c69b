import { places as own } from "#content/site/navigation.ts";
import { messages as more } from "#parts/office/more-messages.ts";
import { placesOf } from "#parts/office/more-places.ts";
import type { Place } from "#shell/places.tsx";
import type { OfficePlaces } from "#shell/shell.tsx";
import { messages } from "./messages.ts";

const base = "/admin-dashboard";

const labels = {
  today: messages.today,
  enquiries: more.places.enquiries.label,
  students: messages.students,
  tutors: messages.tutors,
  assignments: messages.assignments,
  timetable: own.timetable,
  lessons: messages.lessons,
  quality: more.places.quality.label,
  fees: more.places.fees.label,
  site: more.places.site.label,
  staff: more.places.staff.label,
  import: more.places.import.label,
  people: messages.people,
  more: more.title,
};

type Name = keyof typeof labels;

/** In the rail's order. */
const inRail: readonly Name[] = [
  "today",
  "enquiries",
  "students",
  "tutors",
  "assignments",
  "timetable",
  "lessons",
  "quality",
  "fees",
  "site",
  "staff",
  "import",
  "more",
];

/** Of a role with the lists; another has so few screens that its bar is its rail. */
const inBar: readonly Name[] = ["today", "people", "timetable", "enquiries", "more"];

const lists = ["students", "tutors", "assignments"].map((name) => `${base}/${name}`);

/** The addresses that belong to a place besides its own. */
const besides: Partial<Record<Name, readonly string[]>> = {
  today: [`${base}/today`, `${base}/evening`],
  people: [...lists, `${base}/notes`],
};

function pathOf(name: Name): string {
  if (name === "today") return base;
  return `${base}/${name === "people" ? "students" : name}`;
}

/**
 * The links of the office's navigation that somebody may open: a rail beside wide screens, a bar at
 * the lower edge of the others. More is current on the screens that have no link of their own.
 *
 * @param mayOpen whether they may open an address
 */
export function describePlaces(mayOpen: (url: string) => boolean): OfficePlaces {
  const others = placesOf(mayOpen).flatMap((group) => group.places.map(({ to }) => to));
  const describe = (names: readonly Name[]): Place[] => {
    const named = names.filter((name) => mayOpen(pathOf(name)));
    const below = (name: Name) => {
      const own = besides[name];
      if (own) return { below: own };
      if (name !== "more") return {};
      const unnamed = others.filter((to) => !named.some((each) => pathOf(each) === to));
      return { below: [pathOf(name), ...unnamed] };
    };
    return named.map((name) => ({ name, to: pathOf(name), label: labels[name], ...below(name) }));
  };
  return {
    label: messages.label,
    rail: describe(inRail),
    bar: describe(mayOpen(base) ? inBar : inRail),
  };
}
