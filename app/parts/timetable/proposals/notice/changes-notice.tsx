import { Notice } from "#ui/notice.tsx";
import { textLinkClass } from "#ui/text-link.tsx";

/** That changed lessons wait for a family's answer, as a link to their page; nothing for none. */
export function ChangesNotice({ text, to }: { text: string | null; to: string }) {
  if (text === null) return null;
  return (
    <Notice tone="caution">
      <a href={to} className={textLinkClass}>
        {text}
      </a>
    </Notice>
  );
}
