/** What a tutor publishes for an assignment (§3), in the order of the dashboard's tabs. */
export const contentKinds = ["recording", "live-session", "exam", "announcement"] as const;

export type ContentKind = (typeof contentKinds)[number];

/** Whether an untrusted value is one of the 4 kinds. */
export function isContentKind(value: unknown): value is ContentKind {
  return (contentKinds as readonly unknown[]).includes(value);
}
