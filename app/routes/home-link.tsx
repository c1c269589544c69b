import { Logo } from "#art/logo.tsx";
import { academy } from "#content/academy.ts";

/** The logo on a dashboard. A plain link, because the home page is a static document. */
export function HomeLink() {
  return (
    <a href="/" className="inline-flex min-h-11 items-center rounded-control">
      <Logo name={academy.name} />
    </a>
  );
}
