/** A link that begins like a public web address. */
const publicAddress = "^https?://([a-z0-9_-]+\\.)+[a-z]{2,}([/?#:]|$)";

/** Names of a private network, forms and files: nobody can meet there. */
const noMeeting =
  "^https?://([^/?#]*\\.(local|internal|lan|home|localhost)|(www\\.)?forms\\.gle|drive\\.google\\.com)([/?#:]|$)|^https?://docs\\.google\\.com/forms/";

/**
 * The two patterns of `leadsToMeeting`, without regard to case, as JavaScript and PostgreSQL both
 * read them. The index `content_items_without_link` has the same text.
 */
export const meetingLinkPatterns = { publicAddress, noMeeting } as const;

const isPublic = new RegExp(publicAddress, "i");
const isNoMeeting = new RegExp(noMeeting, "i");

/** Whether a lesson's link can lead to a meeting, judged by its text without a request. */
export function leadsToMeeting(url: string): boolean {
  return isPublic.test(url) && !isNoMeeting.test(url);
}
