import type { ComponentProps } from "react";
import { SubmitButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** The end of a form of the office: why it was refused, and the button that submits it. */
export function FormEnd({
  error,
  submit,
  ...button
}: {
  error: string | null | undefined;
  /** What the button says. */
  submit: string;
} & Pick<ComponentProps<typeof SubmitButton>, "pending" | "tone" | "action">) {
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      <SubmitButton {...button} className="justify-self-start">
        {submit}
      </SubmitButton>
    </>
  );
}
