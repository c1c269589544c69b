import { startTransition, StrictMode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPageWhileOffline } from "./shell/offline.ts";

declare global {
  interface Window {
    /** Somebody went back before the page was hydrated, and it loads again (late-scripts.tsx). */
    isLeaving?: true;
  }
}

/** The router reads the address some tasks later. Until then, going back loads the page again. */
function Hydrated() {
  useLayoutEffect(() => {
    onpopstate = null;
  }, []);
  return <HydratedRouter />;
}

/** The page of another address differs from this one, but it is about to be replaced. */
const onRecoverableError = (error: unknown) => window.isLeaving || reportError(error);

keepPageWhileOffline();
if (!window.isLeaving) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated />
      </StrictMode>,
      { onRecoverableError },
    );
  });
}
