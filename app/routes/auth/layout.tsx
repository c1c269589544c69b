import { data, Outlet } from "react-router";
import { takeNotice } from "#access/notice.ts";
import { Notice } from "#ui/notice.tsx";
import { DemoButton } from "../demo-button.tsx";
import { HomeLink } from "../home-link.tsx";
import type { Route } from "./+types/layout.ts";
import authForm from "./auth-form.ts?worker&url";
import { notices } from "./messages.ts";

export const handle = { static: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  // Pages are rendered at build too, where there are no services and no cookies.
  if (!request.headers.has("cookie")) return { notice: null };
  const { notice, headers } = await takeNotice(context, request);
  return data({ notice: notice?.code ?? null }, { headers });
}

export default function AuthLayout({ loaderData: { notice } }: Route.ComponentProps) {
  const told = notice !== null && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl grid-cols-1 content-center gap-4 px-4 py-6">
      <HomeLink />
      {told && <Notice tone="success">{told}</Notice>}
      <Outlet />
      {/* On a phone it would lie over the fields. */}
      <DemoButton className="max-lg:static max-lg:justify-self-end" />
      <script type="module" src={authForm} />
    </main>
  );
}
