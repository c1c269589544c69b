import { Outlet } from "react-router";
import { mailLink } from "#content/site/academy.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { siteContext } from "#request/context.ts";
import { keepLinkLanguage } from "#security/language-cookie.ts";
import { HomeLink } from "#shell/home-link.tsx";
import { protectUrl } from "#shell/protect-url.ts";
import type { Route } from "./+types/layout.ts";
import { messages } from "#parts/guardians/page/messages.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { textLinkClass } from "#ui/text-link.tsx";

export const handle = { static: true };

export const middleware: Route.MiddlewareFunction[] = [protectUrl, keepLinkLanguage];

/** The academy's email, which only these screens and few others show. */
export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(siteContext).academy.email };
}

export const meta: Route.MetaFunction = ({ matches }) => guardianTitle(matches);

export default function GuardianLayout({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <>
      <IkatBand variant="chevron" className="block" />
      <main className="mx-auto grid max-w-2xl grid-cols-1 gap-4 px-4 pt-2 pb-6 wrap-anywhere">
        <HomeLink />
        <Outlet />
        <footer className="border-t border-line pt-4 text-sm text-muted">
          {messages.questions}{" "}
          <a href={mailLink(undefined, { email })} className={textLinkClass}>
            {email}
          </a>
        </footer>
      </main>
    </>
  );
}
