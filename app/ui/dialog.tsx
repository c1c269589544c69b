import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "./button.tsx";
import { keepPlace } from "./keep-place.ts";
import { OpenForm } from "./open-button.tsx";
import { useMovingTo } from "./pending.ts";

const closeForm = "close-dialog";

/** A second click of a double click may not fall through to what lies behind, in milliseconds. */
const shielded = 500;

/**
 * A modal dialog that is a page of its own: its URL opens it, `closeTo` closes it. Without
 * JavaScript it stands open in the same place. The browser's own dialog traps and returns the
 * focus; it goes out of sight as soon as it is closed, whenever the page behind it answers.
 *
 * @param isAway true while what it asked for is under way; it comes back where that fails
 */
export function Dialog({
  title,
  closeTo,
  isAway = false,
  children,
}: {
  title: string;
  closeTo: string;
  isAway?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const isHidden = useMovingTo()?.pathname === closeTo.split("?")[0] || isAway;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isHidden || !dialog || dialog.matches(":modal")) return;
    dialog.removeAttribute("open");
    dialog.showModal();
  }, [isHidden]);

  // At once, so that nothing closes a dialog that is back on the screen.
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    const timer = setTimeout(() => ref.current?.close(), shielded);
    return () => clearTimeout(timer);
  }, [isHidden]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      dialog?.close();
      setTimeout(keepPlace);
    };
  }, []);

  const leave = () => void navigate(closeTo, { preventScrollReset: true });
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={titleId}
      data-hidden={isHidden || undefined}
      className="m-auto w-[min(36rem,calc(100vw-1rem))] rounded-card border border-line bg-surface p-0 text-text data-hidden:opacity-0 data-hidden:backdrop:opacity-0"
      onCancel={(event) => {
        event.preventDefault();
        if (!isHidden) leave();
      }}
      onClose={(event) => {
        // A browser closes a dialog all the same when Escape is pressed again and again.
        if (!isHidden && !event.currentTarget.open) leave();
      }}
    >
      <div className="grid gap-4 p-4 sm:p-6">
        <h2 id={titleId} className="text-xl font-semibold">
          {title}
        </h2>
        {children}
        <OpenForm id={closeForm} to={closeTo} />
      </div>
    </dialog>
  );
}

/** Closes the dialog that it stands in, from inside any form. */
export function CancelButton({ children }: { children: string }) {
  return (
    <Button tone="quiet" form={closeForm}>
      {children}
    </Button>
  );
}
