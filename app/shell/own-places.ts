import { places as words } from "#content/site/navigation.ts";
import type { Place } from "./places.tsx";

/**
 * The places of a student or a tutor, at most five; of the staff only the home, because a role
 * decides about their others.
 *
 * @param home the path of their dashboard
 * @param hasLessons whether they have a week of lessons
 */
export function ownPlaces(home: string, hasLessons: boolean): Place[] {
  const places: Place[] = [];
  const add = (name: "home" | "timetable" | "progress" | "hours" | "calendar", to: string) =>
    places.push({ name, to, label: words[name] });
  add("home", home);
  if (hasLessons) add("timetable", `${home}/timetable`);
  if (home === "/dashboard") add("progress", `${home}/progress`);
  if (home === "/tutor-dashboard") add("hours", "/account/hours");
  if (hasLessons) add("calendar", "/calendar");
  return places;
}
