import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { removeAdminMarker } from "#shell/admin-marker.ts";
import { Shell, shellWidth } from "#shell/shell.tsx";

/** What the layout of the account's screens loads for their header. */
export interface AccountPerson {
  email: string;
  home: string;
  hasTimetable: boolean;
  hasCalendar: boolean;
}

/** The frame of every screen about a person's own account, below `routes/account/layout.tsx`. */
export function AccountFrame(props: {
  title: string;
  /** The link at the top of the screens below the account page. */
  back?: { to: string; label: string };
  children: ReactNode;
}) {
  const person = useRouteLoaderData<AccountPerson>("routes/account/layout");
  if (!person) throw new Error("not below routes/account/layout.tsx");
  const { back } = props;
  return (
    <>
      <Shell
        home={person.home}
        hasTimetable={person.hasTimetable}
        hasCalendar={person.hasCalendar}
        identity={{ title: props.title, email: person.email }}
        onLogout={removeAdminMarker}
      />
      <main
        id="main"
        tabIndex={-1}
        className={`${shellWidth} grid grid-cols-1 gap-8 py-6 wrap-anywhere outline-none`}
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
    </>
  );
}
