import { TextField } from "#ui/field.tsx";
import { PasswordForm } from "#parts/account/password-form.tsx";
import { messages } from "./messages.ts";
import type { ProofRefusal } from "./proof.ts";

/** Asks for the password, and for a code if there is a second factor, before it is changed. */
export function ProofForm(props: {
  email: string;
  asksCode: boolean;
  refusal: ProofRefusal | undefined;
  submit: string;
  pending: string;
  tone?: "danger";
}) {
  const { refusal } = props;
  return (
    <PasswordForm
      email={props.email}
      label={messages.password}
      error={refusal?.error}
      isInvalid={refusal?.field === "password"}
      submit={props.submit}
      pending={props.pending}
      tone={props.tone}
    >
      {props.asksCode && (
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          name="code"
          autoComplete="one-time-code"
          invalid={refusal?.field === "code"}
        />
      )}
    </PasswordForm>
  );
}
