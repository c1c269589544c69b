import { useState, type FocusEvent } from "react";

/** Whether a part of the page has the pointer or the focus: nothing in it moves by itself then. */
export function useHold() {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const listeners = {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
  };
  return { isHeld: hasPointer || hasFocus, listeners };
}
