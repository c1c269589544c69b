import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "./button.tsx";
import { useHydrated } from "./hydrated.ts";
import { keepPlace } from "./keep-place.ts";
import { noticeClass, noticeRole, type NoticeTone } from "./notice.tsx";

/** For how long a success is told and an undo is offered, in milliseconds. */
const offered = 10_000;

export interface Told {
  tone: NoticeTone;
  text: string;
  /** The address that takes the change back, and its button's words. */
  undo: { to: string; label: string } | null;
}

/**
 * One message. A success goes by itself, unless somebody points at it or is in it; a failure
 * stays until it is dismissed.
 */
export function Toast(props: {
  told: Told;
  dismiss: string;
  /** Only the last one is read out; the others were. */
  isNewest: boolean;
  onUndo: () => void;
  onEnd: () => void;
}) {
  const { told, onEnd } = props;
  const { undo } = told;
  const fetcher = useFetcher<{ error: string }>();
  const [isHeld, setHeld] = useState(false);
  const isSent = fetcher.state !== "idle";
  const failure = isSent ? undefined : fetcher.data?.error;
  const tone = failure ? "danger" : told.tone;
  useCountdown(tone !== "danger" && !isHeld && !isSent, onEnd);

  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // What had the focus may have gone with the change: the next Tab shall find what to do now.
    // In this very commit, before the dialog that asked gives the focus to anything else.
    if (focused === document.body) box.current?.focus({ preventScroll: true });
    else focused?.scrollIntoView({ block: "nearest" });
  }, []);

  const isRead = props.isNewest || failure !== undefined;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 shadow-lg ${noticeClass(tone)}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target !== box.current)}
      onBlur={() => setHeld(false)}
    >
      <Words tone={tone} isRead={isRead} key={tone}>
        {failure ?? told.text}
      </Words>
      <div className="ml-auto flex gap-2">
        {undo && (
          <fetcher.Form
            method="post"
            action={undo.to}
            preventScrollReset
            onSubmit={() => props.onUndo()}
          >
            <Button tone="quiet" pending={isSent}>
              {undo.label}
            </Button>
          </fetcher.Form>
        )}
        {useHydrated() && (
          <Button
            type="button"
            tone="quiet"
            aria-label={props.dismiss}
            onClick={() => {
              onEnd();
              setTimeout(keepPlace);
            }}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** A live region that is there before its words are: only then does every reader say them. */
function Words(props: { tone: NoticeTone; isRead: boolean; children: string }) {
  const isHydrated = useHydrated();
  const [words, setWords] = useState(isHydrated ? "" : props.children);
  useEffect(() => queueMicrotask(() => setWords(props.children)), [props.children]);
  return (
    <p role={props.isRead ? noticeRole(props.tone) : undefined} className="min-w-0 basis-48 grow">
      {words}
    </p>
  );
}

/** Ends what it counts for after `offered` milliseconds of running. */
function useCountdown(isRunning: boolean, onEnd: () => void): void {
  const left = useRef(offered);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [isRunning]);
}
