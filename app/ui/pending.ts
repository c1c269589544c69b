import { useEffect, useState } from "react";
import { useLocation, useNavigation, type Location } from "react-router";

const pathOf = (address: string | undefined) => address?.split("?")[0];

/**
 * Whether a form is on its way, from the press until the page that it leads to is there.
 *
 * @param action where it is sent to; the page's own address by default
 */
export function useSending(action?: string): boolean {
  const { pathname } = useLocation();
  const { state, formMethod, formAction } = useNavigation();
  const isSent = state !== "idle" && formMethod === "POST";
  return isSent && pathOf(formAction) === (pathOf(action) ?? pathname);
}

/** Tells of an item's id whether its deletion is on its way, to `…/:id/delete`. */
export function useLeaving(): (id: string) => boolean {
  const { state, formMethod, formAction } = useNavigation();
  const isSent = state !== "idle" && formMethod === "POST";
  const path = isSent ? pathOf(formAction) : undefined;
  return (id) => path?.endsWith(`/${id}/delete`) ?? false;
}

/** Where a link or a search leads that was pressed and is not answered yet; null while none is. */
export function useMovingTo(): Location | null {
  const { state, formMethod, location } = useNavigation();
  return state === "loading" && formMethod !== "POST" ? location : null;
}

/** Only past this many milliseconds is an answer slow: what is shown sooner would only flicker. */
const slow = 300;

/** true once something has been busy for longer than a moment */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), slow);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isBusy && isSlow;
}
