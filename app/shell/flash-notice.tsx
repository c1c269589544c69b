import { Notice, NoticeLines } from "#ui/notice.tsx";

/** The words of a flash message, which the loader has put together; nothing where there is none. */
export function FlashNotice({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Notice tone="success">
      <NoticeLines text={text} />
    </Notice>
  );
}
