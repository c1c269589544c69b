import type { ReactNode } from "react";

/** Shown in place of an empty list. */
export function Empty({ art, children }: { art?: ReactNode; children: string }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge px-4 py-8 text-center text-muted">
      {art}
      <p>{children}</p>
    </div>
  );
}
