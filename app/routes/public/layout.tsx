import { Outlet, useLocation } from "react-router";
import { actorContext, nonceContext, siteContext } from "#request/context.ts";
import { canEnter } from "#domain/people/staff.ts";
import { homeOf } from "#security/guards.ts";
import { header as words } from "#content/site/navigation.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import type { Route } from "./+types/layout.ts";
import { DemoButton } from "#shell/demo-button.tsx";
import { Footer } from "#parts/site/frame/footer.tsx";
import { Header } from "#parts/site/frame/header.tsx";
import { SampleNotice } from "#parts/site/frame/sample-notice.tsx";
import { Speculation } from "#parts/site/frame/speculation.tsx";

export const handle = { static: true };

/**
 * The published site, and the person's dashboard for the header; a public page uses nothing else of
 * the session.
 */
export function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const site = context.get(siteContext);
  return {
    home: actor ? homeOf(actor) : null,
    nonce: context.get(nonceContext),
    site,
    // Pages of visitors are rendered without a session, so none of them gets it.
    hasSamples:
      Boolean(actor?.admin && canEnter(actor.admin.role, "site")) && site.samples.length > 0,
  };
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const path = useLocation().pathname;
  return (
    <>
      <SkipLink to="main">{words.skip}</SkipLink>
      {loaderData.hasSamples && <SampleNotice />}
      <Header home={loaderData.home} path={path} />
      <main id="main" tabIndex={-1} className="wrap-anywhere outline-none">
        <Outlet />
      </main>
      <DemoButton />
      <Footer />
      <Speculation nonce={loaderData.nonce} />
    </>
  );
}
