import { Notice } from "#ui/notice.tsx";

/** The flash message with this code; nothing where there is none or the code is unknown. */
export function FlashNotice(props: {
  code: string | null;
  texts: Readonly<Record<string, string>>;
}) {
  const { code, texts } = props;
  const text = code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ? <Notice tone="success">{text}</Notice> : null;
}
