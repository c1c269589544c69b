import { places as own } from "#content/site/navigation.ts";
import { messages as more } from "#parts/office/more-messages.ts";
import { messages } from "./messages.ts";
import { placeNames, placePath, type PlaceName } from "./place-names.ts";

const labels: Readonly<Record<PlaceName, string>> = {
  today: messages.today,
  enquiries: more.places.enquiries.label,
  people: messages.people,
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
  more: more.title,
};

/** The words of the office's navigation, with those of the places that somebody may open. */
export interface DescribedPlaces {
  label: string;
  labels: Partial<Record<PlaceName, string>>;
}

/**
 * Describes the places of the office's navigation that somebody may open, for `resolvePlaces`.
 *
 * @param mayOpen whether they may open an address
 */
export function describePlaces(mayOpen: (url: string) => boolean): DescribedPlaces {
  const open = placeNames.filter((name) => mayOpen(placePath(name)));
  return {
    label: messages.label,
    labels: Object.fromEntries(open.map((name) => [name, labels[name]])),
  };
}
