import { useRouteLoaderData } from "react-router";
import { Logo } from "#art/logo.tsx";
import type { loader } from "../root.tsx";

/** The logo on a dashboard. A plain link, because the home page is a static document. */
export function HomeLink() {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <a href="/" className="inline-flex min-h-11 items-center rounded-control">
      {data && <Logo {...data.brand} />}
    </a>
  );
}
