import { useSyncExternalStore } from "react";

const never = () => () => {};

/** false on the server and in the first render, true once scripts run: what needs them may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
