import { textLinkClass } from "#ui/text-link.tsx";
import { words } from "./messages.ts";
import { OfTyped } from "#shell/typed.tsx";

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
          <OfTyped>{title}</OfTyped>
        </a>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
      <a href={`${path}#another-time`} className={textLinkClass}>
        {words.move}
        <OfTyped>{title}</OfTyped>
      </a>
      <a href={`${path}#cancel`} className={textLinkClass}>
        {words.cancel}
        <OfTyped>{title}</OfTyped>
      </a>
    </p>
  );
}
