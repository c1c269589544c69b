import type { ReactNode } from "react";

const sizes = {
  small: "text-lg font-semibold",
  usual: "text-xl font-semibold",
  large: "text-2xl font-semibold",
};

/** A part of a screen, which its title names. */
export function TitledSection(props: {
  /** Of the title. */
  id: string;
  title: string;
  size?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
}) {
  const { id, title, size = "usual", className = "grid gap-2", children } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={sizes[size]}>
        {title}
      </h2>
      {children}
    </section>
  );
}
