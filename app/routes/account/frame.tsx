import type { ReactNode } from "react";
import { Link } from "react-router";
import { IkatBand } from "#art/ikat-band.tsx";
import { buttonClass } from "#ui/button.tsx";
import { DashboardHeader } from "#ui/dashboard-header.tsx";
import { removeAdminMarker } from "../admin-marker.ts";
import { HomeLink } from "../home-link.tsx";
import { messages } from "./messages.ts";

/** The header and layout of every page of a person's own account. */
export function AccountFrame(props: {
  title: string;
  email: string;
  /** The link at the top: to the dashboard, or back to the account page. */
  back: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <>
      <DashboardHeader
        brand={<HomeLink />}
        band={<IkatBand variant="chevron" className="block" />}
        title={props.title}
        email={props.email}
        logout={messages.logout}
        onLogout={removeAdminMarker}
      >
        <Link to={props.back.to} className={`${buttonClass("plain")} print:hidden`}>
          {props.back.label}
        </Link>
      </DashboardHeader>
      <main className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-4 py-6 wrap-anywhere sm:px-6">
        {props.children}
      </main>
    </>
  );
}

/** The `back` link of the pages below the account page. */
export const backToAccount = { to: "/account", label: messages.title };
