import type { ComponentProps } from "react";
import { Link } from "react-router";

/** The classes of a link within a sentence, and of other words that look like one. */
export const inlineLinkClass = "text-link underline underline-offset-4";

/** The classes of a link that stands alone, high enough to touch; for elements that are no `TextLink`. */
export const textLinkClass = `inline-flex min-h-11 items-center ${inlineLinkClass}`;

/**
 * A link to another screen that stands alone. Its children are a text or one element: of several, each
 * would be a column.
 */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={className ? `${textLinkClass} ${className}` : textLinkClass} />;
}
