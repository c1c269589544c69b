import { useEffect, useRef, type RefObject } from "react";
import { useActionData } from "react-router";

interface AnswerProps<Part> {
  ref: RefObject<Part | null>;
  tabIndex: number;
  /** For a page without scripts. */
  autoFocus: true;
  className: string;
}

/**
 * The props of what an answer to a form says before anything else: it is scrolled into view and has
 * the focus with each of the server's answers, also where it stands below a long form. A short part:
 * without scripts the browser brings its middle into view.
 */
export function useAnswerFocus<Part extends HTMLElement>(): AnswerProps<Part> {
  const answer = useActionData<unknown>();
  const ref = useRef<Part>(null);
  const focusedAfter = useRef<unknown>(undefined);
  useEffect(() => {
    if (!ref.current || answer === undefined || focusedAfter.current === answer) return;
    focusedAfter.current = answer;
    ref.current.focus({ preventScroll: true });
    ref.current.scrollIntoView({ block: "start" });
  }, [answer]);
  return { ref, tabIndex: -1, autoFocus: true, className: "scroll-mt-6" };
}
