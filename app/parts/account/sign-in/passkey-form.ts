import { canUsePasskeys } from "#ui/credentials/passkey-support.ts";
import { askForPasskey } from "#ui/credentials/passkeys.ts";
import { messages } from "./messages.ts";

type ShowError = (text: string) => void;

/** @returns the URL to continue at, or null after a refusal, which is shown */
async function signIn(url: string, showError: ShowError): Promise<string | null> {
  const asked = await askForPasskey("/passkey/challenge");
  if (!asked.ok) {
    showError(asked.reason === "offline" ? messages.offline : messages.passkey.cancelled);
    return null;
  }
  const body = new URLSearchParams({ answer: asked.answer });
  const response = await fetch(url, { method: "POST", body });
  if (response.status === 503) {
    showError(messages.away);
    return null;
  }
  const { next, error } = (await response.json()) as { next?: string; error?: string };
  if (next === undefined) showError(error ?? messages.offline);
  return next ?? null;
}

async function press(url: string, button: HTMLButtonElement, showError: ShowError): Promise<void> {
  button.disabled = true;
  try {
    const next = await signIn(url, showError);
    if (next !== null) return location.assign(next);
  } catch {
    showError(messages.offline);
  }
  button.disabled = false;
}

/** Shows the button for a passkey where the browser can use one, and signs in with it. */
export function enhancePasskey(part: HTMLElement): void {
  const button = part.querySelector("button");
  const alert = part.querySelector<HTMLElement>("[role=alert]");
  const url = part.dataset["passkey"];
  if (!button || !alert || url === undefined || !canUsePasskeys()) return;
  const showError = (text: string) => {
    alert.textContent = text;
    alert.focus();
  };
  part.hidden = false;
  button.addEventListener("click", () => {
    alert.textContent = "";
    void press(url, button, showError);
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) button.disabled = false;
  });
}
