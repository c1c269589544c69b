import { useId, type ReactNode } from "react";
import { Card } from "#ui/card.tsx";

/** A part of an enquiry's pages, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0 content-start gap-3">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {children}
    </Card>
  );
}

/** A list of facts. */
export const factsClass =
  "grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-6 gap-y-1 wrap-anywhere";
