import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { listForm } from "#ui/open-button.tsx";
import { rowHeaderId } from "./table.tsx";

/** A row's button that opens a page with the list's form; see `OpenForm`. */
export function RowButton({
  row,
  to,
  ...button
}: { row: string; to: string } & Pick<ComponentProps<"button">, "name" | "value" | "children">) {
  return (
    <button
      form={listForm}
      formAction={to}
      aria-describedby={rowHeaderId(row)}
      className="button button-quiet"
      {...button}
    />
  );
}

// The focus returns to the menu's button, and from a dialog that opens now it returns there too.
function hideMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (currentTarget.matches(":popover-open")) currentTarget.hidePopover();
}

/** The further actions of a row: a popover, which works without JavaScript. */
export function RowMenu(props: { row: string; label: string; children: ReactNode }) {
  const id = `menu-${props.row}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={props.label}
        aria-describedby={rowHeaderId(props.row)}
        className="button row-more"
      >
        …
      </button>
      <div id={id} role="presentation" popover="auto" onClick={hideMenu} className="row-menu">
        {props.children}
      </div>
    </>
  );
}
