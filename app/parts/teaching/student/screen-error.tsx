import { OwnError } from "#shell/own-error.tsx";

/** The error of one of the dashboard's screens: the header and the navigation stay. */
export function ErrorBoundary() {
  return <OwnError home="/dashboard" heading="h1" />;
}
