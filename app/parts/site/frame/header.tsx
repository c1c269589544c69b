import { publicPath } from "#content/site/public-path.ts";
import { header as words } from "#content/site/navigation.ts";
import { describeBrand } from "#content/site/logo.ts";
import { Logo } from "#art/logo.tsx";
import { Languages } from "./languages.tsx";
import { Menu } from "./menu.tsx";
import { pageWidth } from "#parts/site/section.tsx";
import { useSite } from "#parts/site/use-site.ts";

/**
 * The header of every public page (§2).
 *
 * @param home the signed-in person's dashboard; null for signed-out visitors
 * @param path the page's path
 */
export function Header(props: { home: string | null; path: string }) {
  const { academy, logo } = useSite();
  return (
    <header className="border-b border-line bg-ground print:border-0">
      <div className={`${pageWidth} flex justify-end print:hidden`}>
        <Languages />
      </div>
      <div
        className={`${pageWidth} flex min-h-18 flex-wrap items-center justify-between gap-x-4 py-2`}
      >
        <a
          href={publicPath("/")}
          aria-label={words.homeLabel(academy.name)}
          className="inline-flex min-h-11 items-center rounded-control"
        >
          <Logo {...describeBrand(logo, academy.name)} />
        </a>
        <Menu {...props} />
      </div>
    </header>
  );
}
