import { Logo } from "#art/logo.tsx";
import { academy } from "#content/academy.ts";

/** The academy's mark on a working screen; it leads home, to a page without our scripts. */
export function HomeLink() {
  return (
    <a href="/" className="inline-flex min-h-11 items-center rounded-control">
      <Logo name={academy.name} />
    </a>
  );
}
