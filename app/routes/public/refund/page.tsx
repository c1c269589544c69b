import { pageMeta } from "#parts/site/page-meta.ts";
import { PolicyPage } from "#parts/site/policy-page.tsx";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/refund");

export default function Refund() {
  return <PolicyPage policy={useSite().policies.refund} />;
}
