import {
  createElement,
  Fragment,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from "react";
import { languageOfText } from "#content/shared/language-of-text.ts";

/**
 * A name or a text that somebody typed, where it has no element of its own that could have `lang`: in
 * a `span` with its language where its script is not the page's, else as it is. A function, because a
 * call costs a screen's script fewer bytes than a component.
 */
export function typed(text: string | null | undefined): ReactNode {
  const lang = languageOfText(text ?? "");
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** The same as an element of its own: a `span` by default. */
export function Typed<As extends ElementType = "span">({
  as,
  children,
  ...rest
}: { as?: As; children: string } & Omit<ComponentProps<As>, "as" | "children" | "lang">) {
  return createElement(as ?? "span", { ...rest, lang: languageOfText(children) }, children);
}

/** Facts of which some are typed, between dots; those that are missing are left out. */
export function typedList(
  facts: readonly (string | number | null | undefined | false)[],
): ReactNode {
  const shown = facts.filter(Boolean).map(String);
  if (!shown.some(languageOfText)) return shown.join(" · ");
  const parts = shown.flatMap((fact, index) => [index > 0 && " · ", typed(fact)]);
  return createElement(Fragment, null, ...parts);
}

/** What one of several links or buttons with the same words is about, for who does not see where it stands. */
export function OfTyped({ children }: { children: string }) {
  return (
    <span className="sr-only" lang={languageOfText(children)}>
      : {children}
    </span>
  );
}
