import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useActionData } from "react-router";

export type NoticeTone = "success" | "danger" | "caution";

const tones: Record<NoticeTone, string> = {
  success: "border-success-text bg-success-ground text-success-text",
  danger: "border-danger-text bg-danger-ground text-danger-text",
  caution: "border-caution-text bg-caution-ground text-caution-text",
};

/** The classes of a message, for boxes that contain more than its text. */
export function noticeClass(tone: NoticeTone): string {
  return `rounded-control border-l-4 px-4 py-3 ${tones[tone]}`;
}

/** How a message is read out when it appears: failures at once, others at the next pause. */
export function noticeRole(tone: NoticeTone): "alert" | "status" {
  return tone === "danger" ? "alert" : "status";
}

const never = Symbol("never");

/**
 * Whether a form's error is outdated, because its invalid field has been changed since the server
 * has answered.
 *
 * @param box an element of the form
 */
function useIsOutdated(box: RefObject<HTMLElement | null>): boolean {
  const answer = useActionData<unknown>();
  const [changedAfter, setChangedAfter] = useState<unknown>(never);
  useEffect(() => {
    const form = box.current?.closest("form");
    const field = form?.querySelector("[aria-invalid=true], [data-invalid]");
    if (!form || !field) return undefined;
    const noteChange = ({ target }: Event) => {
      if (target instanceof Node && field.contains(target)) setChangedAfter(answer);
    };
    form.addEventListener("input", noteChange);
    return () => form.removeEventListener("input", noteChange);
  }, [answer, box]);
  return changedAfter === answer;
}

/**
 * A message in the page, read out when it appears. In a form, an error disappears once the invalid
 * field is changed.
 */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isOutdated = useIsOutdated(box);
  if (isOutdated && tone === "danger") return null;
  return (
    <div ref={box} role={noticeRole(tone)} className={noticeClass(tone)}>
      {children}
    </div>
  );
}

/**
 * The text of a message. Where it has two lines, whom it is about and what happened, each is in an
 * element of its own: what happened stays the specification's words.
 */
export function NoticeLines({ text }: { text: string }) {
  // A title may have lines of its own; what happened has none.
  const end = text.lastIndexOf("\n");
  if (end < 0) return text;
  return (
    <>
      <span className="wrap-anywhere">{text.slice(0, end)}</span> <span>{text.slice(end + 1)}</span>
    </>
  );
}
