import type { FlashMessage } from "./flash-message.ts";

/** The parameter of an action's address that says which place in its list an entry has. */
export const placeParam = "place";

/** The address of an action that answers the entry at `place`, from 0. */
export function answerAt(action: string, place: number): string {
  return `${action}${action.includes("?") ? "&" : "?"}${placeParam}=${place}`;
}

/** A query without the place, for the page that follows. */
export function withoutPlace(search: string): string {
  const kept = new URLSearchParams(search);
  if (!kept.has(placeParam)) return search;
  kept.delete(placeParam);
  return kept.size > 0 ? `?${kept}` : "";
}

/** More entries are not shown in a list. */
const mostPlaces = 1000;

/** What a flash message says of the entry that the action at `url` has answered. */
export function answeredAt(
  id: string,
  { searchParams }: URL,
): Partial<Pick<FlashMessage, "answered" | "place">> {
  const text = searchParams.get(placeParam) ?? "";
  const place = /^\d{1,4}$/.test(text) ? Number(text) : null;
  return place === null || place >= mostPlaces ? {} : { answered: id, place };
}
