import type { NoticeTone } from "#ui/notice.tsx";
import { nameNotice } from "#parts/shared/about.ts";
import { messages } from "./finished-messages.ts";

export type FinishedCode = keyof typeof messages;

type Section = "recordings" | "live-sessions";

const sections: Partial<Record<FinishedCode, Section>> = {
  "class-recorded": "recordings",
  "class-planned": "live-sessions",
  "class-recorded-planned": "recordings",
};

/** The message after a lesson was finished, or accepted or declined, and the tab that shows what was added; null for another code. */
export function describeFinished(
  code: string,
  about: string | null,
): { tone: NoticeTone; text: string; section: Section | null } | null {
  if (!Object.hasOwn(messages, code)) return null;
  const known = code as FinishedCode;
  const tone = known === "lesson-not-answered" ? "danger" : "success";
  return { tone, text: nameNotice(about, messages[known]), section: sections[known] ?? null };
}
