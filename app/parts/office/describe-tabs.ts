import { places } from "#content/site/navigation.ts";
import type { Counts } from "#data/office/list-counts.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import { messages as more } from "./more-messages.ts";
import { placesOf } from "./more-places.ts";
import { messages } from "./tab-messages.ts";

/** A tab of the dashboard, and the other addresses at which it is the current one. */
export interface DescribedTab {
  to: string;
  label: string;
  also?: string[];
}

/**
 * The tabs of a role's dashboard: the lists and "More"; for a role without the lists, its screens.
 *
 * @param counts the number of records in each list; null for a role without the lists
 */
export function describeTabs(role: StaffRole, counts: Counts | null): DescribedTab[] {
  const others = placesOf(role).flatMap((group) => group.places);
  if (!counts) return others.map(({ to, label }) => ({ to, label }));
  const tabs: [name: string, label: string][] = [
    ["students", messages.students(counts.students)],
    ["tutors", messages.tutors(counts.tutors)],
    ["assignments", messages.assignments(counts.assignments)],
    ["timetable", places.timetable],
  ];
  return [
    ...tabs.map(([name, label]) => ({ to: `/admin-dashboard/${name}`, label })),
    { to: "/admin-dashboard/more", label: more.title, also: others.map(({ to }) => to) },
  ];
}
