import type { Role } from "#domain/audit/audit.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** The button for a passkey, which `passkey-form.ts` shows where the browser can use one. */
export function PasskeyPart({ role }: { role: Role }) {
  return (
    <div hidden data-passkey={`/passkey/sign-in/${role}`} className="grid gap-4 [[hidden]]:hidden">
      <Button type="button" tone="quiet">
        {messages.passkey.signIn}
      </Button>
      <p
        role="alert"
        tabIndex={-1}
        className="rounded-control border-l-4 border-danger-text bg-danger-ground px-4 py-3 text-danger-text empty:hidden"
      />
    </div>
  );
}
