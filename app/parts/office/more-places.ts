import { messages } from "./more-messages.ts";

type PlaceName = keyof typeof messages.places;

/** Every screen of the dashboard beside its lists: the last part of its address, by group. */
const groups: readonly { title: string; places: readonly PlaceName[] }[] = [
  { title: messages.families, places: ["messages", "enquiries", "referrals", "import"] },
  {
    title: messages.lessons,
    places: ["lessons", "away", "quality", "overlaps", "holidays", "syllabus"],
  },
  { title: messages.academy, places: ["fees", "site", "staff", "setup", "log"] },
];

/**
 * The screens beside the lists that somebody may open, by group; a group without any is left out.
 *
 * @param mayOpen whether they may open an address
 */
export function placesOf(mayOpen: (url: string) => boolean) {
  return groups
    .map(({ title, places }) => ({
      title,
      places: places
        .map((name) => ({ to: `/admin-dashboard/${name}`, ...messages.places[name] }))
        .filter(({ to }) => mayOpen(to)),
    }))
    .filter(({ places }) => places.length > 0);
}
