import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { canUsePasskeys } from "#ui/credentials/passkey-support.ts";
import { cardClass } from "#ui/card.tsx";
import { messages as words } from "./passkey-offer-messages.ts";
import { noteRefusal, takeSignIn } from "./passkey-offer-storage.ts";

async function isOffered(): Promise<boolean> {
  const response = await fetch("/account/passkeys/offer");
  return response.ok && ((await response.json()) as { isOffered: boolean }).isOffered;
}

export const passkeyTitle = words.title;

/**
 * Whether to offer a passkey: once after a sign-in with a password, on devices that can have one, to
 * people who have none. Without scripts there is no offer.
 */
export function usePasskeyOffer() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!takeSignIn() || !canUsePasskeys()) return;
    // An offer is no reason for an error message.
    isOffered().then(setIsShown, () => {});
  }, []);
  const decline = () => {
    noteRefusal();
    setIsShown(false);
  };
  return { isOffered: isShown, decline };
}

/** The offer in a section of its own. */
export function PasskeyOffer() {
  const offer = usePasskeyOffer();
  if (!offer.isOffered) return null;
  return (
    <section aria-labelledby="passkey-offer" className={`${cardClass} grid gap-3 p-5 print:hidden`}>
      <h2 id="passkey-offer" className="text-xl font-semibold">
        {passkeyTitle}
      </h2>
      <PasskeyChoice onDecline={offer.decline} />
    </section>
  );
}

/** What a passkey is, and the answers to the offer. */
export function PasskeyChoice({ onDecline }: { onDecline: () => void }) {
  return (
    <>
      <p className="max-w-prose">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/account/passkeys" className={buttonClass("primary")}>
          {words.add}
        </Link>
        <Button type="button" tone="quiet" onClick={onDecline}>
          {words.later}
        </Button>
      </div>
    </>
  );
}
