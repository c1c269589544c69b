import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import type { NamedAcademy } from "#content/site/academy.ts";
import { isDeniedEntry } from "#security/denied-entry.ts";
import type { OwnFacts } from "./own-facts.ts";

/** The academy's name and address, on any screen. */
export function useAcademy(): NamedAcademy {
  const academy = useKnownAcademy();
  if (!academy) throw new Error("the root route has no data");
  return academy;
}

/** The same, or null on the page of an error that came before any data was loaded. */
export function useKnownAcademy(): NamedAcademy | null {
  const data = useRouteLoaderData<OwnFacts>("root");
  const error = useRouteError();
  if (data) return data.academy;
  return isRouteErrorResponse(error) && isDeniedEntry(error.data) ? error.data.academy : null;
}
