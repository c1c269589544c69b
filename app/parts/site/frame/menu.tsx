import { publicPath } from "#content/site/public-path.ts";
import { header as words } from "#content/site/navigation.ts";
import { individualSubscriptions } from "#content/site/pages/subscriptions.ts";
import { buttonClass } from "#ui/button.tsx";
import clearOnLogout from "#shell/clear-on-logout.ts?worker&url";
import { Subscriptions } from "./subscriptions.tsx";
import { PageScript } from "#parts/site/page-script.tsx";

const menuId = "menu";
const item =
  "flex min-h-11 w-full items-center rounded-control px-3 font-medium hover:bg-sunken aria-[current=page]:text-link aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8";

// One list for both widths: a popover on a phone, a plain row on a wide screen. In browsers without
// popovers it is always visible in the page.
const list =
  "m-0 w-full bg-ground text-text not-open:static open:fixed open:inset-x-0 open:top-[4.5rem] open:bottom-auto open:max-h-[calc(100dvh-4.5rem)] open:overflow-y-auto open:border-y open:border-line open:p-4 open:shadow-xl lg:static lg:block lg:w-auto lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none";

/** The header's links: the same four for everybody, then those for the person's session (§2). */
export function Menu({ home, path }: { home: string | null; path: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className={`${buttonClass("quiet")} lg:hidden print:hidden`}
      >
        <MenuMark />
        {words.menu}
      </button>
      <nav id={menuId} popover="auto" aria-label={words.label} className={`${list} print:hidden`}>
        <ul className="grid gap-1 lg:flex lg:items-center">
          {words.links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={publicPath(href)}
                aria-current={publicPath(href) === path ? "page" : undefined}
                className={item}
              >
                {label}
              </a>
            </li>
          ))}
          {individualSubscriptions.shown && <Subscriptions />}
          {home === null ? <SignedOut /> : <SignedIn home={home} />}
        </ul>
      </nav>
    </>
  );
}

function SignedOut() {
  return (
    <>
      <li>
        <a href={publicPath(words.login.href)} className={item}>
          {words.login.label}
        </a>
      </li>
      <li className="lg:ml-2">
        <a href={publicPath(words.signUp.href)} className={`${buttonClass("primary")} w-full`}>
          {words.signUp.label}
        </a>
      </li>
    </>
  );
}

function SignedIn({ home }: { home: string }) {
  return (
    <>
      <li>
        <a href={home} className={item}>
          {words.dashboard}
        </a>
      </li>
      <li className="lg:ml-2">
        <form method="post" action="/logout" data-logout>
          <button type="submit" className={`${buttonClass("quiet")} w-full`}>
            {words.logout}
          </button>
          <PageScript src={clearOnLogout} />
        </form>
      </li>
    </>
  );
}

function MenuMark() {
  return (
    <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true" fill="currentColor">
      <path d="M0 0h18v2H0zM0 6h18v2H0zM0 12h18v2H0z" />
    </svg>
  );
}
