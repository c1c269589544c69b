import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { messages } from "./share-messages.ts";

/**
 * Opens the phone's share sheet with a text; nothing where there is none, and without scripts. It shares
 * no address: what is behind a sign-in can't be read by others.
 *
 * @param text read when it is pressed
 */
export function ShareButton({ title, text }: { title: string; text: () => string }) {
  const isHydrated = useHydrated();
  const [hasFailed, setHasFailed] = useState(false);
  // TypeScript knows it in every browser; computers often have none.
  if (!isHydrated || !("share" in navigator)) return null;

  async function share() {
    try {
      await navigator.share({ title, text: text() });
      setHasFailed(false);
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      setHasFailed(!(error instanceof DOMException && error.name === "AbortError"));
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 print:hidden">
      <Button type="button" tone="quiet" onClick={() => void share()}>
        {messages.share}
      </Button>
      <span role="status" className="text-sm text-danger-text empty:hidden">
        {hasFailed ? messages.notShared : null}
      </span>
    </span>
  );
}
