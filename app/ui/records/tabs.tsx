import { useEffect, useRef, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { usePendingLocation } from "#ui/pending.ts";

export interface Tab {
  to: string;
  label: string;
  current: boolean;
}

const looks = {
  strip: { list: "", tab: "" },
  bar: {
    list: "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid max-md:grid-flow-col max-md:auto-cols-[minmax(min-content,1fr)] max-md:gap-0 max-md:border-t max-md:border-b-0 max-md:bg-surface max-md:pb-[env(safe-area-inset-bottom)] tab-bar",
    tab: "max-md:min-h-16 max-md:justify-center max-md:border-t-4 max-md:border-b-0 max-md:px-1 max-md:text-center max-md:text-xs/fine",
  },
};

/**
 * WAI-ARIA tabs whose panels are pages: links without JavaScript, arrow keys with it. A panel has
 * to be fetched, so the arrow keys only move the focus, and Enter or Space opens the panel.
 *
 * @param look `bar` puts the tabs at the bottom of a phone's screen
 */
export function Tabs({
  label,
  tabs,
  panelId,
  look = "strip",
}: {
  label: string;
  tabs: Tab[];
  panelId: string;
  look?: keyof typeof looks;
}) {
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
      className={`relative flex gap-1 overflow-x-auto border-b border-line ${looks[look].list}`}
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
          className={`flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 py-2 font-medium text-muted hover:text-text aria-selected:border-accent aria-selected:text-text forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] data-pending:border-edge data-pending:text-text ${looks[look].tab}`}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
