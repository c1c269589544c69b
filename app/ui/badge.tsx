import type { NoticeTone } from "./notice.tsx";

const tones: Record<NoticeTone, string> = {
  success: "bg-success-ground text-success-text",
  danger: "bg-danger-ground text-danger-text",
  caution: "bg-caution-ground text-caution-text",
};

/** A short status in one colour; the text alone carries the meaning. */
export function Badge({ tone, children }: { tone: NoticeTone; children: string }) {
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-sm font-medium ${tones[tone]}`}>
      {children}
    </span>
  );
}
