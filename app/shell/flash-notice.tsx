import { lookUp } from "#domain/shared/look-up.ts";
import { Notice } from "#ui/notice.tsx";

/** The flash message with this code; nothing where there is none or the code is unknown. */
export function FlashNotice(props: {
  code: string | null;
  texts: Readonly<Record<string, string>>;
}) {
  const { code, texts } = props;
  const text = lookUp(texts, code);
  return text ? <Notice tone="success">{text}</Notice> : null;
}
