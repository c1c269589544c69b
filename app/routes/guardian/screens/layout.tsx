import { Outlet } from "react-router";

export { InvalidLink as ErrorBoundary } from "#parts/guardians/page/invalid-link.tsx";

/** Around what a guardian's link opens: a link that is not valid is answered inside the layout's frame. */
export default function GuardianScreens() {
  return <Outlet />;
}
