import type { Link } from "#content/site/link.ts";
import { subscriptionWords as words } from "#content/site/navigation.ts";

/** Lessons by another provider; hidden (§2) until the academy switches `shown` on. */
export const individualSubscriptions: { shown: boolean; label: string; links: readonly Link[] } = {
  shown: false,
  label: words.label,
  links: [
    { label: words.math, href: "https://other-tutoring.example/math" },
    { label: words.physics, href: "https://other-tutoring.example/physics" },
    { label: words.chemistry, href: "https://other-tutoring.example/chemistry" },
  ],
};
