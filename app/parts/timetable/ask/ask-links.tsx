import { languageOfText } from "#content/shared/language-of-text.ts";
import { textLinkClass } from "#ui/text-link.tsx";
import { words } from "./messages.ts";

/**
 * The links to the page on which a family asks about a lesson; once it has asked, what it waits for.
 */
export function AskLinks(props: { path: string; title: string; waiting: string | null }) {
  const { path, title, waiting } = props;
  if (waiting) {
    return (
      <p className="text-sm">
        {waiting}{" "}
        <a href={path} className={textLinkClass}>
          {words.withdraw}
          <span className="sr-only" lang={languageOfText(title)}>
            : {title}
          </span>
        </a>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
      <a href={`${path}#another-time`} className={textLinkClass}>
        {words.move}
        <span className="sr-only" lang={languageOfText(title)}>
          : {title}
        </span>
      </a>
      <a href={`${path}#cancel`} className={textLinkClass}>
        {words.cancel}
        <span className="sr-only" lang={languageOfText(title)}>
          : {title}
        </span>
      </a>
    </p>
  );
}
