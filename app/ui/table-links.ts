import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * The address that a press on a link of a table's body opens in this tab; null for any other press, and
 * for a link that calls a number or leads elsewhere.
 */
function pressedLink(event: MouseEvent<HTMLElement>): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("tbody a") : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isHandled = event.defaultPrevented || !isPlain;
  if (!(link instanceof HTMLAnchorElement) || isHandled) return null;
  return link.origin === location.origin ? link.pathname + link.search : null;
}

/**
 * For the element around a table: opens the plain links of its body without loading a document. The
 * router's own links are the most expensive part of a long table.
 */
export function useTableLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const path = pressedLink(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
}
