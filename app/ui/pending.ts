import { useEffect, useState } from "react";
import { useLocation, useNavigation, type Location } from "react-router";

const pathOf = (url: string | undefined) => url?.split("?")[0];

/**
 * Whether a form is being submitted: from the press until the page that follows has loaded.
 *
 * @param action the form's action; the page's own path by default
 */
export function useIsSubmitting(action?: string): boolean {
  const { pathname } = useLocation();
  const { state, formMethod, formAction } = useNavigation();
  const isSubmitting = state !== "idle" && formMethod === "POST";
  return isSubmitting && pathOf(formAction) === (pathOf(action) ?? pathname);
}

/** Answers for an item's id whether its deletion (a POST to `…/:id/delete`) is in progress. */
export function useIsBeingDeleted(): (id: string) => boolean {
  const { state, formMethod, formAction } = useNavigation();
  const isSubmitting = state !== "idle" && formMethod === "POST";
  const path = isSubmitting ? pathOf(formAction) : undefined;
  return (id) => path?.endsWith(`/${id}/delete`) ?? false;
}

/** The location that a pressed link or a search is loading; null while none is. */
export function usePendingLocation(): Location | null {
  const { state, formMethod, location } = useNavigation();
  return state === "loading" && formMethod !== "POST" ? location : null;
}

/** In milliseconds. A skeleton shown sooner would only flicker. */
const slowAfter = 300;

/** true once something has been busy for 300 ms */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isBusy && isSlow;
}
