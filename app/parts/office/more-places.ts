import type { StaffRole } from "#domain/people/staff.ts";
import { mayRequest } from "#security/staff-areas.ts";
import { messages } from "./more-messages.ts";

type PlaceName = keyof typeof messages.places;

/** Every screen of the dashboard beside its lists: the last part of its address, by group. */
const groups: readonly { title: string; places: readonly PlaceName[] }[] = [
  { title: messages.families, places: ["enquiries", "referrals", "import"] },
  {
    title: messages.lessons,
    places: ["lessons", "away", "quality", "overlaps", "holidays", "syllabus"],
  },
  { title: messages.academy, places: ["site", "staff", "setup", "log"] },
];

/** The screens beside the lists that a role may open, by group; a group without any is left out. */
export function placesOf(role: StaffRole) {
  return groups
    .map(({ title, places }) => ({
      title,
      places: places
        .map((name) => ({ to: `/admin-dashboard/${name}`, ...messages.places[name] }))
        .filter(({ to }) => mayRequest(role, to, "GET")),
    }))
    .filter(({ places }) => places.length > 0);
}
