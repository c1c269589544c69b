import { languageWords } from "#content/shared/language-words.ts";
import { LanguageButtons } from "#parts/account/language-buttons.tsx";
import { messages } from "#parts/account/messages.ts";
import { AccountSection } from "./section.tsx";

/** The choice of the language of screens and mails. */
export function LanguageSection() {
  return (
    <AccountSection title={languageWords.label} text={messages.languageText}>
      <LanguageButtons action="/account/language" />
    </AccountSection>
  );
}
