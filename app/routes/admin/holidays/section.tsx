import { useId, type ReactNode } from "react";
import { Card } from "#ui/card.tsx";

/** A part of the page of holidays. */
export function HolidaySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0 gap-3">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {children}
    </Card>
  );
}
