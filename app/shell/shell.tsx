import type { ReactNode } from "react";
import { NavLink, useLocation, useMatches } from "react-router";
import { IkatBand } from "#art/ikat-band.tsx";
import { header as words, places } from "#content/site/navigation.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { HomeLink } from "./home-link.tsx";
import { LogoutForm } from "./logout-form.tsx";
import { hasOwnHeading } from "./own-heading.ts";

/** The width and the margins of a signed-in screen. */
export const shellWidth = "mx-auto w-full max-w-7xl px-4 sm:px-6";

/** That of the staff's screens, which have a rail beside them. */
export const officeWidth = "mx-auto w-full max-w-[96rem] px-4 sm:px-6";

/**
 * What every signed-in screen begins with: the skip link, the logo, the person's own places and
 * Logout. The screen's content has the id "main".
 */
export function Shell(props: {
  /** The path of the person's own dashboard. */
  home: string;
  /** Whether they have a week of lessons. */
  hasTimetable: boolean;
  /** Whether they have a calendar of lessons. */
  hasCalendar: boolean;
  /** The heading of the screen and the person's email; the student's sidebar has them instead. */
  identity: { title: string; email: string } | null;
  /** Of the staff: a rail or a bar leads to their screens, so that a narrow header has one line. */
  isOffice?: boolean;
  onLogout?: () => void;
  /** What the person can do on every screen, or their status. */
  children?: ReactNode;
}) {
  const { home, identity, isOffice = false, onLogout } = props;
  const timetable = `${home}/timetable`;
  const { pathname } = useLocation();
  const Title = hasOwnHeading(useMatches()) ? "p" : "h1";
  return (
    <>
      <SkipLink to="main">{words.skip}</SkipLink>
      <header className="bg-surface">
        <div
          className={`${isOffice ? officeWidth : shellWidth} flex flex-wrap items-center gap-x-6 gap-y-2 py-3 max-sm:gap-x-2 max-sm:gap-y-0 max-sm:py-1`}
        >
          <HomeLink />
          {identity && !isOffice && <span className="order-2 h-0 basis-full lg:hidden" />}
          {identity && (
            <div
              className={`min-w-0 grow ${isOffice ? "max-lg:sr-only" : "max-lg:order-3 max-lg:basis-0 max-sm:py-1"}`}
            >
              <Title className="text-xl font-semibold max-sm:text-lg/row">{identity.title}</Title>
              <p className="text-sm text-muted wrap-anywhere max-sm:text-xs">{identity.email}</p>
            </div>
          )}
          <div className={`empty:hidden ${isOffice ? "ml-auto" : "max-lg:order-3"}`}>
            {props.children}
          </div>
          <nav
            aria-label={places.label}
            className={`-mx-3 flex flex-wrap max-sm:-mr-2 print:hidden ${isOffice ? "" : "ml-auto max-lg:order-1"}`}
          >
            {!isOffice && (
              <Place to={home} end={pathname.startsWith(timetable)}>
                {places.home}
              </Place>
            )}
            {props.hasTimetable && <Place to={timetable}>{places.timetable}</Place>}
            {props.hasCalendar && <Place to="/calendar">{places.calendar}</Place>}
            <Place to="/account">{places.account}</Place>
          </nav>
          {identity && (
            <div className={isOffice && props.children ? "max-sm:hidden" : "max-lg:order-3"}>
              <LogoutForm onLogout={onLogout} />
            </div>
          )}
        </div>
        <IkatBand variant="chevron" className="block" />
      </header>
    </>
  );
}

function Place({ to, end, children }: { to: string; end?: boolean; children: string }) {
  return (
    <NavLink
      to={to}
      end={end}
      aria-current="true"
      className="inline-flex min-h-11 items-center rounded-control px-3 text-link max-sm:px-2 hover:bg-sunken hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-text aria-[current=true]:underline aria-[current=true]:decoration-accent aria-[current=true]:decoration-3 aria-[current=true]:underline-offset-8"
    >
      {children}
    </NavLink>
  );
}
