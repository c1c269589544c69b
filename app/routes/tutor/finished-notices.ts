import type { NoticeTone } from "#ui/notice.tsx";

const finished = {
  "nothing-added": { text: "Nothing was added.", section: null },
  "class-settled": { text: "The class is settled.", section: null },
  "report-sent": { text: "The report is sent.", section: null },
  "class-recorded": { text: "The recording was published.", section: "recordings" },
  "class-planned": { text: "The next class is planned.", section: "live-sessions" },
  "class-recorded-planned": {
    text: "The recording was published and the next class is planned.",
    section: "recordings",
  },
  "request-accepted": { text: "You have accepted. The family is told by email.", section: null },
  "request-declined": { text: "You have declined. The family is told by email.", section: null },
} as const;

export type FinishedCode = keyof typeof finished;

/** The message after a class was finished, and the tab that shows what was added; null for another code. */
export function describeFinished(
  code: string,
): { tone: NoticeTone; text: string; section: "recordings" | "live-sessions" | null } | null {
  if (!Object.hasOwn(finished, code)) return null;
  return { tone: "success", ...finished[code as FinishedCode] };
}
