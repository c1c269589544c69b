import type { ReactNode } from "react";
import { NavLink, useLocation, useMatches } from "react-router";
import { IkatBand } from "#art/ikat-band.tsx";
import { header as words, places } from "#content/site/navigation.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { HomeLink } from "./home-link.tsx";
import { LogoutForm } from "./logout-form.tsx";
import { hasOwnHeading } from "./own-heading.ts";
import { ownPlaces } from "./own-places.ts";
import { findCurrent, Places, type Place } from "./places.tsx";

/** The width and the margins of a signed-in screen. */
export const shellWidth = "mx-auto w-full max-w-7xl px-4 sm:px-6";

/** That of the staff's screens, which have a rail beside them. */
const officeWidth = "mx-auto w-full max-w-[96rem] px-4 sm:px-6";

/** The rail and the screen of the staff, side by side. */
export const officeScreen = `${officeWidth} lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-6`;

/** The places of somebody of the staff, which their role decides. */
export interface OfficePlaces {
  label: string;
  rail: readonly Place[];
  bar: readonly Place[];
}

/**
 * What every signed-in screen begins with: the skip link, the logo, the person's own places and
 * Logout. Below 64 rem the places are a bar at the lower edge, and the header is one line with the
 * page's name ([decision 95](../../docs/decisions/095-one-frame-on-phones.md)). The screen's content
 * has the id "main".
 */
export function Shell(props: {
  /** The path of the person's own dashboard. */
  home: string;
  /** Whether they have a week and a calendar of lessons. */
  hasLessons: boolean;
  /** The heading of the screen and the person's email; the student's sidebar has them instead. */
  identity: { title: string; email: string } | null;
  /** Of the staff, who have a rail beside wide screens. */
  office?: OfficePlaces | null | undefined;
  /** On a screen about the own account, whose title is the page's name, and where phones have Logout. */
  isAccount?: boolean;
  onLogout?: () => void;
  /** What the person can do on every screen, or their status. */
  children?: ReactNode;
}) {
  const { home, hasLessons, identity, office, isAccount = false, onLogout } = props;
  const timetable = `${home}/timetable`;
  const { pathname } = useLocation();
  const Title = hasOwnHeading(useMatches()) ? "p" : "h1";
  const bar = office?.bar ?? ownPlaces(home, hasLessons);
  return (
    <>
      <SkipLink to="main">{words.skip}</SkipLink>
      <header className="bg-surface">
        <div
          className={`frame ${office ? officeWidth : shellWidth} flex flex-wrap items-center gap-x-6 gap-y-2 py-3`}
        >
          <HomeLink />
          {!isAccount && (
            // A sign: as a text it would be read and found twice.
            <p aria-hidden className="frame-name" data-name={findCurrent(bar, pathname)?.label} />
          )}
          {identity && (
            <div className={`${isAccount ? "frame-title" : "frame-wide"} min-w-0 grow`}>
              <Title className="text-xl font-semibold">{identity.title}</Title>
              <p className="text-sm text-muted wrap-anywhere">{identity.email}</p>
            </div>
          )}
          <div className={`empty:hidden ${office ? "ml-auto" : ""}`}>{props.children}</div>
          <nav
            aria-label={places.label}
            className={`frame-links -mx-3 flex print:hidden ${office ? "" : "ml-auto"}`}
          >
            {(!office || isAccount) && (
              <OwnPlace to={home} end={pathname.startsWith(timetable)}>
                {places.home}
              </OwnPlace>
            )}
            {hasLessons && <OwnPlace to={timetable}>{places.timetable}</OwnPlace>}
            {hasLessons && <OwnPlace to="/calendar">{places.calendar}</OwnPlace>}
            <OwnPlace to="/account">{places.account}</OwnPlace>
          </nav>
          {identity && (
            <div className={isAccount ? undefined : "frame-logout"}>
              <LogoutForm onLogout={onLogout} />
            </div>
          )}
        </div>
        <IkatBand variant="chevron" className="block" />
      </header>
      <Places look="bar" label={office?.label ?? words.label} places={bar} />
    </>
  );
}

function OwnPlace({ to, end, children }: { to: string; end?: boolean; children: string }) {
  return (
    <NavLink
      to={to}
      end={end}
      aria-current="true"
      className="inline-flex min-h-11 items-center rounded-control px-3 text-link hover:bg-sunken hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-text aria-[current=true]:underline aria-[current=true]:decoration-accent aria-[current=true]:decoration-3 aria-[current=true]:underline-offset-8"
    >
      {children}
    </NavLink>
  );
}
