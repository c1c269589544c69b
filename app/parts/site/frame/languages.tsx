import { useLocation, useParams } from "react-router";
import { languageWords } from "#content/shared/language-words.ts";
import { language } from "#content/shared/language.ts";
import {
  englishPath,
  languageNames,
  languages,
  languageTag,
  localizePath,
} from "#domain/shared/language.ts";

/** The same public page in each language, called by its own name. */
export function Languages() {
  // An unknown address is unknown in every language: its page leads to the home pages.
  const isUnknown = useParams()["*"] !== undefined;
  const { pathname } = useLocation();
  const path = isUnknown ? "/" : englishPath(pathname);
  return (
    <div role="group" aria-label={languageWords.label} className="flex flex-wrap print:hidden">
      {languages.map((each) => (
        <a
          key={each}
          href={localizePath(path, each)}
          hrefLang={languageTag(each)}
          lang={languageTag(each)}
          aria-current={each === language ? "true" : undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 text-sm underline-offset-4 hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-link aria-[current=true]:underline"
        >
          {languageNames[each]}
        </a>
      ))}
    </div>
  );
}
