import { academy } from "#content/academy.ts";
import { header as words } from "#content/navigation.ts";
import { Logo } from "#art/logo.tsx";
import { Menu } from "./menu.tsx";
import { pageWidth } from "./section.tsx";

/**
 * The header of every public page (§2).
 *
 * @param home the signed-in person's dashboard; null for signed-out visitors
 * @param path the page's path
 */
export function Header(props: { home: string | null; path: string }) {
  return (
    <header className="border-b border-line bg-ground print:border-0">
      <div
        className={`${pageWidth} flex min-h-18 flex-wrap items-center justify-between gap-x-4 py-2`}
      >
        <a
          href="/"
          aria-label={words.homeLabel}
          className="inline-flex min-h-11 items-center rounded-control"
        >
          <Logo name={academy.name} />
        </a>
        <Menu {...props} />
      </div>
    </header>
  );
}
