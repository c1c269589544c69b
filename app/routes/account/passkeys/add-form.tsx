import { useState, type SubmitEvent } from "react";
import { Form, useSubmit } from "react-router";
import { checkPasskeyName, passkeyNameLength } from "#domain/account/passkey.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/notice.tsx";
import { canUsePasskeys } from "#ui/credentials/passkey-support.ts";
import { makePasskey } from "#ui/credentials/passkeys.ts";
import { useIsSubmitting } from "#ui/pending.ts";
import { messages } from "./messages.ts";

type Problem = keyof typeof messages.problems;

/** Adds a passkey with a name, in browsers that can make one. */
export function AddForm({ device, problem }: { device: string; problem: Problem | undefined }) {
  const submit = useSubmit();
  const isSubmitting = useIsSubmitting();
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<Problem | null>(null);
  const isPossible = useHydrated() && canUsePasskeys();
  const shown = isAsking || isSubmitting ? null : (refused ?? problem);

  async function add(name: string) {
    const wrongName = checkPasskeyName(name);
    setRefused(wrongName);
    if (wrongName) return;
    setIsAsking(true);
    const made = await makePasskey("/account/passkeys/challenge");
    setIsAsking(false);
    if (!made.ok) return setRefused(made.reason);
    await submit({ name, answer: made.answer }, { method: "post" });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    if (!isAsking && !isSubmitting && typeof name === "string") void add(name);
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-semibold">{messages.addTitle}</h2>
      {isPossible ? (
        <Form method="post" noValidate onSubmit={onSubmit} className="grid max-w-md gap-4">
          <TextField
            label={messages.name}
            hint={messages.nameHint}
            name="name"
            defaultValue={device}
            maxLength={passkeyNameLength}
            invalid={shown === "required-missing" || shown === "too-long"}
          />
          {shown && <Notice tone="danger">{messages.problems[shown]}</Notice>}
          <Button pending={isAsking || isSubmitting} className="justify-self-start">
            {isAsking || isSubmitting ? messages.adding : messages.add}
          </Button>
        </Form>
      ) : (
        <p className="text-muted">{messages.impossible}</p>
      )}
    </section>
  );
}
