import type { ComponentProps } from "react";

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
