import { useState } from "react";
import { useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";
import { subscribe } from "./subscribe.ts";

type Problem = keyof typeof messages.problems;

/** Asks the browser, after a press, to show notices; in browsers that can't it says what helps. */
export function TurnOn(props: { pushKey: string; problem: Problem | undefined }) {
  const submit = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState(props.problem);
  const isHydrated = useHydrated();
  if (isHydrated && !("PushManager" in window)) {
    const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && "ontouchend" in document;
    return (
      <p className="max-w-prose text-muted">{isApple ? messages.iPhone : messages.impossible}</p>
    );
  }

  async function turnOn() {
    setIsAsking(true);
    setProblem(undefined);
    const made = await subscribe(props.pushKey);
    setIsAsking(false);
    if (!made.ok) return setProblem(made.reason);
    await submit(made.value, { method: "post" });
  }

  return (
    <div className="grid gap-4">
      {problem && <Notice tone="danger">{messages.problems[problem]}</Notice>}
      <noscript>
        <p className="text-muted">{messages.impossible}</p>
      </noscript>
      <Button
        type="button"
        pending={isAsking}
        onClick={() => void turnOn()}
        className="justify-self-start"
      >
        {isAsking ? messages.turningOn : messages.turnOn}
      </Button>
    </div>
  );
}
