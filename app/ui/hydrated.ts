import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** false on the server and in the first render, true once the scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
