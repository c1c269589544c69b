import { Outlet, useRouteLoaderData } from "react-router";
import { academy } from "#content/academy.ts";
import { AccountFrame } from "./account-frame.tsx";
import type { loader } from "./account-layout.tsx";
import { OwnError } from "./own-error.tsx";

/** A layout of its own: an error of a layout comes without the layout's data, which the header needs. */
export default function AccountScreens() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const person = useRouteLoaderData<typeof loader>("routes/account-layout");
  return (
    <AccountFrame title={academy.name}>
      <OwnError home={person?.home ?? "/"} />
    </AccountFrame>
  );
}
