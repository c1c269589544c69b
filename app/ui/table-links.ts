import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * The link of a table that a press opens in this tab; null for any other press, and for a link that
 * calls a number or leads elsewhere.
 */
function pressedLink(event: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("table a") : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isHandled = event.defaultPrevented || !isPlain;
  if (!(link instanceof HTMLAnchorElement) || isHandled) return null;
  return link.origin === location.origin ? link : null;
}

/**
 * For the element around a table: opens its plain links without loading a document; those of its head
 * sort it where it stands. The router's own links are the most expensive part of a long table.
 */
export function useTableLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    const preventScrollReset = link.closest("thead") !== null;
    void navigate(link.pathname + link.search, { preventScrollReset });
  };
}
