/** What a tutor publishes for an assignment (§3), in the order of the dashboard's tabs. */
export const contentKinds = ["recording", "live-session", "exam", "announcement"] as const;

export type ContentKind = (typeof contentKinds)[number];
