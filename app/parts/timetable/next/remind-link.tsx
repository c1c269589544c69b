import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** Leads to notices on this device; nobody is asked before they press it. */
export function RemindLink({ isOffered }: { isOffered: boolean }) {
  if (!isOffered) return null;
  return (
    <p className="text-sm print:hidden">
      <TextLink to="/account/reminders">{messages.remindMe}</TextLink>
    </p>
  );
}
