import { language } from "#content/shared/language.ts";
import { languageWords } from "#content/shared/language-words.ts";
import { languageNames, languages, languageTag } from "#domain/shared/language.ts";
import { buttonClass } from "#ui/button.tsx";

/**
 * The choice of a reader's own language. A plain form: the page comes back with the scripts of
 * another language.
 */
export function LanguageButtons({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <div role="group" aria-label={languageWords.label} className="flex flex-wrap gap-3">
        {languages.map((each) => (
          <button
            key={each}
            name="language"
            value={each}
            lang={languageTag(each)}
            aria-pressed={each === language}
            className={buttonClass(each === language ? "primary" : "quiet")}
          >
            {languageNames[each]}
          </button>
        ))}
      </div>
    </form>
  );
}
