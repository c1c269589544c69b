import { TextLink } from "#ui/text-link.tsx";

/** Leads to notices on this device, with its words from the server; nobody is asked before they press it. */
export function RemindLink({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="text-sm print:hidden">
      <TextLink to="/account/reminders">{text}</TextLink>
    </p>
  );
}
