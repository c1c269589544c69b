import { Outlet } from "react-router";
import authForm from "./auth-form.ts?worker&url";

export const handle = { static: true };

export default function AuthLayout() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center px-4 py-8">
      <Outlet />
      <script type="module" src={authForm} />
    </main>
  );
}
