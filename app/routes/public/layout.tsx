import { Outlet, useLocation } from "react-router";
import { actorContext, nonceContext } from "#access/context.ts";
import { homeOf } from "#access/guards.ts";
import { header as words } from "#content/navigation.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import type { Route } from "./+types/layout.ts";
import { DemoButton } from "../demo-button.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Speculation } from "../speculation.tsx";

export const handle = { static: true };

/** Whose header it is: nothing else of the session reaches a public page. */
export function loader({ context }: Route.LoaderArgs): { home: string | null; nonce: string } {
  const actor = context.get(actorContext);
  return { home: actor ? homeOf(actor) : null, nonce: context.get(nonceContext) };
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  // Prerendering asks for `/faq/`; people ask for `/faq`.
  const path = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <>
      <SkipLink to="main">{words.skip}</SkipLink>
      <Header home={loaderData.home} path={path} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <DemoButton />
      <Speculation nonce={loaderData.nonce} />
    </>
  );
}
