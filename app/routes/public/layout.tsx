import { Outlet, useLocation } from "react-router";
import { actorContext, nonceContext } from "#request/context.ts";
import { homeOf } from "#security/guards.ts";
import { header as words } from "#content/navigation.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import type { Route } from "./+types/layout.ts";
import { DemoButton } from "../demo-button.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Speculation } from "../speculation.tsx";

export const handle = { static: true };

/** The person's dashboard for the header; a public page uses nothing else of the session. */
export function loader({ context }: Route.LoaderArgs): { home: string | null; nonce: string } {
  const actor = context.get(actorContext);
  return { home: actor ? homeOf(actor) : null, nonce: context.get(nonceContext) };
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  // Prerendering requests `/faq/`, browsers request `/faq`.
  const path = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <>
      <SkipLink to="main">{words.skip}</SkipLink>
      <Header home={loaderData.home} path={path} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <DemoButton />
      <Footer />
      <Speculation nonce={loaderData.nonce} />
    </>
  );
}
