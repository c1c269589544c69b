import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { HiddenUsername } from "#ui/credentials/hidden-username.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";

/** Asks for the password again before something that only the account's owner may do. */
export function PasswordForm(props: {
  email: string;
  label: string;
  error: string | undefined;
  /** Whether a fresh proof replaces the password. */
  isProved?: boolean;
  /** Whether the password is the invalid field; by default, whenever there is an error. */
  isInvalid?: boolean;
  submit: string;
  pending: string;
  tone?: "primary" | "danger" | undefined;
  /** Rendered after the password. */
  children?: ReactNode;
}) {
  const isSubmitting = useIsSubmitting();
  return (
    <Form method="post" noValidate className="grid max-w-md grid-cols-1 gap-4">
      <HiddenUsername email={props.email} />
      {!props.isProved && (
        <TextField
          label={props.label}
          name="password"
          type="password"
          autoComplete="current-password"
          invalid={props.isInvalid ?? props.error !== undefined}
        />
      )}
      {props.children}
      {props.error && <Notice tone="danger">{props.error}</Notice>}
      <Button tone={props.tone ?? "primary"} pending={isSubmitting} className="justify-self-start">
        {isSubmitting ? props.pending : props.submit}
      </Button>
    </Form>
  );
}
