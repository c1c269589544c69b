import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";

/**
 * The form with which a guardian has the link mailed by which they write.
 *
 * @param isMailed whether the mail is on its way; undefined before the press
 */
export function LinkRequest({
  isMailed,
  action,
}: {
  isMailed: boolean | undefined;
  action?: string;
}) {
  return (
    <section className="grid justify-items-start gap-2 print:hidden">
      <h2 className="text-lg font-semibold">{messages.linkTitle}</h2>
      <p className="text-muted">{messages.linkText}</p>
      {isMailed !== undefined && (
        <Notice tone={isMailed ? "success" : "caution"}>
          {isMailed ? messages.linkMailed : messages.linkLimited}
        </Notice>
      )}
      <form method="post" action={action}>
        <Button>{messages.mailLink}</Button>
      </form>
    </section>
  );
}
