import { Outlet, useRouteLoaderData } from "react-router";
import { AccountFrame } from "#parts/account/frame.tsx";
import type { loader } from "./layout.tsx";
import { OwnError } from "#shell/own-error.tsx";
import { useAcademy } from "#shell/use-academy.ts";

/** A layout of its own: an error of a layout comes without the layout's data, which the header needs. */
export default function AccountScreens() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const person = useRouteLoaderData<typeof loader>("routes/account/layout");
  const { name } = useAcademy();
  return (
    <AccountFrame title={name}>
      <OwnError home={person?.home ?? "/"} />
    </AccountFrame>
  );
}
