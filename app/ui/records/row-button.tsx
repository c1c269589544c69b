import type { ComponentProps } from "react";
import { listForm } from "#ui/open-button.tsx";
import { rowHeaderId } from "./table.tsx";

/** A row's button that opens a page with a form that the rows share, by default the list's (`OpenForm`). */
export function RowButton({
  row,
  to,
  form = listForm,
  ...button
}: { row: string; to: string } & Pick<
  ComponentProps<"button">,
  "form" | "name" | "value" | "children"
>) {
  return (
    <button
      form={form}
      formAction={to}
      aria-describedby={rowHeaderId(row)}
      className="button button-quiet"
      {...button}
    />
  );
}
