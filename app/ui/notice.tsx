import type { ReactNode } from "react";

export type NoticeTone = "success" | "danger" | "caution";

const tones: Record<NoticeTone, string> = {
  success: "border-success-text bg-success-ground text-success-text",
  danger: "border-danger-text bg-danger-ground text-danger-text",
  caution: "border-caution-text bg-caution-ground text-caution-text",
};

/** A message in the page, read out when it appears: failures at once, the rest when there is a pause. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={`rounded-control border-l-4 px-4 py-3 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
