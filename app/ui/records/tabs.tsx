import { useEffect, useRef, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { usePendingLocation } from "#ui/pending.ts";

export interface Tab {
  to: string;
  label: string;
  current: boolean;
}

/**
 * WAI-ARIA tabs whose panels are pages: links without JavaScript, arrow keys with it. A panel has
 * to be fetched, so the arrow keys only move the focus, and Enter or Space opens the panel.
 */
export function Tabs({ label, tabs, panelId }: { label: string; tabs: Tab[]; panelId: string }) {
  const list = useRef<HTMLDivElement>(null);
  const pendingPath = usePendingLocation()?.pathname;
  const selected = tabs.findIndex(({ current }) => current);

  useEffect(() => {
    // Scrolls the list only; `scrollIntoView` would scroll the page too.
    const tab = list.current?.children[selected];
    if (list.current && tab instanceof HTMLElement) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [selected]);

  function handleKey(event: KeyboardEvent) {
    const steps: Record<string, (index: number) => number> = {
      ArrowRight: (index) => index + 1,
      ArrowLeft: (index) => index - 1,
      Home: () => 0,
      End: () => tabs.length - 1,
    };
    if (event.key === " ") {
      event.preventDefault();
      (event.target as HTMLElement).click();
    }
    const step = steps[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    if (!step) return;
    event.preventDefault();
    const focused = links.indexOf(document.activeElement as HTMLElement);
    links.at(step(focused) % links.length)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      className="relative flex gap-1 overflow-x-auto border-b border-line"
    >
      {tabs.map((tab, index) => (
        <Link
          key={tab.to}
          to={tab.to}
          role="tab"
          id={tab.current ? `${panelId}-tab` : undefined}
          aria-selected={tab.current}
          aria-controls={tab.current ? panelId : undefined}
          // If no tab is current, Tab reaches the first one.
          tabIndex={tab.current || (index === 0 && selected === -1) ? 0 : -1}
          preventScrollReset
          data-pending={tab.to === pendingPath || undefined}
          className="flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 py-2 font-medium text-muted hover:text-text aria-selected:border-accent aria-selected:text-text forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] data-pending:border-edge data-pending:text-text"
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
