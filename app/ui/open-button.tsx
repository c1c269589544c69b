import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { usePendingLocation } from "./pending.ts";

/** A GET form that navigates to `to`, including its query; submitted by a button in it or by its id. */
export function OpenForm({ to, id, children }: { to: string; id?: string; children?: ReactNode }) {
  const [path, query] = to.split("?");
  return (
    <Form id={id} action={path} hidden={!children} preventScrollReset>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

/** The id of the form that the buttons of all rows of a list share, which keeps the HTML small. */
export const listForm = "open-from-list";

/**
 * A button that opens another page, usually a dialog; it works without JavaScript.
 *
 * @param form the id of a form to submit instead, which adds its own fields as the query
 */
export function OpenButton({
  to,
  form,
  ...button
}: { to: string } & ComponentProps<typeof Button>) {
  const isOpening = usePendingLocation()?.pathname === to.split("?")[0];
  if (form) return <Button form={form} formAction={to} pending={isOpening} {...button} />;
  return (
    <OpenForm to={to}>
      <Button pending={isOpening} {...button} />
    </OpenForm>
  );
}
