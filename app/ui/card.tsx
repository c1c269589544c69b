import type { ComponentProps } from "react";
import { TitledSection } from "./page-title.tsx";

/** The classes of a card: its frame and its ground. */
export const cardClass = "rounded-card border border-line bg-surface";

/** The classes of a card whose parts stand in a grid, for elements that are no `Card`. */
export const gridCardClass = `${cardClass} grid p-4 sm:p-5`;

/** A section of a screen as a card. Its parts stand in a grid, with the gap of `className`. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={`${gridCardClass} ${className}`} />;
}

/** A section of a screen as a card with a heading. Its parts stand in a grid, with the gap of `className`. */
export function TitledCard({
  className,
  ...rest
}: Omit<ComponentProps<typeof TitledSection>, "size">) {
  return <TitledSection {...rest} size="small" className={`${gridCardClass} ${className}`} />;
}
