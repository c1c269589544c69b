import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { useCountdown } from "#ui/kept/countdown.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { restoreLostFocus } from "#ui/dialog/restore-focus.ts";
import { NoticeLines, noticeClass, noticeRole, type NoticeTone } from "#ui/notice.tsx";

export interface ToastMessage {
  tone: NoticeTone;
  text: string;
  /** The URL that undoes the change, and its button's label. */
  undo: { to: string; label: string } | null;
  /** The URL of what the change added, and its link's label. */
  view?: { to: string; label: string } | null;
}

/**
 * One message. A success disappears by itself, but not while it has the pointer or the focus; a
 * failure stays until it is dismissed.
 */
export function Toast(props: {
  message: ToastMessage;
  dismissLabel: string;
  /** Only the newest message is read out; the others have been read out before. */
  isNewest: boolean;
  onUndo: () => void;
  onEnd: () => void;
}) {
  const { message, onEnd } = props;
  const { undo, view } = message;
  const fetcher = useFetcher<{ error: string }>();
  const [isPaused, setPaused] = useState(false);
  const isUndoing = fetcher.state !== "idle";
  const failure = isUndoing ? undefined : fetcher.data?.error;
  const tone = failure ? "danger" : message.tone;
  useCountdown(tone !== "danger" && !isPaused && !isUndoing, onEnd);

  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The change may have removed the focused element; then the next Tab should reach Undo. A layout
    // effect runs before the closing dialog can move the focus elsewhere.
    if (focused === document.body) box.current?.focus({ preventScroll: true });
    else focused?.scrollIntoView({ block: "nearest" });
  }, []);

  const isRead = props.isNewest || failure !== undefined;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 shadow-lg ${noticeClass(tone)}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={(event) => setPaused(event.target !== box.current)}
      onBlur={() => setPaused(false)}
    >
      <LiveText tone={tone} isRead={isRead} key={tone}>
        {failure ?? message.text}
      </LiveText>
      <div className="ml-auto flex gap-2">
        {view && (
          // Not a Link: the browser marks and focuses the part of the page that the address names.
          <a href={view.to} className={buttonClass("quiet")}>
            {view.label}
          </a>
        )}
        {undo && (
          <fetcher.Form
            method="post"
            action={undo.to}
            preventScrollReset
            onSubmit={() => props.onUndo()}
          >
            <Button tone="quiet" pending={isUndoing}>
              {undo.label}
            </Button>
          </fetcher.Form>
        )}
        {useHydrated() && (
          <Button
            type="button"
            tone="quiet"
            aria-label={props.dismissLabel}
            onClick={({ currentTarget }) => {
              currentTarget.blur();
              onEnd();
              setTimeout(restoreLostFocus);
            }}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** A live region that exists before its text does: not every screen reader reads it out otherwise. */
function LiveText(props: { tone: NoticeTone; isRead: boolean; children: string }) {
  const isHydrated = useHydrated();
  const [text, setText] = useState(isHydrated ? "" : props.children);
  useEffect(() => queueMicrotask(() => setText(props.children)), [props.children]);
  return (
    <p role={props.isRead ? noticeRole(props.tone) : undefined} className="min-w-0 basis-48 grow">
      <NoticeLines text={text} />
    </p>
  );
}
