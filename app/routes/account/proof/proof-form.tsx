import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { HiddenUsername } from "#ui/credentials/hidden-username.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/notice.tsx";
import { canUsePasskeys } from "#ui/credentials/passkey-support.ts";
import { askForPasskey } from "#ui/credentials/passkeys.ts";
import { messages } from "./messages.ts";

/**
 * Asks for the password, a code or a passkey. A plain form, not the router's: the browser sends it
 * again to what asked for the proof, with the fields that were typed there.
 */
export function ProofForm(props: {
  email: string;
  held: [name: string, value: string][];
  hasCodes: boolean;
  hasPasskey: boolean;
  error: string | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isHydrated = useHydrated();
  const error = refused ?? props.error;

  async function usePasskey() {
    setIsAsking(true);
    const asked = await askForPasskey("/account/proof/challenge");
    setIsAsking(false);
    if (!asked.ok) {
      return setRefused(asked.reason === "offline" ? messages.offline : messages.cancelled);
    }
    if (answer.current) answer.current.value = asked.answer;
    form.current?.submit();
  }

  return (
    <form ref={form} method="post" noValidate className="grid max-w-md grid-cols-1 gap-4">
      <HiddenUsername email={props.email} />
      {props.held.map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <input ref={answer} type="hidden" name="passkey" />
      {isHydrated && props.hasPasskey && canUsePasskeys() && (
        <Button type="button" pending={isAsking} onClick={() => void usePasskey()}>
          {messages.passkey}
        </Button>
      )}
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="current-password"
        invalid={error !== undefined && refused === null}
      />
      {props.hasCodes && (
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          name="code"
          autoComplete="one-time-code"
        />
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button className="justify-self-start">{messages.confirm}</Button>
    </form>
  );
}
