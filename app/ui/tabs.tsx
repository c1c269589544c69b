import { useRef, type KeyboardEvent } from "react";
import { Link } from "react-router";

export interface Tab {
  to: string;
  label: string;
  current: boolean;
}

/** WAI-ARIA tabs whose panels are pages: links without JavaScript, arrow keys with it. */
export function Tabs({ label, tabs, panelId }: { label: string; tabs: Tab[]; panelId: string }) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const steps: Record<string, (at: number) => number> = {
      ArrowRight: (at) => at + 1,
      ArrowLeft: (at) => at - 1,
      Home: () => 0,
      End: () => tabs.length - 1,
    };
    const step = steps[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    if (!step) return;
    event.preventDefault();
    const at = links.indexOf(document.activeElement as HTMLElement);
    links.at(step(at) % links.length)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="flex gap-1 overflow-x-auto border-b border-line"
    >
      {tabs.map((tab, at) => (
        <Link
          key={tab.to}
          to={tab.to}
          role="tab"
          id={tab.current ? `${panelId}-tab` : undefined}
          aria-selected={tab.current}
          aria-controls={tab.current ? panelId : undefined}
          // On a page of no tab the keyboard enters at the first.
          tabIndex={tab.current || (at === 0 && !tabs.some((one) => one.current)) ? 0 : -1}
          preventScrollReset
          className="flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 py-2 font-medium text-muted hover:text-text aria-selected:border-accent aria-selected:text-text"
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
