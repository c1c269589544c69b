import { useEffect, useState, type RefObject } from "react";
import { useActionData } from "react-router";

const never = Symbol("never");

/**
 * Whether a form's error is outdated, because its invalid field has been changed since the server
 * has answered.
 *
 * @param box an element of the form
 */
export function useIsOutdated(box: RefObject<HTMLElement | null>): boolean {
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
