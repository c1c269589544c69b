import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "./button.tsx";
import { OpenForm } from "./open-button.tsx";

const closeForm = "close-dialog";

/**
 * A modal dialog that is a page of its own: its URL opens it, `closeTo` closes it. Without
 * JavaScript it stands open in the page. The browser's own dialog traps and returns the focus.
 */
export function Dialog({
  title,
  closeTo,
  children,
}: {
  title: string;
  closeTo: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.removeAttribute("open");
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={titleId}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-0 text-text"
      onCancel={(event) => {
        event.preventDefault();
        void navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <div className="grid gap-4 p-5 sm:p-6">
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
