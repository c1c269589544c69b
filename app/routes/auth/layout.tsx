import { Outlet } from "react-router";
import { DemoButton } from "../demo-button.tsx";
import { HomeLink } from "../home-link.tsx";
import authForm from "./auth-form.ts?worker&url";

export const handle = { static: true };

export default function AuthLayout() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-4 pt-6 pb-28">
      <HomeLink />
      <Outlet />
      <DemoButton />
      <script type="module" src={authForm} />
    </main>
  );
}
