import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "./button.tsx";
import { noticeClass, noticeRole, type NoticeTone } from "./notice.tsx";

/** For how long an undo is offered, in milliseconds. */
const offered = 10_000;

export interface Told {
  tone: NoticeTone;
  text: string;
  /** The address that takes the change back, and its button's words. */
  undo: { to: string; label: string } | null;
}

/**
 * What the last change left to tell. A message that offers an undo stays for as long as it does,
 * wherever the person goes on to; any other goes with the page, which may be read again meanwhile.
 *
 * @param notice as the page was read with: the same object until it is read again
 * @param tell what that means, at the moment when it comes
 */
export function ChangeNotice<Notice extends object>(props: {
  notice: Notice | null;
  tell: (notice: Notice) => Told | null;
}) {
  const { notice, tell } = props;
  const { key } = useLocation();
  const [last, setLast] = useState({ notice, key });
  const [shown, setShown] = useState(() => notice && tell(notice));
  const [isOpen, setOpen] = useState(true);
  if (notice !== last.notice || key !== last.key) {
    setLast({ notice, key });
    const isNew = notice !== null && notice !== last.notice;
    const isLeft = notice === null && key !== last.key && (!shown?.undo || !isOpen);
    if (isNew || isLeft) {
      setShown(notice && tell(notice));
      setOpen(true);
    }
  }

  useEffect(() => {
    if (!shown?.undo) return undefined;
    const end = setTimeout(() => setOpen(false), offered);
    return () => clearTimeout(end);
  }, [shown]);

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus went with the deletion: the next Tab shall find the undo.
    if (shown?.undo && document.activeElement === document.body) box.current?.focus();
  }, [shown]);

  const busy = useNavigation().state !== "idle";
  if (!shown) return null;
  const { tone, text, undo } = shown;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`sticky top-3 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 shadow-lg ${noticeClass(tone)}`}
    >
      <p role={noticeRole(tone)}>{text}</p>
      {undo && isOpen && (
        <Form method="post" action={undo.to} preventScrollReset>
          <Button tone="quiet" disabled={busy}>
            {undo.label}
          </Button>
        </Form>
      )}
    </div>
  );
}
