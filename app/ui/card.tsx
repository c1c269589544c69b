import { useId, type ComponentProps, type ReactNode } from "react";

/** The classes of a card: its frame and its ground. */
export const cardClass = "rounded-card border border-line bg-surface";

/** The classes of a card whose parts stand in a grid, for elements that are no `Card`. */
export const gridCardClass = `${cardClass} grid p-4 sm:p-5`;

/** A section of a screen as a card. Its parts stand in a grid, with the gap of `className`. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={`${gridCardClass} ${className}`} />;
}

/** A section of a screen under the heading that names it. */
export function TitledSection(props: {
  title: ReactNode;
  /** Of the heading, for what else it names and for links to it. */
  id?: string;
  heading?: "h2" | "h3";
  className: string;
  children: ReactNode;
}) {
  const { title, heading: Heading = "h2", className, children } = props;
  const ownId = useId();
  const { id = ownId } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className="text-lg font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The same as a card. Its parts stand in a grid, with the gap of `className`. */
export function TitledCard({ className, ...rest }: ComponentProps<typeof TitledSection>) {
  return <TitledSection {...rest} className={`${gridCardClass} ${className}`} />;
}
