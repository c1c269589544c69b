import { publicPath } from "#content/site/public-path.ts";
import { data, Outlet, redirect } from "react-router";
import { actorContext } from "#request/context.ts";
import { homeOf } from "#security/guards.ts";
import { DemoButton } from "#shell/demo-button.tsx";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { Languages } from "#parts/site/frame/languages.tsx";
import { HomeLink } from "#shell/home-link.tsx";
import { takeNotice } from "#parts/shared/take-notice.ts";
import type { Route } from "./+types/layout.ts";
import authForm from "#parts/account/sign-in/auth-form.ts?worker&url";
import { notices } from "#parts/account/sign-in/messages.ts";
import { PageScript } from "#parts/site/page-script.tsx";

export const handle = { static: true };

// Not /admin-login: it also brings back an admin's marker, which the dashboard asks for (§2).
const forVisitors = ["/login", "/signup", "/signup/finish", "/tutor-login", "/tutor-signup"].map(
  publicPath,
);

/** Leads signed-in people on to their dashboard, where nothing was sent. */
const leadOn: Route.MiddlewareFunction = ({ request, context }) => {
  const actor = context.get(actorContext);
  if (!actor || request.method === "POST") return;
  const home = homeOf(actor);
  if (forVisitors.includes(new URL(request.url).pathname) && !forVisitors.includes(home)) {
    throw redirect(home);
  }
};

export const middleware: Route.MiddlewareFunction[] = [leadOn];

export async function loader({ request, context }: Route.LoaderArgs) {
  // These pages are also prerendered at build time, without services and cookies.
  if (!request.headers.has("cookie")) return { notice: null };
  const { notice, headers } = await takeNotice(context, request, notices);
  return data({ notice }, { headers });
}

export default function AuthLayout({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl grid-cols-1 content-center gap-4 px-4 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <HomeLink />
        <Languages />
      </div>
      <FlashNotice text={notice} />
      <Outlet />
      <DemoButton />
      <PageScript src={authForm} />
    </main>
  );
}
