import { useRef, type FocusEvent, type ReactNode } from "react";
import { Button } from "./button.tsx";

/**
 * A sidebar on a wide screen; on a phone a button that opens the same content as a drawer. It works without JavaScript.
 *
 * @param opener what a phone shows instead, including a button with `popoverTarget={id}`
 * @param children the content of the drawer, which closes when a link in it is pressed
 */
export function Drawer(props: {
  id: string;
  opener: ReactNode;
  title: ReactNode;
  close: string;
  children: ReactNode;
}) {
  const { id } = props;
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  };
  // Tab leaves the drawer at its end; the focused element must not be hidden behind it.
  const closeOnFocusOutside = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <>
      <div className="lg:hidden print:hidden">{props.opener}</div>
      <div
        ref={drawer}
        id={id}
        role="presentation"
        popover="auto"
        onBlur={closeOnFocusOutside}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a")) close();
        }}
        className="drawer text-text lg:sticky lg:inset-auto lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:w-auto lg:overflow-y-auto lg:border-0 lg:-mx-1 lg:bg-transparent lg:p-1"
      >
        <div className="grid content-start gap-3">
          <div className="flex items-center justify-between gap-3">
            {props.title}
            <Button
              type="button"
              tone="quiet"
              className="lg:hidden"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              {props.close}
            </Button>
          </div>
          {props.children}
        </div>
      </div>
    </>
  );
}
