import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { useMovingTo } from "./pending.ts";

/** A form that only leads to an address, its query included; buttons submit it. */
export function OpenForm({ to, id, children }: { to: string; id?: string; children?: ReactNode }) {
  const [path, query] = to.split("?");
  return (
    <Form id={id} action={path} preventScrollReset>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

/** A button that opens a page of its own, most often a dialog; it works without JavaScript. */
export function OpenButton({ to, ...button }: { to: string } & ComponentProps<typeof Button>) {
  const isOpening = useMovingTo()?.pathname === to.split("?")[0];
  return (
    <OpenForm to={to}>
      <Button pending={isOpening} {...button} />
    </OpenForm>
  );
}
