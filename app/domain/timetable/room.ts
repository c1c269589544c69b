import { isWebAddress } from "#domain/shared/web-address.ts";
import { leadsToMeeting } from "./meeting-link.ts";

/** Why an address can't be a tutor's room. */
export type RoomProblem = "url-invalid" | "no-meeting";

/** The first problem of a trimmed address of a tutor's room, or null; an empty one means no room. */
export function checkRoom(url: string): RoomProblem | null {
  if (url === "") return null;
  if (!isWebAddress(url)) return "url-invalid";
  return leadsToMeeting(url) ? null : "no-meeting";
}
