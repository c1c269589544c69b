import { languageOfText } from "#content/shared/language-of-text.ts";
import { typed } from "#shell/typed.tsx";

/** A name that somebody typed as a link of a table's row; without an address, the name alone. */
export function TypedLink({ href, children }: { href: string | null; children: string }) {
  if (!href) return typed(children);
  return (
    <a href={href} lang={languageOfText(children)}>
      {children}
    </a>
  );
}
