import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from "react";
import { useActionData } from "react-router";

const never = Symbol("never");

interface Invalid<Control> {
  ref: RefObject<Control | null>;
  /** Whether it is still shown as invalid: until it is changed. */
  isInvalid: true | undefined;
  onInput: () => void;
}

/**
 * What a field does when it failed validation: it gets the focus with each of the server's answers,
 * and is no longer marked once it has been changed.
 *
 * @param ownRef the ref of whoever uses the field
 */
export function useInvalid<Control extends HTMLElement>(
  invalid: boolean | undefined,
  ownRef?: Ref<Control>,
): Invalid<Control> {
  const answer = useActionData<unknown>();
  const ref = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ownRef, () => ref.current);
  const [changedAfter, setChangedAfter] = useState<unknown>(never);
  const focusedAfter = useRef<unknown>(never);
  useEffect(() => {
    if (!invalid || focusedAfter.current === answer) return;
    focusedAfter.current = answer;
    const control = ref.current;
    (control?.querySelector("input") ?? control)?.focus();
    // Both where there is room for both: the message is below the form.
    control?.closest("form")?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
    control?.scrollIntoView({ block: "nearest" });
  }, [answer, invalid]);
  return {
    ref,
    isInvalid: (invalid === true && changedAfter !== answer) || undefined,
    onInput: () => setChangedAfter(answer),
  };
}
