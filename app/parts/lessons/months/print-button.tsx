import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";

/** Prints the page. Without a script only the browser can, as the hint says. */
export function PrintButton({ label, hint }: { label: string; hint: string }) {
  if (!useHydrated()) return <p className="text-sm text-muted print:hidden">{hint}</p>;
  return (
    <Button type="button" tone="quiet" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
