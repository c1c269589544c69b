import { TextField } from "#ui/field.tsx";
import { messages } from "./messages.ts";

/** A new password, typed twice; `auth-form.ts` turns the hint into an advice on its strength. */
export function NewPasswordFields({ field }: { field: string | null | undefined }) {
  return (
    <>
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={messages.passwordHint}
        invalid={field === "password"}
      />
      <TextField
        label={messages.confirmPassword}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        invalid={field === "confirmPassword"}
      />
    </>
  );
}
