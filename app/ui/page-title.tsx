import type { ComponentProps, ReactNode } from "react";

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

/** A part of a screen, which its title names. */
export function TitledSection(props: {
  /** Of the title. */
  id: string;
  title: string;
  size?: keyof typeof sectionSizes;
  className?: string;
  children: ReactNode;
}) {
  const { id, title, size = "usual", className = "grid gap-2", children } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={sectionSizes[size]}>
        {title}
      </h2>
      {children}
    </section>
  );
}
