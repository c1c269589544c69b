import { useId, type ReactNode } from "react";

/** A part of the page of holidays. */
export function HolidaySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
