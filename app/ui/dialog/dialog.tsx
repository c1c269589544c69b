import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { restoreLostFocus } from "./restore-focus.ts";
import { OpenForm } from "#ui/open-button.tsx";
import { usePendingLocation } from "#ui/pending.ts";

const closeForm = "close-dialog";

/**
 * How long an invisible dialog still catches clicks, in milliseconds: the second click of a double
 * click must not reach the page behind it.
 */
const clickShield = 500;

/**
 * A modal dialog with a URL of its own: its URL opens it, `closeTo` closes it. Without JavaScript
 * it is open in the same place. The browser's dialog element traps and returns the focus. It
 * disappears as soon as it is closed, before the page behind it has loaded.
 *
 * @param isPending true while its form is being submitted: it is hidden, and reappears on failure
 */
export function Dialog({
  title,
  closeTo,
  isPending = false,
  children,
}: {
  title: string;
  closeTo: string;
  isPending?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const isHidden = usePendingLocation()?.pathname === closeTo.split("?")[0] || isPending;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isHidden || !dialog || dialog.matches(":modal")) return;
    dialog.removeAttribute("open");
    dialog.showModal();
  }, [isHidden]);

  // A layout effect, so that the timer is cleared before a dialog that reappears is painted.
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    const timer = setTimeout(() => ref.current?.close(), clickShield);
    return () => clearTimeout(timer);
  }, [isHidden]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      dialog?.close();
      setTimeout(restoreLostFocus);
    };
  }, []);

  const close = () => void navigate(closeTo, { preventScrollReset: true });
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={titleId}
      data-hidden={isHidden || undefined}
      className="m-auto w-[min(36rem,calc(100vw-1rem))] rounded-card border border-line bg-surface p-0 text-text data-hidden:opacity-0 data-hidden:backdrop:opacity-0"
      onCancel={(event) => {
        event.preventDefault();
        if (!isHidden) close();
      }}
      onClose={(event) => {
        // Browsers close a dialog despite `preventDefault` when Escape is pressed repeatedly.
        if (!isHidden && !event.currentTarget.open) close();
      }}
    >
      <div className="grid grid-cols-1 gap-4 p-4 wrap-anywhere sm:p-6">
        <h2 id={titleId} className="text-xl font-semibold">
          {title}
        </h2>
        {children}
        <OpenForm id={closeForm} to={closeTo} />
      </div>
    </dialog>
  );
}

/** Closes the dialog around it, even from inside another form. */
export function CancelButton({ children }: { children: string }) {
  return (
    <Button tone="quiet" form={closeForm}>
      {children}
    </Button>
  );
}
