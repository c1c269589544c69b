import { header as words } from "#content/site/navigation.ts";
import { Button } from "#ui/button.tsx";

/** A plain form, not the router's: logging out loads a whole new document. */
export function LogoutForm({ onLogout }: { onLogout?: (() => void) | undefined }) {
  return (
    <form method="post" action="/logout" onSubmit={onLogout} className="print:hidden">
      <Button tone="quiet">{words.logout}</Button>
    </form>
  );
}
