import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";

/** Asks for the password again before something that needs its owner. */
export function PasswordForm(props: {
  email: string;
  label: string;
  error: string | undefined;
  submit: string;
  pending: string;
  tone?: "primary" | "danger";
}) {
  const busy = useSending();
  return (
    <Form method="post" noValidate className="grid max-w-md grid-cols-1 gap-4">
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" defaultValue={props.email} hidden />
      <TextField
        label={props.label}
        name="password"
        type="password"
        autoComplete="current-password"
        invalid={props.error !== undefined}
      />
      {props.error && <Notice tone="danger">{props.error}</Notice>}
      <Button tone={props.tone ?? "primary"} pending={busy} className="justify-self-start">
        {busy ? props.pending : props.submit}
      </Button>
    </Form>
  );
}
