import type { ComponentProps } from "react";
import { useIsSlow } from "./pending.ts";

/**
 * A part of the page whose content is being replaced. If that takes longer than a moment, a
 * skeleton covers the old content: the layout does not shift, and the focus stays.
 */
export function BusyRegion({
  isBusy,
  busyLabel,
  className = "",
  children,
  ...rest
}: ComponentProps<"div"> & {
  isBusy: boolean;
  /** Read out while the skeleton is shown. */
  busyLabel: string;
}) {
  const isSlow = useIsSlow(isBusy);
  return (
    <div
      {...rest}
      aria-busy={isBusy || undefined}
      data-slow={isSlow || undefined}
      className={`relative data-slow:[&>:not(.skeleton)]:opacity-0 ${className}`}
    >
      {children}
      {isSlow && (
        <div
          aria-hidden="true"
          className="skeleton pointer-events-none absolute inset-0 grid animate-pulse content-start gap-3 overflow-hidden"
        >
          <div className="h-8 w-2/3 rounded-control bg-line" />
          <div className="h-24 rounded-card bg-line" />
          <div className="h-24 rounded-card bg-line" />
          <div className="h-24 rounded-card bg-line" />
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {isSlow ? busyLabel : null}
      </p>
    </div>
  );
}
