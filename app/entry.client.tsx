import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPageWhileOffline } from "./routes/offline.ts";

keepPageWhileOffline();
// The router takes over from the script that waited for the first paint.
onpopstate = null;
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
