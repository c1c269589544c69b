import { Outlet } from "react-router";
import { guardAccount } from "#security/guards.ts";
import type { Route } from "./+types/signed-in.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

/** Around the forms and files of any signed-in person; their screens have `screens.tsx`. */
export default function SignedIn() {
  return <Outlet />;
}
