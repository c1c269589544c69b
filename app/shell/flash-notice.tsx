import { Notice } from "#ui/notice.tsx";

/** The words of a flash message, which the loader has put together; nothing where there is none. */
export function FlashNotice({ text }: { text: string | null }) {
  return text ? <Notice tone="success">{text}</Notice> : null;
}
