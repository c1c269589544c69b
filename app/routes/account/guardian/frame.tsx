import type { ReactNode } from "react";
import { Link } from "react-router";
import { IkatBand } from "#art/ikat-band.tsx";
import { HomeLink } from "../../home-link.tsx";
import { messages } from "./messages.ts";

/** The layout of the pages about a student's age and guardian. */
export function GuardianFrame(props: { title: string; children: ReactNode }) {
  return (
    <>
      <IkatBand variant="chevron" className="block" />
      <main className="mx-auto grid max-w-xl grid-cols-1 gap-6 px-4 py-6 wrap-anywhere">
        <HomeLink />
        <h1 className="text-2xl font-semibold sm:text-3xl">{props.title}</h1>
        {props.children}
        <div className="flex flex-wrap gap-x-6">
          <Link to="/dashboard" className={linkClass}>
            {messages.toDashboard}
          </Link>
          <Link to="/account" className={linkClass}>
            {messages.back}
          </Link>
        </div>
      </main>
    </>
  );
}

const linkClass = "inline-flex min-h-11 items-center text-link underline underline-offset-4";
