import { useId, type ComponentProps, type ReactNode } from "react";

const sizes = {
  usual: "text-2xl font-semibold",
  growing: "text-2xl font-semibold sm:text-3xl",
  large: "text-3xl font-semibold",
};

/** The title of a screen. */
export function PageTitle({
  as: Heading = "h1",
  size = "usual",
  className,
  ...rest
}: ComponentProps<"h1"> & {
  /** Its level: `h2` where the layout has the heading of the page. */
  as?: "h1" | "h2";
  /** `growing` is larger on wide screens. */
  size?: keyof typeof sizes;
}) {
  return <Heading className={className ? `${sizes[size]} ${className}` : sizes[size]} {...rest} />;
}

const sectionSizes = {
  small: "text-lg font-semibold",
  usual: "text-xl font-semibold",
  large: "text-2xl font-semibold",
};

/** A section of a screen under the heading that names it. */
export function TitledSection(props: {
  title: ReactNode;
  /** Of the heading, for what else it names and for links to it. */
  id?: string;
  heading?: "h2" | "h3";
  size?: keyof typeof sectionSizes;
  className?: string;
  children: ReactNode;
}) {
  const { title, heading: Heading = "h2", size = "usual", className = "grid gap-2" } = props;
  const ownId = useId();
  const { id = ownId, children } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={sectionSizes[size]}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
