import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { isSlashOn, slashOff } from "#shell/search-slash.ts";
import { AccountSection } from "./section.tsx";
import { messages } from "./shortcut-messages.ts";

const yearInSeconds = 365 * 24 * 60 * 60;

function switchSlash(isOn: boolean): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has cookieStore
  document.cookie = `${slashOff}; Path=/; Max-Age=${isOn ? 0 : yearInSeconds}; SameSite=Strict${secure}`;
}

/** Switches the key that leads to the admins' search on or off. Without scripts there is none. */
export function ShortcutSection() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? (!isHydrated || isSlashOn());
  return (
    <div className="noscript:hidden">
      <AccountSection title={messages.title} text={isOn ? messages.on : messages.off}>
        <Button
          type="button"
          tone="quiet"
          onClick={() => {
            switchSlash(!isOn);
            setChosen(!isOn);
          }}
        >
          {isOn ? messages.turnOff : messages.turnOn}
        </Button>
      </AccountSection>
    </div>
  );
}
