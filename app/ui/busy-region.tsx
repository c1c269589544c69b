import type { ComponentProps } from "react";
import { useSlow } from "./pending.ts";

/**
 * A part of the page that is about to be another. When that takes long, a skeleton stands over
 * what was there: nothing moves, and whatever had the focus keeps it.
 */
export function BusyRegion({
  isBusy,
  busyLabel,
  className = "",
  children,
  ...rest
}: ComponentProps<"div"> & {
  isBusy: boolean;
  /** What is read out while it takes long. */ busyLabel: string;
}) {
  const isSlow = useSlow(isBusy);
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
