import { buttonClass } from "#ui/button.tsx";

/** The link at the end of a guardian's screen, which is not printed. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={`${buttonClass("quiet")} justify-self-start print:hidden`}>
      {children}
    </a>
  );
}
