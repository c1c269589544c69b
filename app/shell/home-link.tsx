import { pathPrefix } from "#content/shared/language.ts";
import { useRouteLoaderData } from "react-router";
import { Logo } from "#art/logo.tsx";
import type { OwnFacts } from "./own-facts.ts";
import { useKnownAcademy } from "./use-academy.ts";

/** The logo on a dashboard. A plain link, because the home page is a static document. */
export function HomeLink() {
  const academy = useKnownAcademy();
  // Guards answer before the root's loader has data; then only the name is known.
  const data = useRouteLoaderData<OwnFacts>("root");
  return (
    <a href={pathPrefix || "/"} className="inline-flex min-h-11 items-center rounded-control">
      <Logo name={academy?.name ?? ""} picture={null} {...data?.brand} />
    </a>
  );
}
