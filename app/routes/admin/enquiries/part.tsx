import type { ReactNode } from "react";
import { TitledCard } from "#ui/card.tsx";

/** A part of an enquiry's pages, with its heading. */
export function Part(props: { title: string; children: ReactNode }) {
  return <TitledCard {...props} heading="h3" className="min-w-0 content-start gap-3" />;
}

/** A list of facts. */
export const factsClass =
  "grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-6 gap-y-1 wrap-anywhere";
