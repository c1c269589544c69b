import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { cardClass } from "#ui/card.tsx";
import { messages } from "./messages.ts";

/** Asks for a new link to a guardian's page. */
export function LinkForm({ refusal }: { refusal?: { email: string; error: string } | undefined }) {
  return (
    <form
      method="post"
      action="/guardian"
      noValidate
      className={`${cardClass} grid gap-4 p-5 print:hidden`}
    >
      <p>{messages.lost}</p>
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={refusal?.email}
        invalid={refusal !== undefined}
      />
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
      <Button>{messages.send}</Button>
    </form>
  );
}
