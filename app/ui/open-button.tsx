import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { useMovingTo } from "./pending.ts";

/** A form that only leads to an address, its query included; buttons in it or by its id submit it. */
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

/** The id of the form that the buttons of a list's rows share: one each would be most of the list. */
export const listForm = "open-from-list";

/**
 * A button that opens a page of its own, most often a dialog; it works without JavaScript. By a
 * `form` of its own choice it takes that one's query along.
 */
export function OpenButton({
  to,
  form,
  ...button
}: { to: string } & ComponentProps<typeof Button>) {
  const isOpening = useMovingTo()?.pathname === to.split("?")[0];
  if (form) return <Button form={form} formAction={to} pending={isOpening} {...button} />;
  return (
    <OpenForm to={to}>
      <Button pending={isOpening} {...button} />
    </OpenForm>
  );
}
