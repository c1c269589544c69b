import { passwordWords } from "#content/account/password.ts";
import { TextField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** A new password and its confirmation; `auth-form.ts` shows the password's strength in the hint. */
export function NewPasswordFields(props: {
  invalidField: string | null | undefined;
  /** An admin's password has rules of its own. */
  isAdmin?: boolean;
}) {
  const { invalidField } = props;
  return (
    <>
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={props.isAdmin ? passwordWords.adminHint : messages.passwordHint}
        invalid={invalidField === "password"}
      />
      <TextField
        label={messages.confirmPassword}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        invalid={invalidField === "confirmPassword"}
      />
    </>
  );
}
