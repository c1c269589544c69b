import { Outlet } from "react-router";
import { academy } from "#content/academy.ts";
import { currentActor, homeOf } from "#security/guards.ts";
import { AccountFrame } from "./account-frame.tsx";
import { OwnError } from "./own-error.tsx";
import type { Route } from "./+types/account-layout.ts";

/** What the header of each screen about the own account shows. The screens have the guards. */
export function loader({ context }: Route.LoaderArgs) {
  const actor = currentActor(context);
  return { email: actor.email, home: homeOf(actor) };
}

export default function AccountLayout() {
  return <Outlet />;
}

/** Keeps the header around an error of one of the screens; without its data there is none. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return (
    <AccountFrame title={academy.name}>
      <OwnError home={loaderData.home} />
    </AccountFrame>
  );
}
