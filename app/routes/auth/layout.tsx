import { Outlet } from "react-router";
import { DemoButton } from "../demo-button.tsx";
import { HomeLink } from "../home-link.tsx";
import authForm from "./auth-form.ts?worker&url";

export const handle = { static: true };

export default function AuthLayout() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl grid-cols-1 content-center gap-4 px-4 py-6">
      <HomeLink />
      <Outlet />
      {/* On a phone it would lie over the fields. */}
      <DemoButton className="max-lg:static max-lg:justify-self-end" />
      <script type="module" src={authForm} />
    </main>
  );
}
