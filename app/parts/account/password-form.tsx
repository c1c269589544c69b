import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { HiddenUsername } from "#ui/credentials/hidden-username.tsx";
import { Notice } from "#ui/notice.tsx";

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
      <SubmitButton
        tone={props.tone ?? "primary"}
        className="justify-self-start"
        pending={props.pending}
      >
        {props.submit}
      </SubmitButton>
    </Form>
  );
}
