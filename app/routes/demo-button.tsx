import { DemoBadge } from "#art/demo-badge.tsx";
import { demoButton } from "#content/navigation.ts";

// Keeps focused and scrolled-to elements clear of the corner that the button covers.
const scrollPadding = "[html:has(&)]:scroll-pb-24";

/** The picture that floats in the corner of every page and links to the free demo (§2). */
export function DemoButton({ className = "" }: { className?: string }) {
  return (
    <a
      href={demoButton.href}
      className={`${scrollPadding} fixed right-2 bottom-2 z-10 rounded-full transition-transform hover:-rotate-6 sm:right-4 sm:bottom-4 print:hidden ${className}`}
    >
      <DemoBadge
        words={demoButton.words}
        title={demoButton.alt}
        className="size-16 forced-color-adjust-none sm:size-20 min-[90rem]:size-28"
      />
    </a>
  );
}
