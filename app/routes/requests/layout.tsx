import { Outlet } from "react-router";
import { IkatBand } from "#art/ikat-band.tsx";
import { keepLinkLanguage } from "#security/language-cookie.ts";
import { HomeLink } from "#shell/home-link.tsx";
import { protectUrl } from "#shell/protect-url.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/layout.ts";
import { messages } from "./messages.ts";

export const handle = { static: true };

export const middleware: Route.MiddlewareFunction[] = [protectUrl, keepLinkLanguage];

export const meta: Route.MetaFunction = ({ matches }) => [
  ...screenTitle(matches, messages.pageTitle),
  { name: "robots", content: "noindex, nofollow" },
];

/** Around a page that a mailed link opens without a sign-in. */
export default function RequestLayout() {
  return (
    <>
      <IkatBand variant="chevron" className="block" />
      <main className="mx-auto grid max-w-2xl grid-cols-1 gap-6 px-4 py-6 wrap-anywhere">
        <HomeLink />
        <Outlet />
      </main>
    </>
  );
}
