import type { DeniedEntry } from "#security/denied-entry.ts";
import { OwnError } from "./own-error.tsx";
import { Shell, shellWidth } from "./shell.tsx";

/** The page of a signed-in person at another role's dashboard: the way back to their own. */
export function DeniedPage({ entry: { home, hasLessons } }: { entry: DeniedEntry }) {
  return (
    <>
      <Shell home={home} hasLessons={hasLessons} identity={null} />
      <main id="main" tabIndex={-1} className={`${shellWidth} outline-none`}>
        <OwnError home={home} heading="h1" />
      </main>
    </>
  );
}
