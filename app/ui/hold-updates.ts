import { useLayoutEffect } from "react";

let holds = 0;

/**
 * Postpones live updates while a form's answer is on the page. React Router keeps an answer only
 * until the page's loaders run again, so an update would remove it. Every screen that live updates
 * refresh and that shows `actionData` calls this.
 */
export function useHoldUpdates(isHeld: boolean): void {
  // A layout effect, so that it runs before the effect that starts an update.
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    holds += 1;
    return () => void (holds -= 1);
  }, [isHeld]);
}

/** Whether some screen postpones live updates now. */
export function areUpdatesHeld(): boolean {
  return holds > 0;
}
