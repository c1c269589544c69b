import { languageOfText } from "#content/shared/language-of-text.ts";
import { Typed } from "#shell/typed.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { HomeLines as Described } from "./describe.ts";

/** The lines of a home in which something waits, and the way to all of them. */
export function HomeLines({ of: { title, all, lines } }: { of: Described }) {
  return (
    <section
      aria-labelledby={lines.length > 0 ? "messages" : undefined}
      className="grid gap-1 print:hidden"
    >
      {lines.length > 0 && (
        <h2 id="messages" className="text-xl font-semibold">
          {title}
        </h2>
      )}
      {lines.map(({ to, name, preview, when }) => (
        <div key={to} className="min-w-0 wrap-anywhere">
          <TextLink to={to} lang={languageOfText(name)} className="font-semibold">
            {name}
          </TextLink>
          <Typed as="p" className="line-clamp-2">
            {preview}
          </Typed>
          <p className="text-sm text-muted">{when}</p>
        </div>
      ))}
      <p>
        <TextLink to={all.to}>{all.text}</TextLink>
      </p>
    </section>
  );
}
