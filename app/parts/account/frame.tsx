import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { removeAdminMarker } from "#shell/admin-marker.ts";
import { Places } from "#shell/places.tsx";
import { messages } from "./messages.ts";
import { officeScreen, Shell, shellWidth, type OfficePlaces } from "#shell/shell.tsx";

/** What the layout of the account's screens loads for their header. */
export interface AccountPerson {
  email: string;
  home: string;
  /** Whether they have a week and a calendar of lessons. */
  hasLessons: boolean;
  /** Of the staff. */
  office: OfficePlaces | null;
}

/** The frame of every screen about a person's own account, below `routes/account/layout.tsx`. */
export function AccountFrame(props: {
  title: string;
  /** The link at the top of the screens below the account page: to that page by default. */
  back?: { to: string; label: string } | null;
  children: ReactNode;
}) {
  const person = useRouteLoaderData<AccountPerson>("routes/account/layout");
  if (!person) throw new Error("not below routes/account/layout.tsx");
  const { back = { to: "/account", label: messages.title } } = props;
  const { office } = person;
  const screen = (
    <main
      id="main"
      tabIndex={-1}
      className={`${office ? "" : shellWidth} grid grid-cols-1 content-start gap-8 py-6 wrap-anywhere outline-none`}
    >
      {back && (
        <Link
          to={back.to}
          className={`${buttonClass("plain")} -ml-4 justify-self-start print:hidden`}
        >
          {back.label}
        </Link>
      )}
      {props.children}
    </main>
  );
  return (
    <>
      <Shell
        home={person.home}
        hasLessons={person.hasLessons}
        office={office}
        isAccount
        identity={{ title: props.title, email: person.email }}
        onLogout={removeAdminMarker}
      />
      {office ? (
        <div className={officeScreen}>
          <Places look="rail" label={office.label} places={office.rail} />
          {screen}
        </div>
      ) : (
        screen
      )}
    </>
  );
}
