import { sql } from "kysely";
import { meetingLinkPatterns } from "#domain/timetable/meeting-link.ts";

const { publicAddress, noMeeting } = meetingLinkPatterns;

/**
 * SQL: whether the link of a lesson `c` leads to no meeting. Written as in the index
 * `content_items_without_link`, which is used only then.
 */
export const withoutLink = sql<boolean>`(c.url !~* ${sql.lit(publicAddress)} or c.url ~* ${sql.lit(noMeeting)})`;
