import type { ReactNode } from "react";
import { TextLink } from "#ui/text-link.tsx";

/** One entry of a description list. @param to where the value leads */
export function Fact({ label, value, to }: { label: string; value: ReactNode; to?: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{to === undefined ? value : <TextLink to={to}>{value}</TextLink>}</dd>
    </>
  );
}
