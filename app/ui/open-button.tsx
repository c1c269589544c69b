import type { ComponentProps } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";

/** A button that opens a page of its own, most often a dialog; it works without JavaScript. */
export function OpenButton({
  to,
  params,
  ...button
}: { to: string; params?: URLSearchParams | undefined } & ComponentProps<typeof Button>) {
  return (
    <Form action={to} preventScrollReset>
      {[...(params ?? [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} />
    </Form>
  );
}
