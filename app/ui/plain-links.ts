import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * The link that a press opens in this tab; null for any other press, and for a link that calls a number
 * or leads elsewhere.
 */
function pressedLink(event: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isHandled = event.defaultPrevented || !isPlain;
  if (!link || isHandled) return null;
  return link.origin === location.origin ? link : null;
}

/**
 * For plain links to paths of ours, or the element around them: opens them without loading a document;
 * those of a table's head sort it where it stands. Where there are many, the router's own links are the
 * most expensive part of a document (decision 23).
 */
export function usePlainLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    const preventScrollReset = link.closest("thead") !== null;
    void navigate(link.pathname + link.search, { preventScrollReset });
  };
}
