import { Outlet } from "react-router";
import { guardAccount } from "#security/guards.ts";
import type { Route } from "./+types/screens.ts";

export { ErrorBoundary } from "#parts/account/screen-error.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

/** A layout of its own: an error of a layout comes without the layout's data, which the header needs. */
export default function AccountScreens() {
  return <Outlet />;
}
