import { Link } from "react-router";
import { languageNames, languageTag } from "#domain/shared/language.ts";
import { Badge } from "#ui/badge.tsx";
import type { SectionLanguage } from "./describe-languages.ts";
import { translationMessages as words } from "./translation-messages.ts";

/** Links to a section in each language, called by its own name, with the marks of its translation. */
export function SectionLanguages({ languages }: { languages: readonly SectionLanguage[] }) {
  if (languages.length === 0) return null;
  return (
    <nav aria-label={words.languages}>
      <ul className="flex flex-wrap gap-x-2 border-b border-line">
        {languages.map(({ language, to, isCurrent, mark }) => (
          <li key={language}>
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className="flex min-h-11 flex-wrap items-center gap-2 border-b-4 border-transparent px-3 py-1 font-medium hover:border-line aria-[current=page]:border-brand"
            >
              <span lang={languageTag(language)}>{languageNames[language]}</span>
              {mark && <Badge tone="caution">{mark}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
