import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSending } from "#ui/pending.ts";
import { messages } from "./messages.ts";
import type { ProofRefusal } from "./proof.ts";

/** Asks for the password, and a code where one counts, before a change of the second factor. */
export function ProofForm(props: {
  email: string;
  asksCode: boolean;
  refusal: ProofRefusal | undefined;
  submit: string;
  pending: string;
  tone?: "danger";
}) {
  const busy = useSending();
  const { refusal } = props;
  return (
    <Form method="post" noValidate className="grid max-w-md grid-cols-1 gap-4">
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" defaultValue={props.email} hidden />
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="current-password"
        invalid={refusal?.field === "password"}
      />
      {props.asksCode && (
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          name="code"
          autoComplete="one-time-code"
          invalid={refusal?.field === "code"}
        />
      )}
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
      <Button
        pending={busy}
        className="justify-self-start"
        {...(props.tone && { tone: props.tone })}
      >
        {busy ? props.pending : props.submit}
      </Button>
    </Form>
  );
}
