import { messages } from "./more-messages.ts";
import { moreNames } from "./more-names.ts";

const groups = ["families", "lessons", "academy"] as const;

/**
 * The screens beside the lists that somebody may open, by group; a group without any is left out.
 *
 * @param mayOpen whether they may open an address
 */
export function placesOf(mayOpen: (url: string) => boolean) {
  return groups
    .map((group) => ({
      title: messages[group],
      places: moreNames[group]
        .map((name) => ({ to: `/admin-dashboard/${name}`, ...messages.places[name] }))
        .filter(({ to }) => mayOpen(to)),
    }))
    .filter(({ places }) => places.length > 0);
}
